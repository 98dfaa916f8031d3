import type * as en from '#app/content/en/company/enterprise.ts'

export const enterprise: typeof en.enterprise = {
  path: '/enterprise',
  name: 'Empresas',
  title: 'Para empresas con muchos destinatarios',
  description:
    'Buzones para empresas, consultorios y equipos en {neighborhood}: el Formulario 1583 de un negocio, quién va en qué lista, cuánto cuesta y qué preguntar.',
  summary: 'Muchos destinatarios, una dirección: los formularios, el costo y qué preguntar.',
  lead: 'Doce personas, cinco nombres comerciales o un equipo que trabaja en todas partes y necesita una sola dirección aquí.',
  picture: 'mailbox',
  leadsToApplication: true,
  glance: [
    {
      term: 'Formulario',
      text: 'Uno para el negocio; el correo personal de cada persona necesita el suyo',
    },
    {
      term: 'Cada destinatario adicional',
      text: '{recipientFee} al mes, con los mismos [planes](/#plans) que todos',
    },
    { term: 'Más de {mostRecipients} personas', text: 'Hable primero con nosotros' },
  ],
  action: { name: 'Enviar un mensaje', to: '/#contact' },
  body: [
    {
      title: 'El formulario',
      paragraphs: [
        'Un directivo u otra persona autorizada presenta el {form} con dos identificaciones propias y con el punto 7 completo. Los directivos, socios, empleados y nombres comerciales van en el punto 12; es posible que les pidamos identificación. Para recibir correo personal, cada persona necesita su propio formulario.',
        'El solicitante puede recoger el correo; cualquier otra persona debe figurar en el punto 5 y mostrar dos identificaciones. Si esa persona deja la empresa, avísenos el mismo día y presente un formulario nuevo.',
      ],
    },
    {
      title: 'Puntos que acordamos antes',
      steps: [
        'Cuánto llega: correo por día, paquetes por semana, el más grande y el más pesado.',
        'Los nombres que aparecen en el correo, y cuáles son nombres comerciales.',
        'Quién recoge, cada cuánto, y qué pasa en una semana con feriado.',
        'El plazo, los destinatarios y el precio, por escrito.',
      ],
    },
    {
      title: 'Traiga',
      look: 'panel',
      list: [
        'Dos identificaciones del solicitante, y algo que muestre su cargo.',
        'El nombre, el tipo, la dirección real, el teléfono y el lugar de registro del negocio.',
        'Las personas y los nombres comerciales para el punto 12.',
      ],
    },
    {
      title: 'Si se anuncia con esta dirección',
      paragraphs: [
        '{disclosureRule} Eso vale para cada nombre comercial. [Un buzón privado y su LLC](/blog/a-private-mailbox-and-your-llc)',
      ],
    },
    {
      questions: [
        {
          question: '¿Qué plan tiene espacio para paquetes frecuentes?',
          answer:
            '[{largestPlan}]({largestPlanPath}). Si su correo necesita un cuarto propio, pregúntenos: le damos un precio cuando sepamos qué llega. No hay escritorios, salas de reuniones ni quien conteste el teléfono, ni tiempos de servicio fijos. El escaneo, el reenvío en línea, la trituración y el depósito de cheques todavía no están disponibles.',
        },
        {
          question: '¿Puede cada empleado tener su propio número?',
          answer:
            'Cada número es un buzón con su propio formulario y su propio alquiler. La mayoría de las empresas comparte uno y pone el nombre de la persona en la primera línea.',
        },
        {
          question: '¿Pueden mandarnos una factura?',
          answer: 'Pregúntenos. Lo que acordemos estará en su contrato.',
        },
      ],
    },
  ],
  related: ['/services/mailbox/package-receiving', '/services/legal/notary-services', '/about'],
}
