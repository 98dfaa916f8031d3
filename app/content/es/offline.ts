import type * as en from '#app/content/en/offline.ts'

export const offline: typeof en.offline = {
  title: 'Sin conexión',
  description: 'Esta página necesita internet, y en este momento su dispositivo no tiene conexión.',
  text: 'Esta página necesita internet, y en este momento su dispositivo no tiene conexión. Estas páginas no la necesitan:',
  again: 'Intentar de nuevo',
  kept: 'Para leer sin conexión',
  links: [
    { name: 'Página de inicio', path: '/' },
    { name: 'Cómo funciona', path: '/how-it-works' },
    { name: 'Servicios', path: '/services' },
    { name: 'Artículos', path: '/blog' },
    { name: 'Hoja de preparación 1583, para imprimir', path: '/Forms/es/ps1583.pdf' },
    { name: 'Hoja de preparación 1583, para llenar', path: '/Forms/es/ps1583-Online.pdf' },
  ],
  reach: 'Contáctenos',
  hours: 'Este es el horario de siempre. Algunos días cambia: llame antes de venir.',
}
