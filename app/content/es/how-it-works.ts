import type * as en from '#app/content/en/how-it-works.ts'
import type { Translated } from '#shared/translated.ts'

export const steps = [
  {
    id: 'choose',
    title: 'Elija su buzón',
    text: 'Escoja un plan y un plazo. El más corto es de {shortestTerm}.',
  },
  {
    id: 'sign',
    title: 'Firme el Formulario 1583 con nosotros',
    text: 'Traiga una identificación con foto y una con domicilio. También puede firmar ante un Notary Public de Estados Unidos.',
  },
  {
    id: 'use',
    title: 'Use su nueva dirección',
    text: 'Dé nuestra dirección física con su número de PMB. Recibimos y guardamos su correo.',
  },
] as const satisfies Translated<typeof en.steps>
