import type * as en from '#shared/content/en/visit-emails.ts'

import { sayNext } from './next-actions.ts'

const whereWeAre = (shop: { addressLines: string[] }) =>
  `Estamos en ${shop.addressLines.join(', ')}.`

const whatIsDue = (due?: string) =>
  due
    ? `El primer pago, ${due} más impuestos, se hace cuando ya firmó y recibe su llave. Antes de eso no debe nada.`
    : 'Usted no debe nada antes de firmar.'

const whyCancelled = ({
  shop,
  isNeedless,
  isGone,
}: Omit<en.VisitFacts, 'when' | 'way' | 'isHere'>) => {
  if (isNeedless) {
    return `Usted recibe este correo electrónico por un cambio que se hizo en nuestro mostrador. ¿Preguntas? Llame al ${shop.phone}.`
  }
  return isGone
    ? `Usted recibe este correo electrónico porque se eliminó la cuenta con la que se reservó. Si no fue usted, llámenos al ${shop.phone}.`
    : `Usted recibe este correo electrónico porque la visita se canceló desde su cuenta o con su enlace. Si no fue usted, llámenos al ${shop.phone}.`
}

export const visitEmails: typeof en.visitEmails = {
  'visit-booked': ({ shop, when, way, isHere, next, due }) => ({
    subject: `Su visita el ${when}`,
    opening: [
      `Usted reservó una visita con ${shop.name}: el ${when}, ${way}.`,
      ...(isHere ? [whereWeAre(shop)] : []),
      ...sayNext(next),
      whatIsDue(due),
    ],
    action: 'Cambiar o cancelar esta visita',
    closing: [
      'El archivo adjunto agrega la visita a su calendario. El enlace no pide contraseña: guárdelo solo para usted.',
      `Usted recibe este correo electrónico porque se reservó una visita desde su cuenta. Si no fue usted, cancélela con el enlace o llámenos al ${shop.phone}.`,
    ],
  }),

  'visit-moved': ({ shop, when, way, isHere, next }) => ({
    subject: `Cambió su visita: ahora es el ${when}`,
    opening: [
      `Su visita con ${shop.name} cambió. Ahora es el ${when}, ${way}.`,
      ...(isHere ? [whereWeAre(shop)] : []),
      ...sayNext(next),
    ],
    action: 'Cambiar o cancelar esta visita',
    closing: [
      'El archivo adjunto la cambia también en su calendario.',
      `Usted recibe este correo electrónico porque la visita o su solicitud se cambió desde su cuenta o con un enlace. Si no fue usted, llámenos al ${shop.phone}.`,
    ],
  }),

  'visit-cancelled': ({ shop, when, isNeedless, isGone }) => ({
    subject: `Se canceló su visita del ${when}`,
    opening: [
      `Su visita con ${shop.name} del ${when} está cancelada.`,
      ...(isNeedless ? ['La visita ya no hace falta; no necesita venir.'] : []),
      ...(isNeedless || isGone ? [] : ['Puede reservar otra en su cuenta cuando quiera.']),
    ],
    action: 'Ver esta visita',
    closing: [
      'El archivo adjunto la quita de su calendario.',
      whyCancelled({ shop, isNeedless, isGone }),
    ],
  }),

  'visit-reminder': ({ shop, when, way, isHere, next, due }) => ({
    subject: `Recordatorio: su visita del ${when}`,
    opening: [
      `Usted tiene una visita con ${shop.name}: el ${when}, ${way}.`,
      ...(isHere ? [whereWeAre(shop)] : []),
      ...sayNext(next),
      whatIsDue(due),
    ],
    action: 'Cambiar o cancelar esta visita',
    closing: ['Usted recibe este correo electrónico el día antes de una visita que reservó.'],
  }),

  'visit-conflict': ({ shop, when }) => ({
    subject: `Elija otra hora, por favor: su visita del ${when}`,
    opening: [
      `El ${when} tiene usted una visita con ${shop.name}. Nuestro horario de ese día cambió, y a esa hora vamos a estar cerrados. Disculpe la molestia.`,
      'Elija otra hora o cancele la visita con el botón. Toma un minuto y no necesita contraseña.',
    ],
    action: 'Elegir otra hora',
    closing: [
      `Usted recibe este correo electrónico porque nuestro horario cambió después de que usted reservó. ¿Preguntas? Llame al ${shop.phone}.`,
    ],
  }),
}
