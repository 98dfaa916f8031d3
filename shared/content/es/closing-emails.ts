import type * as en from '#shared/content/en/closing-emails.ts'

const bringTheKey = (deposit?: string) =>
  deposit ? [`Traiga su llave a nuestro mostrador y le devolvemos su depósito de ${deposit}.`] : []

const whereMailGoes = (until: string) =>
  `Hasta el ${until} reenviamos lo que siga llegando a la dirección de reenvío de su Formulario 1583; el franqueo corre por su cuenta. Para enviarlo a otro lugar, presente un formulario nuevo antes de irse.`

export const closingEmails: typeof en.closingEmails = {
  'closing-planned': ({
    shop,
    box,
    closesOn = '',
    remailUntil = '',
    agentUntil = '',
    deposit,
    rent = [],
  }) => ({
    subject: `Su buzón ${box} se cierra el ${closesOn}`,
    opening: [
      `Usted dio aviso: el buzón ${box} cierra el ${closesOn}.`,
      ...rent,
      ...bringTheKey(deposit),
      whereMailGoes(remailUntil),
      'Ni usted ni nosotros podemos presentar al Servicio Postal (USPS) un cambio de dirección desde esta dirección: avise a todas las personas que le escriben.',
      `Hasta el ${agentUntil} recibimos documentos judiciales para usted, como lo pide la ley de California.`,
    ],
    action: 'Ver las fechas del cierre',
    closing: [
      `Usted recibe este correo electrónico porque se dio aviso desde su cuenta o en nuestro mostrador. Si no fue usted, llámenos al ${shop.phone} antes de ese día.`,
    ],
  }),

  'closing-withdrawn': ({ shop, box }) => ({
    subject: `Su buzón ${box} sigue abierto`,
    opening: [
      `Se retiró el aviso de cierre del buzón ${box}: el buzón sigue abierto, y el alquiler continúa.`,
    ],
    action: 'Abrir mi buzón',
    closing: [
      `Usted recibe este correo electrónico porque el aviso se retiró en nuestro mostrador. Si no fue usted, llámenos al ${shop.phone}.`,
    ],
  }),

  'mailbox-closed': ({
    shop,
    box,
    closesOn = '',
    remailUntil = '',
    agentUntil = '',
    deposit,
    due,
  }) => ({
    subject: `Su buzón ${box} ya está cerrado`,
    opening: [
      `El buzón ${box} está cerrado desde el ${closesOn}.`,
      ...bringTheKey(deposit),
      ...(due
        ? [`Falta por pagar: ${due}. De esa cantidad se descuenta el depósito que tengamos.`]
        : []),
      whereMailGoes(remailUntil),
      'Ni usted ni nosotros podemos presentar al Servicio Postal (USPS) un cambio de dirección desde esta dirección.',
      `Hasta el ${agentUntil} recibimos documentos judiciales para usted, como lo pide la ley de California.`,
    ],
    action: 'Ver las fechas del cierre',
    closing: [
      `Usted recibe este correo electrónico porque alquiló este buzón. ¿Preguntas? Llame al ${shop.phone}.`,
    ],
  }),
}
