import type * as en from '#app/content/en/shared-pictures.ts'
import type { Translated } from '#shared/translated.ts'

export const sharedPictures = [
  {
    name: 'plans',
    under: ['plans'],
    title: 'Cuánto cuesta un buzón, en total',
  },
  { name: 'services', under: ['/services'], title: 'Lo que hacemos por su correo y sus papeles' },
  { name: 'tools', under: ['/tools', '/ai-tools'], title: 'Pequeñas ayudas para el papeleo' },
  { name: 'blog', under: ['/blog'], title: 'El correo y la privacidad, explicados' },
  { name: 'shop', under: ['/'], title: 'Una dirección física para su correo' },
] as const satisfies Translated<typeof en.sharedPictures>
