import type * as en from '#shared/content/en/mailing-emails.ts'

const named = (boxes: number[]) =>
  boxes.length === 1 ? `buzón ${boxes[0]}` : `buzones ${boxes.join(', ')}`
const theNamed = (boxes: number[]) => `${boxes.length === 1 ? 'el' : 'los'} ${named(boxes)}`

export const mailingEmails: typeof en.mailingEmails = {
  'account-invitation': ({ shop, boxes, lifetime }) => ({
    subject: `${boxes.length === 1 ? 'Su' : 'Sus'} ${named(boxes)} en internet: ${shop.name}`,
    opening: [
      `Usted alquila con nosotros ${theNamed(boxes)}. Con una cuenta ve en nuestro sitio web lo que le ha llegado y hasta cuándo está pagado, y puede pedir que le guardemos el correo mientras está de viaje.`,
      `Abra el enlace e inicie sesión, o cree una cuenta, con la dirección de correo electrónico a la que enviamos este mensaje: ninguna otra cuenta puede recibirlo. El enlace sirve una sola vez, durante ${lifetime}.`,
      'No necesita una cuenta: sin ella, todo sigue igual en nuestro mostrador.',
    ],
    action: 'Ver mi buzón en internet',
    closing: [
      `Usted recibe este correo electrónico porque nos dieron esta dirección para ${theNamed(boxes)}. Si no es suya, no abra el enlace y llámenos al ${shop.phone}.`,
    ],
  }),

  announcement: ({ shop, subject, paragraphs, isTest }) => ({
    subject: isTest ? `Prueba: ${subject}` : subject,
    opening: paragraphs,
    closing: [
      `Usted recibe este correo electrónico porque alquila un buzón con nosotros. ¿Preguntas? Llámenos al ${shop.phone}.`,
    ],
  }),
}
