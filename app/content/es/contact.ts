import type * as en from '#app/content/en/contact.ts'

export const contactForm: typeof en.contactForm = {
  title: 'Escríbanos',
  unchosen: 'Elija',
  fields: {
    name: 'Su nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono (opcional)',
    topic: '¿De qué se trata?',
    text: 'Mensaje',
    textHint: 'Hasta {max} caracteres.',
    trap: 'Página web',
  },
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  another: 'Escribir otro mensaje',
  privacy: 'Usamos lo que escribe solo para contestarle. [Política de privacidad](/privacy)',
  sent: {
    title: 'Gracias. Su mensaje ya va en camino.',
    next: 'Contestamos por correo electrónico en el horario de la tienda. Si no recibe respuesta, o si es urgente, llámenos o escríbanos, por favor:',
  },
  failed: {
    unreachable:
      'Su mensaje no se envió: en este momento no pudimos conectar con nuestro servidor.',
    refused: 'Su mensaje no se envió: nuestro servidor no lo aceptó.',
    tooMany: 'Su mensaje no se envió: por ahora este formulario recibió demasiados mensajes.',
    next: 'No se perdió nada de lo que escribió. Inténtelo de nuevo en un momento, por favor, o llámenos o escríbanos:',
  },
  plain: {
    sent: 'Gracias. Su mensaje ya va en camino.',
    failed:
      'Su mensaje no se envió. Regrese: su navegador todavía tiene lo que escribió. Revise la dirección de correo electrónico, inténtelo más tarde, o llámenos o escríbanos:',
  },
}
