import type { Topic } from '#app/content/es/service.ts'

export const virtualMailbox: Topic = {
  path: '/services/mailbox/virtual-mailbox',
  name: 'Buzón virtual',
  title: 'Buzón virtual: qué significa aquí',
  description:
    'Qué es un buzón virtual, qué parte ofrece hoy nuestra tienda de {neighborhood} y qué parte (escaneo, reenvío, trituración, cheques) aún no está disponible.',
  summary: 'Una dirección física que usa desde donde esté; la parte en línea viene después.',
  lead: 'En otros lugares, un buzón virtual es una dirección y una aplicación que muestra su correo. Aquí, hoy, es la dirección.',
  picture: 'mailbox',
  leadsToApplication: true,
  glance: [
    {
      term: 'Hoy',
      text: 'Una dirección física real que no cambia cuando usted se muda, un número de PMB y correo guardado hasta que lo recoja en el mostrador; paquetes de otras empresas de paquetería con los planes que los incluyen',
    },
    {
      term: 'Todavía no disponible',
      text: 'Escaneo, reenvío en línea, trituración, depósito de cheques',
    },
    {
      term: 'Precio',
      text: 'Igual que [cualquier buzón aquí](/services/mailbox/mailbox-rental): no paga nada por servicios que todavía no están disponibles',
    },
  ],
  action: { name: 'Ver planes', to: '/#plans' },
  body: [
    {
      title: 'Todavía no disponible',
      look: 'notice',
      terms: [
        {
          term: 'Escaneo',
          text: 'Una imagen del sobre y después, si usted la pide, del contenido.',
        },
        {
          term: 'Reenvío en línea',
          text: 'Piezas sueltas que se reenvían con un clic. Después de cerrar, vea [reenvío de correo](/services/mailbox/mail-forwarding).',
        },
        {
          term: 'Trituración',
          text: 'Correo que usted no quiere, destruido sin leerlo.',
        },
        {
          term: 'Depósito de cheques',
          text: 'Cheques llevados a su banco. Mientras tanto, pregunte a su banco por el depósito con la cámara del teléfono.',
        },
      ],
    },
    {
      title: '¿Le conviene?',
      paragraphs: [
        'Sí, si pasa por aquí de vez en cuando. Todavía no, si está en el extranjero y tiene que leer su correo el día que llega: elija un proveedor que escanee. Tenemos una sola dirección, en esta ciudad, y no prometemos fecha para la parte en línea.',
      ],
    },
    {
      questions: [
        {
          question: '¿Entonces por qué los planes se llaman virtuales?',
          answer:
            'Porque la dirección funciona sin una casa ni una oficina detrás. La página de cada plan dice qué incluye hoy.',
        },
        {
          question: '¿Puedo inscribirme sin ir a la tienda?',
          answer:
            'Sí: firme el Formulario 1583 ante un Notary Public de Estados Unidos y envíelo. También puede firmarlo con nosotros {byVideo}. De todas maneras necesita [dos identificaciones](/how-it-works#identification), con cualquier proveedor. Pregúntenos qué manera le conviene.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/mailbox-rental',
    '/services/mailbox/mail-forwarding',
    '/services/mailbox/package-receiving',
  ],
}
