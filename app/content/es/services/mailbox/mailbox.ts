import type { Topic } from '#app/content/es/service.ts'

export const mailbox: Topic = {
  path: '/services/mailbox',
  name: 'Buzón',
  title: 'Buzones privados con dirección física',
  description:
    'Alquile un buzón privado con una dirección física real en {neighborhood}: qué incluye hoy, qué aún no está disponible, qué identificaciones traer, el costo.',
  summary: 'Una dirección física, un número propio y alguien que recibe su correo.',
  lead: 'Su correo llega a un mostrador atendido y no a su puerta. Usted recibe un número de PMB, una llave y una dirección que puede imprimir.',
  picture: 'mailbox',
  leadsToApplication: true,
  glance: [
    {
      term: 'Precio',
      text: 'Planes {headlineRange}. [Todos los cargos](/services/mailbox/mailbox-rental)',
    },
    { term: 'Plazos', text: '{terms}' },
    {
      term: 'Usted firma',
      text: 'El Formulario 1583, con [dos identificaciones](/how-it-works#identification)',
    },
  ],
  action: { name: 'Ver planes', to: '/#plans' },
  body: [
    { parts: 'Servicios de un buzón' },
    {
      title: 'La diferencia con un apartado postal',
      paragraphs: [
        'El Servicio Postal nos llama agencia comercial receptora de correo. Con el Formulario 1583 usted nos autoriza a recibir su correo y sus paquetes. A diferencia de un apartado postal en la oficina de correos, su buzón tiene una dirección física, y por eso cualquier empresa de paquetería puede entregar en él.',
      ],
    },
    {
      title: 'Cómo se escribe la dirección',
      paragraphs: [
        'Tres líneas: su nombre; nuestra calle con PMB y su número; ciudad, estado y código postal (ZIP). {pmbRule} [Escriba la suya](/services/mailbox/mailbox-rental#address).',
      ],
    },
    {
      title: 'Conviene saber',
      list: [
        'Por ley no podemos recibir su correo antes de que el Formulario 1583 esté firmado y sus identificaciones comprobadas.',
        'El Servicio Postal [no acepta cambios de dirección](/services/mailbox/mail-forwarding) desde un PMB.',
        'Los bancos y las oficinas del estado pueden no aceptar la dirección como su domicilio. Pregunte antes.',
        'El escaneo, el reenvío en línea, la trituración y el depósito de cheques [todavía no están disponibles](/services/mailbox/virtual-mailbox).',
      ],
    },
    {
      questions: [
        {
          question: '¿Es legal usar la dirección para un negocio?',
          answer: 'Sí, como dirección postal. {disclosureRule}',
        },
        {
          question: '¿Mi esposo o esposa también necesita un formulario?',
          answer:
            'Sí, si recibe correo. Cada adulto presenta un formulario con dos identificaciones; los menores van en el de su padre o madre. [¿Cuántos formularios?](/how-it-works#forms)',
        },
      ],
    },
  ],
  related: ['/services/legal/notary-services', '/services/legal/service-of-process', '/services'],
}
