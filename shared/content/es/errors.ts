import type * as en from '#shared/content/en/errors.ts'
import { errors as english } from '#shared/content/en/errors.ts'

export type { Errors } from '#shared/content/en/errors.ts'

/** The wire's sentences stay as supabase/auth and PostgREST have them; clients read the codes. */
export const errors: typeof en.errors = {
  ...english,
  notFound: 'No se encontró',
  methodNotAllowed: 'Este método no se permite aquí',
  internal: 'Error interno del servidor',
  unavailable:
    'El servicio no está disponible en este momento. Inténtelo de nuevo en unos segundos.',
  rateLimit: 'Demasiadas solicitudes. Espere un poco e inténtelo de nuevo.',
  emailRateLimit: 'Demasiados correos electrónicos. Espere un poco e inténtelo de nuevo.',
  emailChangeRateLimit: (seconds) =>
    `Por seguridad, solo puede pedir esto después de ${seconds} segundos.`,

  bodyTooLarge: 'La solicitud es demasiado grande',
  expected: (what) => `se espera ${what}`,
  anotherValue: 'otro valor',
  fieldUnknown: 'este campo no se acepta',
  tooManyFields: 'Hay demasiados campos',
  notStorable: 'La solicitud contiene caracteres que no se pueden guardar',

  messageType: 'Un mensaje se envía como JSON o como formulario',
  messageIncomplete: 'El mensaje no está completo',
  messageFromElsewhere: 'Los mensajes se envían desde el sitio web de la tienda',
  tooManyMessages: 'Demasiados mensajes',
}

export const barePages: typeof en.barePages = {
  language: 'es',
  home: 'Ir al inicio',
  addressTooLong: 'La dirección de esta página es demasiado larga.',
  timeout: 'La solicitud no llegó a tiempo. Inténtelo de nuevo.',
  notUnderstood: 'Este sitio no pudo entender la solicitud.',
  failed: 'Algo salió mal aquí. Inténtelo de nuevo.',
  stillMade: 'Esta página todavía se está creando. Se mostrará sola cuando esté lista.',
}
