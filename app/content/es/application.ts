import type * as en from '#app/content/en/application.ts'

export const application: typeof en.application = {
  title: 'Solicite con el Formulario 1583',
  lead: 'El Servicio Postal pide este formulario y dos identificaciones a toda persona que recibe correo aquí.',
  here: {
    title: 'En persona, la manera fácil',
    steps: [
      'Traiga una identificación con foto y una con domicilio.',
      'No firme el formulario antes.',
      'Firme frente a nosotros, sin Notary Public.',
    ],
  },
  byMail: {
    title: 'Por correo',
    steps: [
      {
        title: 'Llene e imprima el formulario',
        text: 'Nuestra hoja de preparación le ayuda a reunir las respuestas. No firme todavía.',
      },
      {
        title: 'Firme ante un Notary Public, con identificación',
        text: 'De Estados Unidos, con sus dos identificaciones. Solo así hace falta uno: con nosotros no se necesita.',
      },
      {
        title: 'Envíelo por correo certificado',
        text: 'Con copias claras de las dos identificaciones, a nuestra dirección.',
      },
      {
        title: 'Llámenos para saber cómo va',
        text: 'Le decimos qué falta, o cuándo está listo su buzón. La declaración de enterado de California la firma al recibir su llave.',
      },
    ],
  },
  ways: 'Maneras de firmar',
  papers: 'Formularios e identificaciones',
  elsewhere: '¿No puede venir? Ante un Notary Public, o por correo',
  photoIds: 'Identificaciones con foto: trae una',
  addressIds: 'Identificaciones con domicilio: trae una',
  noDoubleUse: 'Ningún documento cuenta dos veces. Nada puede estar vencido.',
  contactLink: 'Adónde enviarlo',
}
