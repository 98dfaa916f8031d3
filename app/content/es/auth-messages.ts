import type * as en from '#app/content/en/auth-messages.ts'

export const messages: typeof en.messages = {
  registered:
    '¡Su cuenta quedó creada! Antes de iniciar sesión, busque en su correo electrónico el enlace de confirmación.',
  resetSent: 'Le enviamos por correo electrónico las instrucciones para cambiar su contraseña',
  resent:
    'Le reenviamos el correo de confirmación. Revise su bandeja de entrada y su carpeta de correo no deseado (spam).',
  passwordReset: '¡Contraseña cambiada! Vamos a la página para iniciar sesión…',
  confirmedSignedIn: '¡Correo electrónico confirmado! Vamos al panel…',
  confirmed: '¡Correo electrónico confirmado! Inicie sesión para continuar.',
  signInAfterConfirming:
    '¡Correo electrónico confirmado! Escriba su contraseña para iniciar sesión.',
  callbackRefused: 'No se pudo verificar su cuenta. Inténtelo de nuevo.',
  callbackFailed: 'Ocurrió un error inesperado. Intente iniciar sesión manualmente.',
  unconfirmed:
    'Antes de iniciar sesión, abra el enlace de confirmación que le enviamos por correo electrónico. Si no ve el mensaje, revise su carpeta de correo no deseado (spam).',
  invalidCredentials: 'El correo electrónico o la contraseña no son correctos. Inténtelo de nuevo.',
  signInFailed: 'No se pudo iniciar sesión. Inténtelo de nuevo.',
  alreadyRegistered:
    'Este correo electrónico ya está registrado. Use otra dirección de correo electrónico.',
  registrationFailed: 'Ocurrió un error al crear la cuenta',
  forgottenPasswordFailed: 'No se pudo cambiar la contraseña. Inténtelo de nuevo.',
  resendFailed: 'No se pudo reenviar el correo de confirmación. Inténtelo de nuevo.',
  resetFailed: 'No se pudo cambiar la contraseña',
  signOutFailed: 'No se pudo cerrar su sesión. Inténtelo de nuevo.',
  accountUnavailable: 'No se pudo mostrar su cuenta.',
  offline:
    'No pudimos comunicarnos con nuestro servicio de cuentas. Revise su conexión a internet e inténtelo de nuevo.',
  unavailable:
    'Nuestro servicio de cuentas no responde en este momento. Inténtelo de nuevo en un minuto.',
  refusedOnTheWay:
    'Algo entre usted y nuestro servicio de cuentas bloqueó esto, tal vez un cortafuegos. Inténtelo de nuevo desde otra red.',
  unansweredSignUp:
    'No recibimos respuesta a tiempo, pero es posible que su cuenta ya esté creada: busque en su correo electrónico el enlace de confirmación. Si no llega, envíe el formulario de nuevo.',
  unansweredEmail:
    'No recibimos respuesta a tiempo, pero es posible que el mensaje ya esté en camino: revise su bandeja de entrada antes de pedir otro.',
  unansweredChange:
    'No recibimos respuesta a tiempo, pero es posible que el cambio ya esté hecho. Vuelva a cargar esta página para comprobarlo o envíe el formulario de nuevo.',
  tooManyRequests: 'Demasiadas solicitudes. Espere unos minutos antes de intentarlo de nuevo.',
  tooManySignIns:
    'Demasiados intentos de iniciar sesión. Espere unos minutos antes de intentarlo de nuevo.',
  tooManyEmails: 'Ya pidió varios mensajes. Espere unos minutos antes de pedir otro.',
  linkSpent: 'Este enlace venció o ya se usó. Pida uno nuevo.',
  notChosenPassword:
    'Esta no es la contraseña que se eligió al crear la cuenta. Inténtelo de nuevo o elija una nueva abajo.',
  weakPassword: 'Cumpla todos los requisitos de la contraseña',
  commonPassword:
    'Esta contraseña es fácil de adivinar: es muy común, o contiene su nombre, su dirección de correo electrónico o nuestro nombre. Elija otra.',
  samePassword: 'Esta es la contraseña que ya tiene. Elija otra.',
  wrongCurrentPassword: 'Su contraseña actual no es correcta. Inténtelo de nuevo.',
  signedOut: 'Su sesión está cerrada. Inicie sesión de nuevo para continuar.',
}
