import type * as en from '#app/content/en/features.ts'
import type { Translated } from '#shared/translated.ts'

export const journey = [
  {
    id: 'addressed',
    title: 'Nos lo envían',
    text: 'El remitente escribe el nombre de usted, nuestra dirección física y su número de PMB.',
  },
  {
    id: 'received',
    title: 'Lo recibimos',
    text: 'La empresa de paquetería lo entrega en mano en nuestro mostrador.',
  },
  {
    id: 'kept',
    title: 'Espera bajo llave',
    text: 'El correo va a su buzón; los paquetes, detrás del mostrador.',
  },
  {
    id: 'collected',
    title: 'Usted lo recoge',
    text: '{openDays}.',
  },
] as const satisfies Translated<typeof en.journey>

export const features = [
  {
    icon: 'place',
    title: 'Una dirección física',
    text: 'Con su propio número de buzón, para correo personal o para un negocio.',
  },
  {
    icon: 'shield',
    title: 'Privacidad para su hogar',
    text: 'Su domicilio particular está en su Formulario 1583, no en su correo.',
  },
  {
    icon: 'key',
    title: 'Su propia llave',
    text: 'Solo usted recoge su correo, con su llave o una identificación con foto, y la persona que nombre en su formulario, cuyas dos identificaciones hemos visto.',
  },
  {
    icon: 'letter',
    title: 'Le escribimos cuando llega',
    text: 'Recibe un correo electrónico cuando llega un paquete, o correo por el que firmamos. Los planes dicen qué paquetes acepta cada uno.',
  },
  {
    icon: 'check',
    title: 'Un testigo para el Formulario 1583',
    text: 'Fírmelo delante de nosotros. No hace falta un Notary Public.',
  },
  {
    icon: 'clock',
    title: 'Seis meses después de irse',
    text: 'Reenviamos lo que siga llegando; usted paga el costo.',
  },
] as const satisfies Translated<typeof en.features>

export const virtualServices: typeof en.virtualServices = {
  title: 'Servicios de correo virtual',
  badge: 'Todavía no disponible',
  text: 'Hoy le guardamos su correo en el mostrador.',
  services: ['Escanear', 'Reenviar en línea', 'Triturar', 'Depositar cheques'],
}
