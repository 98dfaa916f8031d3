import type * as en from '#shared/content/en/emails.ts'
import { emails as english } from '#shared/content/en/emails.ts'

export type { EmailText, Emails, SecurityNotice } from '#shared/content/en/emails.ts'

export const securityNotices: typeof en.securityNotices = {
  'totp-added': {
    subject: 'Se agregó una aplicación de autenticación',
    sentence: (name) =>
      `Se agregó a su cuenta la aplicación de autenticación${called(name)}. Desde ahora pedimos su código antes de cambiar algo importante.`,
  },
  'totp-used': {
    subject: 'Se usó su aplicación de autenticación',
    sentence: (name) =>
      `La aplicación de autenticación${called(name)} se usó por primera vez desde que se agregó a su cuenta.`,
  },
  'totp-removed': {
    subject: 'Se quitó una aplicación de autenticación',
    sentence: (name) =>
      `Se quitó de su cuenta la aplicación de autenticación${called(name)}. Sus códigos ya no sirven.`,
  },
  'recovery-codes-added': {
    subject: 'Hay nuevos códigos de recuperación',
    sentence: () =>
      'Se crearon códigos de recuperación para su cuenta. Guárdelos en un lugar seguro. Los anteriores ya no sirven.',
  },
  'recovery-code-used': {
    subject: 'Se usó un código de recuperación',
    sentence: () =>
      'Se usó uno de los códigos de recuperación de su cuenta. No se puede usar otra vez.',
  },
  'recovery-codes-removed': {
    subject: 'Se quitaron los códigos de recuperación',
    sentence: () => 'Se quitaron los códigos de recuperación de su cuenta. Ya no sirven.',
  },
  'passkey-added': {
    subject: 'Se agregó una llave de acceso',
    sentence: (name) =>
      `Se agregó a su cuenta la llave de acceso${called(name)}. Quien la tenga puede iniciar sesión sin la contraseña.`,
  },
  'passkey-used': {
    subject: 'Se usó una llave de acceso',
    sentence: (name) =>
      `La llave de acceso${called(name)} se usó por primera vez para iniciar sesión en su cuenta.`,
  },
  'passkey-removed': {
    subject: 'Se quitó una llave de acceso',
    sentence: (name) =>
      `Se quitó de su cuenta la llave de acceso${called(name)}. Ya no sirve para iniciar sesión.`,
  },
  'factors-reset': {
    subject: 'Restablecimos su inicio de sesión',
    sentence: () =>
      'Quitamos de su cuenta todas las aplicaciones de autenticación, los códigos de recuperación y las llaves de acceso, y cerramos la sesión en todos los dispositivos. Inicie sesión con su contraseña y agregue otros nuevos.',
  },
  'new-device': {
    subject: 'Alguien inició sesión',
    sentence: (name) =>
      `Alguien acaba de iniciar sesión en su cuenta con un dispositivo que no habíamos visto antes${name ? `: ${name}` : ''}.`,
  },
}

function called(name: string) {
  return name ? ` “${name}”` : ''
}

export const emails: typeof en.emails = {
  language: 'es',
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  openAddress: 'O abra esta dirección:',
  lifetime: (hours) => {
    if (hours < 1) return `${Math.round(hours * 60)} minutos`
    if (hours === 1) return 'una hora'
    return hours > 48 ? `${hours / 24} días` : `${hours} horas`
  },

  confirm: ({ shop, lifetime }) => ({
    subject: `Confirme su correo electrónico: ${shop.name}`,
    opening: [
      `Alguien, probablemente usted, se registró en ${shop.name} con esta dirección de correo electrónico. El enlace crea la cuenta con el nombre y la contraseña que se escribieron entonces. Falta un paso: confirme que la dirección es suya. Después puede solicitar un buzón y reservar una visita.`,
    ],
    action: 'Confirmar mi dirección de correo electrónico',
    closing: [
      `Si abre el enlace en otro teléfono, otra computadora u otro navegador, primero le pedimos esa contraseña. Si no la recuerda, ahí mismo puede elegir una nueva.`,
      `El enlace sirve una sola vez, durante ${lifetime}. Si ya venció, abra nuestra página para iniciar sesión, escriba su dirección de correo electrónico y elija “Reenviar el correo de confirmación”.`,
      `Si usted no se registró, no haga caso de este correo electrónico. No se crea ninguna cuenta hasta que se abra el enlace, y nadie puede iniciar sesión con su dirección.`,
    ],
  }),

  'already-registered': ({ shop }) => ({
    subject: `Usted ya tiene una cuenta en ${shop.name}`,
    opening: [
      `Alguien, probablemente usted, acaba de pedir una cuenta con esta dirección de correo electrónico. Usted ya tiene una, así que no cambió nada. Mejor inicie sesión:`,
    ],
    action: 'Iniciar sesión',
    closing: [
      `Si no recuerda su contraseña, escriba su dirección de correo electrónico en esa página y elija “¿Olvidó su contraseña?”. Le enviaremos un enlace para crear una nueva.`,
      `Si no fue usted, no tiene que hacer nada.`,
    ],
  }),

  reset: ({ shop, lifetime }) => ({
    subject: `Elija una contraseña nueva: ${shop.name}`,
    opening: [`Elija aquí una contraseña nueva para su cuenta en ${shop.name}:`],
    action: 'Crear una contraseña nueva',
    closing: [
      `El enlace sirve una sola vez, durante ${lifetime}. Si ya venció, escriba su dirección de correo electrónico en nuestra página para iniciar sesión y elija otra vez “¿Olvidó su contraseña?”.`,
      `Si usted no lo pidió, no haga caso de este correo electrónico. Su contraseña sigue igual.`,
    ],
  }),

  'password-changed': ({ shop }) => ({
    subject: `Se cambió la contraseña de su cuenta en ${shop.name}`,
    opening: [
      `Se acaba de cambiar la contraseña de su cuenta en ${shop.name}, y se cerró la sesión en todos los demás dispositivos.`,
      `Si fue usted, ya está: inicie sesión con la nueva.`,
    ],
    action: 'Iniciar sesión',
    closing: [
      `Si no fue usted, actúe ahora: escriba en esa página su dirección de correo electrónico, elija “¿Olvidó su contraseña?” para crear una nueva y llámenos al ${shop.phone}.`,
    ],
  }),

  'security-notice': ({ shop, notice, name }) => ({
    subject: `${securityNotices[notice].subject}: su cuenta en ${shop.name}`,
    opening: [securityNotices[notice].sentence(name), `Si fue usted, no tiene que hacer nada.`],
    action: 'Abrir su cuenta',
    closing: [
      `Si no fue usted, actúe ahora: cree una contraseña nueva con “¿Olvidó su contraseña?” en nuestra página para iniciar sesión y llámenos al ${shop.phone}.`,
    ],
  }),

  'account-deleted': ({ shop, cancelled, kept, backups, isSignInLeft }) => ({
    subject: `Eliminamos su cuenta en ${shop.name}`,
    opening: [
      `Como usted lo pidió, eliminamos lo que guardábamos sobre usted: su cuenta, sus sesiones, sus solicitudes y sus visitas.`,
      ...cancelled.map(
        (when) =>
          `Su visita del ${when} está cancelada. Otro correo electrónico la quita de su calendario.`,
      ),
      ...(isSignInLeft
        ? [
            `Otro servicio guarda sus datos para iniciar sesión. Los eliminamos allí en un plazo de 30 días.`,
          ]
        : []),
      `No debe nada por una solicitud que estaba abierta. Esto se conserva, y por este tiempo:`,
      ...kept.map((line) => `${line}.`),
    ],
    closing: [
      `Las copias de seguridad guardan sus datos ${backups.days} días; la primera de cada mes, ${backups.months} meses.`,
      `Usted recibe este correo electrónico porque la cuenta se eliminó con su contraseña o su segundo factor. Si no fue usted, llámenos al ${shop.phone}.`,
    ],
  }),

  reauthentication: ({ shop, code, lifetime }) => ({
    subject: `Su código para ${shop.name}`,
    opening: [`Escriba este código para seguir con el cambio en su cuenta de ${shop.name}:`, code],
    closing: [
      `El código sirve una sola vez, durante ${lifetime}. No se lo diga a nadie: nosotros no lo pedimos por teléfono ni por correo electrónico.`,
      `Si usted no lo pidió, quizás alguien esté usando su cuenta: cree una contraseña nueva y llámenos al ${shop.phone}.`,
    ],
  }),

  'email-change-current': ({ shop, lifetime, newEmail }) => ({
    subject: `Apruebe el cambio de su correo electrónico: ${shop.name}`,
    opening: [
      `Usted pidió pasar su cuenta en ${shop.name} a otra dirección de correo electrónico:`,
      newEmail,
      `Apruébelo desde esta dirección, que es la que su cuenta tiene ahora:`,
    ],
    action: 'Aprobar el cambio',
    closing: [
      `El enlace sirve una sola vez, durante ${lifetime}. También escribimos a la dirección nueva. El cambio se aplica cuando se hayan abierto los dos enlaces.`,
      `Si usted no lo pidió, no abra el enlace: así su dirección sigue igual. Cree una contraseña nueva y llámenos al ${shop.phone}.`,
    ],
  }),

  'email-change-new': ({ shop, lifetime }) => ({
    subject: `Confirme su correo electrónico nuevo: ${shop.name}`,
    opening: [
      `Alguien indicó esta dirección como la nueva de una cuenta en ${shop.name}. Confirme que es suya:`,
    ],
    action: 'Confirmar mi nueva dirección',
    closing: [
      `El enlace sirve una sola vez, durante ${lifetime}. También escribimos a la dirección que la cuenta tiene ahora. El cambio se aplica cuando se hayan abierto los dos enlaces.`,
      `Si usted no lo pidió, no haga caso de este correo electrónico. Sin el enlace no pasa nada.`,
    ],
  }),

  message: english.message,
}
