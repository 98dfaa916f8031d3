import type * as en from '#app/content/en/second-factor.ts'

export const secondFactor: typeof en.secondFactor = {
  title: 'Confirme que es usted',
  lead: 'Su cuenta pide un código de su aplicación de autenticación.',
  app: 'Aplicación de autenticación',
  unnamed: 'Aplicación de autenticación',
  code: 'Código',
  codeHint: 'Los seis dígitos que su aplicación de autenticación muestra ahora.',
  recoveryCode: 'Código de recuperación',
  recoveryCodeHint:
    'Uno de los diez códigos que guardó al agregar la aplicación. Cada uno sirve una sola vez.',
  recoveryCodeInstead: 'Usar un código de recuperación',
  appInstead: 'Usar la aplicación de autenticación',
  lost: '¿Perdió su aplicación? Escríbanos o llámenos: comprobamos quién es usted y la quitamos de su cuenta.',
  submit: 'Confirmar',
  busy: 'Revisando…',
  cancel: 'Cancelar',
  sixDigits: 'Escriba los seis dígitos del código',
  noRecoveryCode: 'Escriba un código de recuperación',
  wrongCode:
    'Este código no es correcto. Los códigos cambian cada 30 segundos: escriba el que aparece ahora.',
  wrongRecoveryCode: 'Este código de recuperación no es correcto o ya se usó.',
  locked: 'Demasiados códigos incorrectos. Espere una hora o use su aplicación de autenticación.',
  gone: 'Esta aplicación se quitó de su cuenta. Vuelva a cargar la página.',
  wanted:
    'Esto necesita un código de su aplicación de autenticación, o su llave de acceso. Inténtelo de nuevo con uno de los dos.',
  unknown: 'No pudimos comprobar cómo está protegida su cuenta. Inténtelo de nuevo.',
  checking: 'Un momento, por favor…',
  passkey: 'Usar su llave de acceso',
  passkeyBusy: 'Esperando su dispositivo…',
  lostPasskey:
    '¿Perdió su llave de acceso? Escríbanos o llámenos: comprobamos quién es usted y la quitamos de su cuenta.',
  leave: 'Cerrar sesión',
}

export const ownerProof: typeof en.ownerProof = {
  title: 'Confirme que es usted',
  lead: 'Así nadie más puede entrar a su cuenta desde una pantalla abierta.',
  password: 'Su contraseña',
  emailCode: 'Mejor envíenme un código por correo',
  emailed: 'Enviamos un código a su dirección de correo electrónico.',
  code: 'Código del correo electrónico',
  sixDigits: 'Escriba los seis dígitos del código',
  submit: 'Confirmar',
  busy: 'Un momento…',
  cancel: 'Cancelar',
  wanted: 'Esto necesita su contraseña. Inténtelo de nuevo y escríbala.',
  wrongCode: 'Este código no es correcto o ya venció. Inténtelo con uno nuevo.',
}

export const passkeys: typeof en.passkeys = {
  cancelled: 'No se usó ninguna llave de acceso. Inténtelo de nuevo o continúe sin ella.',
  notMade:
    'No se agregó ninguna llave de acceso. Una llave de seguridad necesita primero un PIN: créelo en la configuración de su dispositivo, en las opciones de llaves de seguridad o de inicio de sesión. Después, inténtelo de nuevo.',
  unverified:
    'Su dispositivo no pudo comprobar que se trata de usted. Cree un PIN para su llave de seguridad, o un bloqueo de pantalla para su teléfono o computadora, e inténtelo de nuevo.',
  exists: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  notKnown:
    'Esta llave de acceso no corresponde a ninguna cuenta de aquí. Es posible que se haya quitado.',
  tooLate: 'Pasaron más de cinco minutos. Inténtelo de nuevo.',
  tooMany: 'Ya tiene diez llaves de acceso, que es el máximo. Primero quite una.',
  unsupported:
    'Este navegador no puede usar llaves de acceso. Uno más reciente sí puede, en un teléfono o una computadora con bloqueo de pantalla.',
  failed: 'La llave de acceso no funcionó. Inténtelo de nuevo.',
}
