import type * as en from '#app/content/en/auth.ts'
import type { Translated } from '#shared/translated.ts'

export const needsScripts: Translated<typeof en.needsScripts> =
  'Las cuentas necesitan JavaScript, que está desactivado en su navegador. Actívelo o llámenos: también puede hacer todo por teléfono y en el mostrador.'

export const signOut: typeof en.signOut = {
  busy: 'Cerrando sesión…',
  done: 'Su sesión está cerrada.',
  unsent: {
    one: 'Hay 1 registro del mostrador que todavía no se envió al servidor. Si cierra la sesión, se borra de este dispositivo. ¿Quiere cerrarla de todos modos?',
    other:
      'Hay {count} registros del mostrador que todavía no se enviaron al servidor. Si cierra la sesión, se borran de este dispositivo. ¿Quiere cerrarla de todos modos?',
  },
  notLoaded:
    'No se pudo cerrar su sesión: esta página no pudo cargar lo que necesita. Inténtelo de nuevo.',
}
