import type * as en from '#app/content/en/auth.ts'
import type { Translated } from '#shared/translated.ts'

export const needsScripts: Translated<typeof en.needsScripts> =
  'Las cuentas necesitan JavaScript, que está desactivado en su navegador. Actívelo o llámenos: también puede hacer todo por teléfono y en el mostrador.'

export const signOut: typeof en.signOut = {
  busy: 'Cerrando sesión…',
  done: 'Su sesión está cerrada.',
  notLoaded:
    'No se pudo cerrar su sesión: esta página no pudo cargar lo que necesita. Inténtelo de nuevo.',
}
