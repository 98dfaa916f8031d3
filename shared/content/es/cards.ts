export const cards = {
  stripe: {
    item: {
      one: 'Buzón {box}: alquiler de 1 mes',
      other: 'Buzón {box}: alquiler de {count} meses',
    },
    balance: 'Buzón {box}: saldo pendiente',
  },
  fields: {
    months: 'Elija un plazo',
    accepted: 'Primero acepte la renovación automática',
    shownCents: 'Vuelva a ver el importe',
    key: 'Cada intento necesita su propia identificación',
  },
  refusals: {
    cardsOff: 'La tienda no cobra con tarjeta en línea.',
    changed: 'El importe cambió mientras tanto. Vea el nuevo importe y vuelva a intentarlo.',
    nothingToPay: 'No hay nada que pagar.',
    noSuchTerm: 'La tienda no alquila por tanto tiempo.',
    tooSmall: 'El pago mínimo con tarjeta es de {amount}. Páguelo en el mostrador.',
    unreachable:
      'El servicio de tarjetas no responde. No se cobró nada. Vuelva a intentarlo en unos minutos o pague en el mostrador.',
    automaticOn: 'La renovación automática ya está activada.',
    automaticOff: 'La renovación automática no está activada.',
    leaving: 'Este buzón se va a cerrar, así que no puede renovarse automáticamente.',
  },
}
