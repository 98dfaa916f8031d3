import type * as en from '#app/content/en/card-payments.ts'

export const cardPayments: typeof en.cardPayments = {
  title: 'Renovar',
  about:
    'Pague aquí mismo su alquiler por adelantado, con tarjeta. También puede pagar en nuestro mostrador.',
  choose: 'Pagar el alquiler por',
  rent: 'alquiler de {amount}, pagado hasta el {day}',
  owed: 'Solo lo que debe',
  owedText: 'Sin más alquiler: sigue pagado hasta el {day}',
  rows: {
    rent: 'Alquiler, {term}',
    lateFee: 'Recargo por atraso, alquiler del {day}',
    charged: 'Pendiente en su cuenta',
    credit: 'Su saldo a favor',
    total: 'A pagar ahora',
  },
  submit: 'Pagar {amount} con tarjeta',
  submitCredit: 'Renovar con su saldo a favor',
  submitting: 'Un momento…',
  stripe:
    'Los datos de la tarjeta se escriben en la página de Stripe, un servicio de tarjetas. Nunca vemos el número ni guardamos la tarjeta.',
  covered: 'Su saldo a favor lo cubre todo, así que no hace falta tarjeta.',
  paidByCredit:
    'Pagado con su saldo a favor, recibo {receipt}. Su buzón está pagado hasta el {day}.',
  none: 'Por ahora no hay nada que pagar aquí.',
}

export const returnedFromCheckout: typeof en.returnedFromCheckout = {
  payment: {
    awaited: 'Estamos confirmando su pago. Tarda unos segundos; después verá aquí el recibo.',
    left: 'No se cobró nada. Todavía puede elegir y pagar abajo.',
    paid: 'Pagado, gracias: recibo {receipt}. Su buzón está pagado hasta el {day}.',
    failed: 'Este pago no se hizo. Inténtelo de nuevo, por favor.',
  },
  setup: {
    awaited: 'Estamos activando la renovación automática. Tarda unos segundos.',
    left: 'La renovación automática no se activó y no se cobró nada.',
    paid: 'Listo: Stripe guarda su tarjeta, y le enviamos las condiciones por correo electrónico.',
    failed: 'La renovación automática no se activó. Inténtelo de nuevo, por favor.',
  },
  late: 'Está tardando más de lo normal. No tiene que hacer nada: el resultado aparecerá aquí y le avisaremos por correo electrónico.',
  credited:
    'Este alquiler ya estaba pagado. Sus {amount} quedan como saldo a favor para el próximo alquiler: recibo {receipt}.',
}

export const automaticRenewal: typeof en.automaticRenewal = {
  title: 'Renovar automáticamente',
  term: 'Renovar cada',
  option: '{term}: {amount}',
  terms: [
    'Su buzón se renueva solo cada {term}, hasta que usted termine esta renovación automática.',
    'Cada vez se cobra a su tarjeta el alquiler, hoy {amount}, el día en que vence: la próxima vez, el {day}. Se suma lo que deba para entonces, y primero se usa su saldo a favor.',
    'Le enviamos por correo electrónico el importe y cómo evitarlo {days} días antes de cada cobro.',
    'Si nuestro precio cambia, se lo avisamos de 7 a 30 días antes de que se le aplique.',
    'Puede terminarla aquí en cualquier momento, en línea y con solo oprimir un botón. También termina cuando usted da aviso de cierre.',
    'Stripe, un servicio de tarjetas, guarda su tarjeta. Nunca vemos el número.',
  ],
  soon: 'El primer cobro es antes de ese plazo: le enviamos el importe de inmediato.',
  accept:
    'Acepto: mi buzón se renueva automáticamente y se cobra a mi tarjeta, con estas condiciones.',
  submit: 'Activar',
  submitting: 'Un momento…',
  on: {
    title: 'La renovación automática está activada',
    term: 'Se renueva cada',
    next: 'Próximo cobro',
    amount: '{amount} el {day}',
    announced: 'Ya le enviamos este importe por correo electrónico.',
    notYet:
      'Es el importe al día de hoy. Le enviamos por correo electrónico el importe que se cobra {days} días antes.',
  },
  declined:
    'Su tarjeta fue rechazada tres veces, así que la renovación automática se detuvo. Puede pagar arriba o activarla de nuevo.',
  end: {
    button: 'Terminar la renovación automática',
    title: '¿Terminar la renovación automática?',
    text: 'Su buzón sigue abierto. Desde entonces usted mismo paga cada alquiler, aquí o en nuestro mostrador.',
    confirm: 'Terminar',
    keep: 'Dejarla activada',
    ending: 'Terminando…',
    done: 'La renovación automática terminó. No se cobrará nada más a su tarjeta.',
  },
}
