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
  { icon: 'place', text: 'Una dirección física con su número' },
  { icon: 'shield', text: 'Su domicilio particular fuera del correo' },
  { icon: 'key', text: 'Su propia llave' },
  { icon: 'letter', text: 'Un aviso por correo electrónico si llega un paquete' },
  { icon: 'check', text: 'Un testigo para el Formulario 1583' },
  { icon: 'clock', text: 'Reenvío por seis meses después de irse' },
] as const satisfies Translated<typeof en.features>

export const virtualServices: typeof en.virtualServices = {
  title: 'Servicios de correo virtual',
  badge: 'Todavía no disponible',
  services: ['Escanear', 'Reenviar en línea', 'Triturar', 'Depositar cheques'],
}
