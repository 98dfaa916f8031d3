import type * as en from '#shared/content/en/rent-rules.ts'

export const rentRules: typeof en.rentRules = {
  due: 'El alquiler se paga a más tardar el último día que ya está pagado.',
  late: 'Por cada fecha de pago que se vence sin pagar se agrega, una sola vez, un recargo por atraso de {lateFee}, a partir del día siguiente como muy pronto. Su cuenta dice desde qué día.',
  renews:
    'Su buzón no termina con el plazo: se renueva, al precio que acordamos, hasta que usted lo cierre.',
  pays: 'No guardamos ninguna tarjeta ni cobramos nada automáticamente: usted paga cada alquiler en nuestro mostrador.',
  stop: 'Para cerrarlo, dé aviso en su cuenta o en nuestro mostrador, para cualquier día de aquí a un año.',
  until: 'Usted debe el alquiler hasta el día en que cierra; el mes que ya empezó cuenta completo.',
  minimum:
    'El contrato mínimo es de {minimum}: si cierra antes, de todos modos debe el alquiler hasta que se cumpla ese plazo.',
  leaving: {
    none: 'El alquiler que ya pagó por días posteriores no se devuelve.',
    daily: 'Le devolvemos el alquiler de los días posteriores.',
  },
  deposit: 'El depósito se devuelve con la llave.',
}
