import type * as en from '#app/content/en/account.ts'
import type { Translated } from '#shared/translated.ts'

export const accountPromise: typeof en.accountPromise = {
  title: 'Por qué un buzón privado',
  motto: 'Su correo tiene una dirección. Su hogar sigue siendo privado.',
  facts: [
    { icon: 'place', text: 'Una dirección física de verdad en {neighborhood}' },
    { icon: 'shield', text: 'Su domicilio particular no aparece en el sobre' },
    { icon: 'clock', text: '{openDays}' },
  ],
}

export const goNow: Translated<typeof en.goNow> = 'Ir ahora'

export const accountPage: typeof en.accountPage = {
  title: 'Su cuenta',
  pagesLabel: 'Su cuenta',
  pages: {
    mailbox: {
      name: 'Buzón',
      title: 'Mi buzón',
      description: 'Su dirección, su correo en nuestro mostrador, su visita y lo que sigue.',
    },
    rental: {
      name: 'Alquiler',
      title: 'Mi alquiler',
      description: 'Su solicitud, quiénes reciben correo, lo que pagó y cómo cerrar su buzón.',
    },
    security: {
      name: 'Seguridad',
      title: 'Seguridad',
      description:
        'Su contraseña, el inicio de sesión en dos pasos, las llaves de acceso y los dispositivos donde tiene la sesión abierta.',
    },
    settings: {
      name: 'Configuración',
      title: 'Configuración de la cuenta',
      description: 'Su nombre, su correo electrónico, el idioma en que le escribimos y sus datos.',
    },
  },
  signedInAs: 'Sesión iniciada como {email}',
  toCounter: 'Al mostrador',
  loading: 'Abriendo su cuenta…',
  retry: 'Reintentar',
  needsPassword:
    'Le pedimos su contraseña actual para que nadie pueda apoderarse de su cuenta desde una pantalla abierta.',
  signedOut: {
    lead: 'Aquí está su buzón. También puede cambiar su nombre, su correo electrónico y su contraseña, y cerrar la sesión en todos sus dispositivos.',
    text: 'Inicie sesión para verlo.',
    signIn: 'Iniciar sesión',
    register: 'Crear cuenta',
  },
  name: {
    title: 'Nombre',
    about: 'Así le saludamos, y con este nombre le buscamos cuando viene al mostrador.',
    submit: 'Guardar nombre',
    busy: 'Guardando…',
    saved: 'Su nombre quedó guardado.',
    failed: 'No se pudo guardar su nombre. Inténtelo de nuevo.',
  },
  email: {
    title: 'Correo electrónico',
    about:
      'Por su seguridad, escribimos a las dos direcciones: la anterior y la nueva. Abra el enlace de cada mensaje para terminar.',
    now: 'Su correo electrónico actual: {email}',
    waiting:
      'El cambio a **{newEmail}** se hará cuando abra los dos mensajes. Hasta entonces, inicie sesión con **{email}**.',
    submit: 'Cambiar correo',
    busy: 'Enviando mensajes…',
    sent: 'Le enviamos un mensaje a su dirección anterior y otro a la nueva. Abra los dos para terminar el cambio.',
    failed: 'No se pudo cambiar su correo electrónico. Inténtelo de nuevo.',
  },
  password: {
    title: 'Contraseña',
    about:
      'Una contraseña nueva cierra la sesión en todos sus demás dispositivos. Aquí sigue abierta.',
    submit: 'Cambiar contraseña',
    busy: 'Cambiando…',
    changed: 'Contraseña cambiada. Se cerró la sesión en los demás dispositivos.',
    failed: 'No se pudo cambiar su contraseña. Inténtelo de nuevo.',
  },
  data: {
    title: 'Datos que guardamos',
    about: 'Lo que necesitamos para alquilarle un buzón, y nada más.',
    privacy:
      'Este sitio web no guarda números ni imágenes de identificaciones, ni domicilios particulares. Están en papel, en la tienda, como lo pide el Servicio Postal. [Todo lo que guardamos y por cuánto tiempo]({privacy})',
  },
  signOut: {
    title: 'Dispositivos con la sesión abierta',
    about: 'Cierre la sesión en los dispositivos que no reconozca, o en un teléfono que perdió.',
    here: 'Cerrar sesión aquí',
    everywhere: 'Cerrar sesión en todas partes',
    doneHere: 'Cerró la sesión en este dispositivo.',
    doneEverywhere: 'Cerró la sesión en todos los dispositivos.',
  },
}

export const emailLanguage: typeof en.emailLanguage = {
  title: 'Idioma de nuestros correos electrónicos',
  about: 'Le escribimos en este idioma, sea cual sea la página que lea.',
  field: 'Idioma',
  names: { en: 'English', es: 'Español' },
  submit: 'Guardar idioma',
  busy: 'Guardando…',
  saved: 'Su idioma quedó guardado.',
  failed: 'No se pudo guardar su idioma. Inténtelo de nuevo.',
}

export const loginPage: typeof en.loginPage = {
  title: 'Iniciar sesión',
  description:
    'Inicie sesión en su cuenta de buzón privado: vea su correo, cambie su visita, su nombre, su contraseña.',
  lead: 'Qué gusto verle de nuevo.',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión…',
  forgot: '¿Olvidó su contraseña?',
  resend: 'Reenviar el correo de confirmación',
  linkSpent:
    'Si ya confirmó su correo electrónico, solo inicie sesión. Si no, escriba su correo electrónico y le enviamos un enlace nuevo.',
  sending: 'Enviando…',
  passkey: 'Usar una llave de acceso',
  checking: 'Un momento, por favor…',
  passkeyBusy: 'Esperando su llave de acceso…',
  register: '¿Es su primera vez? [Cree una cuenta]({register})',
  cancel: 'Cancelar',
  signedIn: {
    title: 'Su sesión está abierta',
    text: 'En un momento le llevamos a la página de inicio.',
    signOut: 'Cerrar sesión',
  },
}

export const registerPage: typeof en.registerPage = {
  title: 'Crear cuenta',
  description:
    'Cree una cuenta para su buzón privado en {neighborhood}: solicite, reserve su visita, vea qué llegó.',
  lead: 'Toma un minuto. Con una cuenta puede solicitar un buzón, reservar su visita y ver cómo va todo.',
  emailHint: 'Enviamos un enlace a esta dirección para confirmarla.',
  submit: 'Crear cuenta',
  busy: 'Creando cuenta…',
  signIn: '¿Ya tiene una cuenta? [Inicie sesión]({login})',
  cancel: 'Cancelar',
  done: {
    title: 'Revise su correo electrónico',
    goOn: 'Ir a iniciar sesión',
    text: 'Enviamos un mensaje a **{email}**. En unos segundos le llevamos a la página para iniciar sesión.',
  },
}

export const resetPage: typeof en.resetPage = {
  title: 'Elija una contraseña nueva',
  description: 'Elija una contraseña nueva para su cuenta.',
  lead: 'Se cerrará su sesión en todas partes. Después, inicie sesión con la contraseña nueva.',
  submit: 'Cambiar contraseña',
  busy: 'Guardando…',
  back: 'Volver a iniciar sesión',
  noLink:
    'Esta página necesita el enlace de nuestro correo electrónico. Ábrala desde ahí, o pida un enlace nuevo.',
  newLink: 'Pedir un enlace nuevo',
  done: 'Contraseña cambiada',
}

export const callbackPage: typeof en.callbackPage = {
  title: 'Confirme su correo electrónico',
  description: 'Confirme la dirección de correo electrónico de su cuenta.',
  processing: { title: 'Confirmando su correo electrónico', text: 'Un momento, por favor…' },
  ask: {
    lead: 'Con un solo toque queda confirmada su dirección de correo electrónico. El enlace del mensaje sirve una sola vez.',
    submit: 'Confirmar mi correo',
  },
  oneMore: {
    title: 'Falta abrir un mensaje más',
    done: 'Gracias, esta dirección está confirmada.',
    next: 'Para terminar el cambio, abra también el mensaje que enviamos a su otra dirección y siga su enlace.',
  },
  confirmed: 'Correo electrónico confirmado',
  signIn: 'Iniciar sesión ahora',
  toSignIn: 'En un momento le llevamos a la página para iniciar sesión.',
  failed: {
    title: 'Este enlace no funcionó',
    why: 'Los enlaces sirven una sola vez y por un tiempo limitado. Si ya confirmó su correo electrónico, solo inicie sesión. Si no, le enviamos un enlace nuevo.',
    newLink: 'Enviarme un enlace nuevo',
  },
}

export const otherBrowser: typeof en.otherBrowser = {
  title: 'Confirme su correo electrónico',
  lead: 'Este teléfono, computadora o navegador no es el que usó para crear la cuenta. Escriba la contraseña que eligió entonces para confirmar su correo electrónico.',
  submit: 'Confirmar mi correo',
  busy: 'Confirmando…',
  chooseNew: 'Mejor elegir una contraseña nueva',
  newTitle: 'Elija una contraseña nueva',
  newLead:
    'Su cuenta se creará con lo que escriba aquí, no con lo que antes se escribió con su dirección de correo electrónico.',
  newSubmit: 'Guardar y confirmar',
  back: 'Sé la contraseña que elegí',
}
