import type * as en from '#shared/content/en/rent-rules.ts'

export const rentRules: typeof en.rentRules = {
  due: 'El próximo alquiler se paga a más tardar el último día del período ya pagado.',
  late: 'Por cada fecha de pago que pasa sin que se pague se agrega una sola vez un recargo por atraso de {lateFee}, nunca antes del día siguiente. Su cuenta dice a partir de qué día.',
  renews:
    'Su buzón no termina con el plazo: se renueva, al precio que acordamos, hasta que usted lo cierre.',
  pays: 'No guardamos ninguna tarjeta ni cobramos nada automáticamente, salvo que usted lo pida. El primer pago se hace en nuestro mostrador.',
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
