import type * as en from '#app/content/en/mobile-app.ts'
import type { Translated } from '#shared/translated.ts'

export const mobileApp = {
  title: 'Ténganos en su pantalla de inicio',
  lead: 'Este sitio funciona como una aplicación, sin tienda de aplicaciones.',
  devices: [
    {
      id: 'iphone',
      name: 'iPhone y iPad',
      steps: [
        'Abra esta página en Safari.',
        'Toque Compartir.',
        'Elija Agregar a pantalla de inicio.',
      ],
    },
    {
      id: 'android',
      name: 'Android',
      steps: [
        'Abra esta página en Chrome.',
        'Toque el menú de los tres puntos.',
        'Elija Agregar a pantalla principal.',
      ],
    },
    {
      id: 'desktop',
      name: 'Computadora',
      steps: [
        'Abra esta página en Chrome o Edge.',
        'Abra el menú del navegador.',
        'Elija Instalar o Crear acceso directo.',
      ],
    },
  ],
} as const satisfies Translated<typeof en.mobileApp>

export const installing: typeof en.installing = {
  install: 'Instalar la aplicación',
}
