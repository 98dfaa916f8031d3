import type * as en from '#shared/content/en/mail-emails.ts'

const kinds = {
  parcel: 'paquete',
  accountable: 'paquete por el que firmamos',
  'accountable-letter': 'carta por firmar',
  letters: 'cartas de su buzón',
}

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`

export const mailEmails: typeof en.mailEmails = {
  'mail-arrived': ({ shop, box, parcels = 0, accountable = 0, hasLetters = false, keptUntil }) => ({
    subject: `Le llegó correo al buzón ${box}`,
    opening: [
      'Esto llegó para usted:',
      ...(parcels > 0 ? [count(parcels, 'paquete', 'paquetes')] : []),
      ...(accountable > 0
        ? [count(accountable, 'carta por la que firmamos', 'cartas por las que firmamos')]
        : []),
      ...(hasLetters ? ['cartas en su buzón'] : []),
      ...(keptUntil ? [`Con su plan, lo guardamos en el mostrador hasta el ${keptUntil}.`] : []),
      'Traiga una identificación con foto para recogerlo en el mostrador.',
    ],
    action: 'Ver qué le espera',
    closing: [
      `Usted recibe este correo electrónico porque alquila el buzón ${box}. Si va a estar fuera, puede pedir una retención en su cuenta: mientras dure, no enviamos avisos. ¿Preguntas? Llame al ${shop.phone}.`,
    ],
  }),

  'mail-overdue': ({ shop, box, parcels = 0 }) => ({
    subject: `Falta recoger: correo del buzón ${box}`,
    opening: [
      'Esto lleva aquí más tiempo del que incluye su plan:',
      ...(parcels > 0 ? [count(parcels, 'paquete', 'paquetes')] : []),
      `Recójalo, o llámenos al ${shop.phone}: podemos acordar más tiempo o devolverlo al remitente.`,
    ],
    action: 'Ver qué le espera',
    closing: [`Usted recibe este correo electrónico una sola vez, porque alquila el buzón ${box}.`],
  }),

  'mail-mistaken': ({ shop, box, parcels = 0 }) => ({
    subject: `Nos equivocamos: correo del buzón ${box}`,
    opening: [
      `Le avisamos de ${parcels > 0 ? 'un paquete' : 'una carta por la que firmamos'} que es para otro buzón. Fue un error nuestro: por ese aviso no hay nada que recoger.`,
    ],
    action: 'Ver qué le espera',
    closing: [
      `Usted recibe este correo electrónico porque alquila el buzón ${box}. ¿Esperaba este correo? Llámenos al ${shop.phone}.`,
    ],
  }),

  'mail-sent-on': ({ shop, box, sent = [], clerk, when }) => ({
    subject: `Le reenviamos su correo: buzón ${box}`,
    opening: [
      `El ${when}, ${clerk ? `${clerk}, de ${shop.name},` : shop.name} le reenvió esto:`,
      ...sent.map(({ kind, tracking }) => (tracking ? `${kinds[kind]} ${tracking}` : kinds[kind])),
      'Lo enviamos a la dirección que usted nos dio. La imprimimos en una sola etiqueta y no la guardamos.',
    ],
    action: 'Ver su buzón',
    closing: [
      `Usted recibe este correo electrónico porque le llegó correo al buzón ${box}. Si no lo recibe, llámenos al ${shop.phone}.`,
    ],
  }),

  'mail-collected': ({ shop, box, items = 0, collector, when }) => ({
    subject: `Recogieron correo del buzón ${box}`,
    opening: [
      `El ${when}, ${collector} recogió ${count(items, 'envío', 'envíos')} del buzón ${box}. Vimos una identificación con foto y tomamos una firma.`,
    ],
    action: 'Ver su buzón',
    closing: [
      `Usted recibe este correo electrónico porque nombró a ${collector} para recoger su correo. Si algo no está bien, llámenos al ${shop.phone}.`,
    ],
  }),
}
