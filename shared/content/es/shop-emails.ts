import type * as en from '#shared/content/en/shop-emails.ts'
import { shopEmails as english } from '#shared/content/en/shop-emails.ts'
import { staffEmails } from '#shared/content/en/staff.ts'

import { mailEmails } from './mail-emails.ts'

export type { ShopEmails } from '#shared/content/en/shop-emails.ts'

export const shopEmails: typeof en.shopEmails = {
  moment: (instant, timeZone) =>
    new Intl.DateTimeFormat('es-US', {
      timeZone,
      dateStyle: 'full',
      timeStyle: 'short',
      hour12: true,
    })
      .format(instant)
      .replaceAll(/[\u00a0\u202f]/g, ' '),
  day: (day) =>
    new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', dateStyle: 'long' }).format(
      Date.parse(day),
    ),
  ways: {
    counter: 'en nuestro mostrador',
    video: 'por video en vivo',
    notary: 'en nuestro mostrador, con el formulario que firmó ante su Notary Public',
  },
  signInLeft: english.signInLeft,
  visitTitle: (shop) => `Visita a ${shop}`,

  'visit-booked': ({ shop, when, way, isSigned }) => ({
    subject: `Su visita: ${when}`,
    opening: [
      `Usted reservó una visita con ${shop.name}: ${when}, ${way}.`,
      isSigned
        ? 'Traiga el formulario que firmó ante su Notary Public y las dos identificaciones de cada persona que firmó, en original.'
        : 'Traiga las dos identificaciones de cada persona que firma, en original. Firme el formulario solo delante de nosotros. No se paga nada antes de firmar.',
    ],
    action: 'Cambiar o cancelar esta visita',
    closing: [
      'El archivo que va con este correo electrónico pone la visita en su calendario. El enlace no pide contraseña: guárdelo solo para usted.',
      `Usted recibe este correo electrónico porque se reservó una visita desde su cuenta. Si no fue usted, cancélela con el enlace o llámenos al ${shop.phone}.`,
    ],
  }),

  'visit-moved': ({ shop, when, way }) => ({
    subject: `Su visita cambió: ahora es ${when}`,
    opening: [`Su visita con ${shop.name} cambió. Ahora es: ${when}, ${way}.`],
    action: 'Cambiar o cancelar esta visita',
    closing: [
      'El archivo que va con este correo electrónico la cambia también en su calendario.',
      `Usted recibe este correo electrónico porque la visita se cambió desde su cuenta o con su enlace. Si no fue usted, llámenos al ${shop.phone}.`,
    ],
  }),

  'visit-cancelled': ({ shop, when }) => ({
    subject: `Visita cancelada: ${when}`,
    opening: [`Su visita con ${shop.name}, ${when}, está cancelada.`],
    action: 'Ver esta visita',
    closing: [
      'Puede reservar otra en su cuenta cuando quiera.',
      `Usted recibe este correo electrónico porque la visita se canceló desde su cuenta o con su enlace. Si no fue usted, llámenos al ${shop.phone}.`,
    ],
  }),

  'visit-reminder': ({ shop, when, way, isSigned }) => ({
    subject: `Recordatorio de su visita: ${when}`,
    opening: [
      `Usted tiene una visita con ${shop.name}: ${when}, ${way}.`,
      `Estamos en ${shop.addressLines.join(', ')}. Traiga las dos identificaciones de cada persona que firma, en original, y el formulario ${isSigned ? 'que firmó ante su Notary Public' : 'sin firmar'}.`,
    ],
    action: 'Cambiar o cancelar esta visita',
    closing: ['Usted recibe este correo electrónico el día antes de una visita que reservó.'],
  }),

  'application-filed': ({ shop, forms = 0, ids = 0 }) => ({
    subject: `Tenemos su solicitud: ${shop.name}`,
    opening: [
      'Su solicitud de un buzón está presentada. Usted no debe nada antes de firmar.',
      `Se necesitan ${forms === 1 ? 'un formulario' : `${forms} formularios`} y ${ids} identificaciones. El siguiente paso es reservar una visita, si aún no lo ha hecho.`,
    ],
    action: 'Ver cómo va',
    closing: [
      `Usted recibe este correo electrónico porque se presentó una solicitud desde su cuenta, o a su nombre en nuestro mostrador. Si no fue usted, llámenos al ${shop.phone}.`,
    ],
  }),

  'application-withdrawn': ({ shop }) => ({
    subject: `Su solicitud está retirada: ${shop.name}`,
    opening: [
      'Su solicitud de un buzón está retirada, y las visitas reservadas con su cuenta están canceladas. Usted no debe nada.',
    ],
    action: 'Abrir mi cuenta',
    closing: [
      `Puede volver a solicitar un buzón cuando quiera. Si no fue usted quien la retiró, llámenos al ${shop.phone}.`,
    ],
  }),

  'forms-signed': ({ shop }) => ({
    subject: `Sus formularios están firmados: ${shop.name}`,
    opening: [
      'Todos los formularios de su solicitud están firmados. Ahora los registramos ante el Servicio Postal (USPS) y preparamos su llave.',
    ],
    action: 'Ver cómo va',
    closing: [
      `Usted recibe este correo electrónico por su solicitud. ¿Preguntas? Llame al ${shop.phone}.`,
    ],
  }),

  'mailbox-active': ({ shop, address = [], paidThrough = '' }) => ({
    subject: `Su buzón está listo: ${shop.name}`,
    opening: [
      'Su buzón está activo. Escriba su dirección así, con su nombre arriba:',
      ...address,
      `Está pagado hasta el ${paidThrough}.`,
    ],
    action: 'Abrir mi buzón',
    closing: [
      `Usted recibe este correo electrónico porque alquila un buzón. ¿Preguntas? Llame al ${shop.phone}.`,
    ],
  }),

  'closing-planned': ({ shop, box, closesOn = '', remailUntil = '', agentUntil = '' }) => ({
    subject: `El buzón ${box} cierra el ${closesOn}`,
    opening: [
      `Usted dio aviso: el buzón ${box} cierra el ${closesOn}.`,
      `Hasta el ${remailUntil} reenviamos lo que siga llegando; el franqueo corre por su cuenta. Ni usted ni nosotros podemos presentar al Servicio Postal (USPS) un cambio de dirección desde esta dirección: avise a todas las personas que le escriben.`,
      `Hasta el ${agentUntil} recibimos documentos judiciales para usted, como lo pide la ley de California.`,
    ],
    action: 'Ver el plan de cierre',
    closing: [
      `Usted recibe este correo electrónico porque se dio aviso desde su cuenta o en nuestro mostrador. Si no fue usted, llámenos al ${shop.phone} antes de ese día.`,
    ],
  }),

  'closing-withdrawn': ({ shop, box }) => ({
    subject: `El buzón ${box} sigue abierto`,
    opening: [
      `El aviso de cierre del buzón ${box} está retirado: el buzón sigue abierto, y su alquiler continúa.`,
    ],
    action: 'Abrir mi buzón',
    closing: [
      `Usted recibe este correo electrónico porque el aviso se retiró en nuestro mostrador. Si no fue usted, llámenos al ${shop.phone}.`,
    ],
  }),

  'mailbox-closed': ({ shop, box, closesOn = '', remailUntil = '', agentUntil = '' }) => ({
    subject: `El buzón ${box} está cerrado`,
    opening: [
      `El buzón ${box} está cerrado desde el ${closesOn}.`,
      `Hasta el ${remailUntil} reenviamos lo que siga llegando; el franqueo corre por su cuenta. Ni usted ni nosotros podemos presentar al Servicio Postal (USPS) un cambio de dirección desde esta dirección.`,
      `Hasta el ${agentUntil} recibimos documentos judiciales para usted, como lo pide la ley de California.`,
    ],
    action: 'Ver el plan de cierre',
    closing: [
      `Usted recibe este correo electrónico porque alquiló este buzón. ¿Preguntas? Llame al ${shop.phone}.`,
    ],
  }),

  ...mailEmails,
  ...staffEmails,

  receipt: ({ shop, receipt }) => {
    if (!receipt) throw new Error('A receipt says what was paid')
    const { number, box, on, paragraphs } = receipt
    return {
      subject: `Recibo ${number}: ${shop.name}`,
      opening: [`Recibo ${number} del ${on}, buzón ${box}.`, ...paragraphs],
      action: 'Abrir mi buzón',
      closing: [
        `Usted recibe este correo electrónico porque pagó en nuestro mostrador. ¿Preguntas? Llame al ${shop.phone}.`,
      ],
    }
  },
}
