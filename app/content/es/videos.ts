import type { Video } from '#app/content/en/videos.ts'

export type { Video }

export const videos: Video[] = [
  {
    id: 'video1',
    title: 'Ataque a su privacidad y seguridad',
    file: 'privacy-and-security-attack',
    seconds: 36,
    transcript:
      'Su domicilio particular va en cada formulario que llena. ' +
      'Está impreso en cada paquete y en cada factura. ' +
      'De ahí lo pueden copiar en un registro tras otro. ' +
      'En algunos de esos registros cualquiera puede buscar en línea. ' +
      'Y cada copia lleva a la misma puerta. ' +
      'Las cartas esperan en la calle, en una caja que cualquiera abre. ' +
      'Los paquetes esperan en la entrada, a la vista de todos. ' +
      'Una dirección para su hogar y para todo su correo: ese es el origen del problema.',
  },
  {
    id: 'video2',
    title: 'Robo de identidad y fraude',
    file: 'identity-theft-and-fraud',
    seconds: 40,
    transcript:
      'Cualquiera que pase puede llevarse el correo de una caja abierta. ' +
      'Una oferta preaprobada puede volverse una tarjeta de crédito a nombre de usted. ' +
      'Un cambio de dirección falso puede enviar su correo a otra persona. ' +
      'Se pueden abrir cuentas que usted nunca pidió. ' +
      'Esté alerta si deja de llegarle correo, o si le llegan tarjetas o facturas que no son suyas. ' +
      'Si ve estas señales, denúncielo primero en IdentityTheft.gov. ' +
      'Después, congele su crédito en las tres agencias de crédito. ' +
      'USPS Informed Delivery le muestra qué cartas vienen en camino.',
  },
  {
    id: 'video3',
    title: 'Proteja su privacidad y seguridad',
    file: 'protect-your-privacy-and-security',
    seconds: 38,
    transcript:
      'Dele a su correo una dirección física propia. ' +
      'Usted usa nuestra dirección física con un número de buzón privado: PMB 234. ' +
      'Recibimos sus cartas y paquetes en un mostrador atendido por personas. ' +
      'Los guardamos bajo llave hasta que venga por ellos. ' +
      'Con 2 identificaciones, firme el Formulario 1583 aquí o ante un Notary Public estadounidense. ' +
      'Entonces su correo va dirigido a JANE DOE, en nuestra dirección física, seguida de PMB 234. ' +
      'Su domicilio particular no aparece en el sobre.',
  },
]
