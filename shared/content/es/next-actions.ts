import type * as en from '#shared/content/en/next-actions.ts'

export const nextActions: typeof en.nextActions = {
  book: 'Elija una hora para su visita, o simplemente venga cuando estemos abiertos. Cada persona que firma nos muestra sus dos identificaciones y firma el Formulario 1583 frente a nosotros.',
  come: 'Lo esperamos. Cada persona que firma trae sus dos identificaciones, en original, y firma el Formulario 1583 solo frente a nosotros.',
  'book-video':
    'Elija una hora para la videollamada. Cada persona que firma nos muestra sus dos identificaciones y firma el Formulario 1583 mientras la vemos.',
  meet: 'Esté en la videollamada con todas las personas que firman. Tengan a la mano las dos identificaciones de cada una, y firmen el Formulario 1583 solo mientras los vemos.',
  'see-notary':
    'Cada persona que firma lo hace ante un Notary Public de Estados Unidos. Después tráiganos el formulario firmado, con las dos identificaciones de cada una en original: elija una hora o simplemente venga. O envíelo por correo certificado, con copias claras de las dos identificaciones.',
  'bring-signed-form':
    'Traiga a su visita el formulario que se firmó ante su Notary Public y las dos identificaciones de cada persona que firmó, en original.',
  sign: 'Firme el Formulario 1583 frente a nosotros, en nuestro mostrador.',
  'sign-by-video': 'Firme el Formulario 1583 mientras lo vemos por video.',
  'hand-in-form': 'Tráiganos o envíenos el Formulario 1583, firmado ante su Notary Public.',
  acknowledge: 'Firme en nuestro mostrador la declaración de enterado de California.',
  wait: 'Registramos sus formularios en la base de datos de clientes del Servicio Postal, por lo general a más tardar el siguiente día hábil. Usted no tiene que hacer nada.',
  'fetch-key':
    'Recoja su llave en nuestro mostrador cuando estemos abiertos; no necesita cita. Traiga una identificación con foto. En ese momento se hace el primer pago.',
  pay: 'Haga el primer pago en nuestro mostrador. Con eso queda abierto su buzón.',
}

export const visitActions: typeof en.visitActions = {
  apply:
    'Para hacer la solicitud ahí mismo, cada persona que vaya a firmar trae sus dos identificaciones, en original.',
  change:
    'Si alguien más va a recibir correo, trae sus dos identificaciones, en original. Después de una mudanza o un cambio de nombre, traiga identificaciones nuevas.',
}

export const sayNext: typeof en.sayNext = (code) =>
  code ? [{ ...nextActions, ...visitActions }[code]] : []
