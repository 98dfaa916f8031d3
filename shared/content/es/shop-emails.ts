import { spaceDayPeriod } from '#shared/content/day-period.ts'
import type * as en from '#shared/content/en/shop-emails.ts'
import { shopEmails as english } from '#shared/content/en/shop-emails.ts'
import { staffEmails } from '#shared/content/staff.ts'

import { changeEmails } from './change-emails.ts'
import { closingEmails } from './closing-emails.ts'
import { leavingEmails } from './leaving-emails.ts'
import { mailEmails } from './mail-emails.ts'
import { mailingEmails } from './mailing-emails.ts'
import { sayNext } from './next-actions.ts'
import { reminderEmails } from './reminder-emails.ts'
import { rentRules } from './rent-rules.ts'
import { visitEmails } from './visit-emails.ts'

export type { ShopEmails } from '#shared/content/en/shop-emails.ts'

export const shopEmails: typeof en.shopEmails = {
  moment: (instant, timeZone) => {
    const inWords = (options: Intl.DateTimeFormatOptions) =>
      spaceDayPeriod(new Intl.DateTimeFormat('es-US', { timeZone, ...options }).format(instant))
    const time = inWords({ timeStyle: 'short', hour12: true })
    const at = time.startsWith('1:') ? 'a la' : 'a las'
    return [inWords({ weekday: 'long' }), inWords({ dateStyle: 'long' }), at, time].join(' ')
  },
  day: (day) =>
    new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', dateStyle: 'long' }).format(
      Date.parse(day),
    ),
  ways: {
    counter: 'en nuestro mostrador',
    video: 'por video en vivo',
    notary: 'en nuestro mostrador',
  },
  signInLeft: english.signInLeft,
  hours: {
    locale: 'es-US',
    days: (first, last) => `${first} a ${last}`,
    times: (opens, closes) => spaceDayPeriod(`de ${opens} a ${closes}`),
  },
  visitTitle: (shop) => `Visita a ${shop}`,
  visitFile: 'visita.ics',
  visitDescription: ({ phone, next }) => [
    ...sayNext(next),
    `Para cambiarla o cancelarla, abra el enlace de nuestro correo electrónico o llame al ${phone}.`,
  ],

  ...visitEmails,

  gathered: ({ shop, subjects, more }) => ({
    subject: 'Cambios en su solicitud y sus visitas',
    opening: [
      'En menos de una hora hubo varios cambios. Este correo electrónico los reúne todos, en orden:',
      ...subjects,
      ...(more > 0 ? [`Y ${more} más antes de estos.`] : []),
    ],
    action: 'Ver cómo va',
    closing: [
      `Usted recibe este correo electrónico porque todo esto se hizo desde su cuenta, con sus enlaces o en nuestro mostrador. Si no fue usted, llámenos al ${shop.phone}.`,
    ],
  }),

  'application-filed': ({ shop, forms = 0, ids = 0, next }) => ({
    subject: `Recibimos su solicitud: ${shop.name}`,
    opening: [
      'Recibimos su solicitud de un buzón. Usted no debe nada antes de firmar.',
      `Se necesitan ${forms === 1 ? 'un formulario' : `${forms} formularios`} y ${ids} identificaciones.`,
      ...sayNext(next),
    ],
    action: 'Ver cómo va',
    closing: [
      `Usted recibe este correo electrónico porque se presentó una solicitud desde su cuenta, o a su nombre en nuestro mostrador. Si no fue usted, llámenos al ${shop.phone}.`,
    ],
  }),

  'application-invitation': ({ shop, forms, ids, lifetime }) => ({
    subject: `Una solicitud con su dirección: ${shop.name}`,
    opening: [
      'En nuestro mostrador se presentó una solicitud de buzón con esta dirección de correo electrónico. Usted no debe nada antes de firmar.',
      `Se necesitan ${forms === 1 ? 'un formulario' : `${forms} formularios`} y ${ids} identificaciones.`,
      `¿Es suya? Abra el enlace e inicie sesión, o cree una cuenta, y quedará en su cuenta. El enlace sirve una sola vez, durante ${lifetime}.`,
    ],
    action: 'Pasarla a mi cuenta',
    closing: [
      `Usted recibe este correo electrónico porque en nuestro mostrador se dio esta dirección. Si no es suya, no abra el enlace y llámenos al ${shop.phone}.`,
    ],
  }),

  'forms-signed': ({ shop, hours = '', differing = [], due, readyOn = '' }) => ({
    subject: `Ya están firmados sus formularios: ${shop.name}`,
    opening: [
      'Todos los formularios de su solicitud están firmados.',
      `Lo que sigue: los registramos ante el Servicio Postal (USPS), por lo general hoy mismo o el ${readyOn}. Después recibe su llave en nuestro mostrador, y su correo ya puede llegar. Traiga una identificación con foto.`,
      ...(due ? [`El primer pago, ${due} más impuestos, se hace al recibir la llave.`] : []),
      `Abrimos: ${hours}`,
      ...differing,
    ],
    action: 'Ver cómo va',
    closing: [
      `Usted recibe este correo electrónico por su solicitud. ¿Preguntas? Llame al ${shop.phone}.`,
    ],
  }),

  'mailbox-active': ({
    shop,
    address = [],
    recipients = 1,
    paidThrough = '',
    minimumUntil,
    hours = '',
    differing = [],
  }) => ({
    subject: `Su buzón está listo: ${shop.name}`,
    opening: [
      `Su buzón está activo. Escriba su dirección así${address.length < 3 ? ', con su nombre arriba' : recipients > 1 ? ', cada quien con su propio nombre en la primera línea' : ''}:`,
      address.join('\n'),
      `Está pagado hasta el ${paidThrough}. ${rentRules.due} ${rentRules.renews} ${rentRules.pays}`,
      `${rentRules.stop} ${rentRules.until}${minimumUntil ? ` El contrato mínimo dura hasta el ${minimumUntil}: si cierra antes, de todos modos debe el alquiler hasta ese día.` : ''}`,
      'No hace falta que venga a ver: le enviamos un correo electrónico poco después de que llega un paquete, o una carta por la que firmamos. Lo que llega casi al mismo tiempo va en un solo mensaje. Traiga una identificación con foto para recoger lo que está en el mostrador.',
      `Puede recoger su correo cuando estamos abiertos: ${hours}`,
      ...differing,
    ],
    action: 'Abrir mi buzón',
    closing: [
      `Usted recibe este correo electrónico porque alquila un buzón. ¿Preguntas? Llame al ${shop.phone}.`,
    ],
  }),

  ...changeEmails,
  ...closingEmails,
  ...leavingEmails,
  ...mailEmails,
  ...mailingEmails,
  ...reminderEmails,
  ...staffEmails,

  receipt: ({ shop, receipt }) => {
    if (!receipt) throw new Error('A receipt says what was paid')
    const { number, box, on, paragraphs } = receipt
    return {
      subject: `Su recibo ${number}: ${shop.name}`,
      opening: [`Recibo ${number} del ${on}, buzón ${box}.`, ...paragraphs],
      action: 'Abrir mi buzón',
      closing: [
        `Usted recibe este correo electrónico porque pagó en nuestro mostrador. ¿Preguntas? Llame al ${shop.phone}.`,
      ],
    }
  },
}
