import type { Topic } from '#app/content/es/service.ts'

export const packageReceiving: Topic = {
  path: '/services/mailbox/package-receiving',
  name: 'Recepción de paquetes',
  title: 'Paquetes recibidos y firmados',
  description:
    'Reciba sus paquetes en un mostrador atendido en {neighborhood}: por qué firmamos, por qué no, cómo se escribe la dirección y cómo se recogen.',
  summary: 'Paquetes entregados en mano y no dejados en la puerta, los traiga quien los traiga.',
  lead: 'Recibimos sus paquetes en el mostrador, firmamos por ellos y los guardamos adentro hasta que usted venga.',
  picture: 'package',
  leadsToApplication: true,
  glance: [
    { term: 'Paquetes del Servicio Postal', text: 'Con todos los planes' },
    {
      term: 'Otras empresas de paquetería',
      text: 'Con [{otherCarrierPlans}](/#plans)',
    },
    {
      term: 'Recoger',
      text: 'En el horario de la tienda, con identificación con foto si todavía no le conocemos',
    },
  ],
  action: { name: 'Ver planes', to: '/#plans' },
  body: [
    {
      title: 'Cómo funciona',
      steps: [
        'Primero abra un buzón: el Formulario 1583 tiene que estar firmado antes de que llegue un paquete.',
        'Pida que lo dirijan a un nombre de su Formulario 1583, con nuestra calle, PMB y su número. Si el formulario de una tienda es corto, ponga PMB y el número al final de la línea de la calle.',
        'La empresa de paquetería entrega en el mostrador, y nosotros firmamos.',
        'Usted lo recoge en el mostrador. Venga con ayuda si el paquete es grande, y con el número de rastreo si busca uno.',
      ],
    },
    {
      title: 'Pregúntenos antes',
      paragraphs: [
        'Paquetes muy grandes, muy pesados o muchos: pregunte antes de pedirlos, y le decimos qué es posible y cuánto cuesta. Lo mismo vale para pagos contra entrega, impuestos de aduana, carga en tarima y todo lo que esté vivo o se eche a perder. Nada peligroso ni ilegal. [Guardar paquetes](/services/mailbox/package-storage) dice cuánto pueden esperar las cosas.',
        'Un paquete para alguien que no está en un formulario se devuelve. El correo registrado (Registered Mail) se queda en la oficina de correos, para que usted lo recoja en persona.',
      ],
    },
    { place: 'tool' },
    {
      questions: [
        {
          question: '¿Me avisan cuando llega un paquete?',
          answer:
            'Sí, por correo electrónico en cuanto lo recibimos, con el último día en que lo guardamos. El rastreo de la empresa de paquetería puede avisarle antes.',
        },
        {
          question: '¿Puede llegar un paquete a nombre de mi empresa?',
          answer:
            'Sí, si la empresa está en su Formulario 1583. Anote ahí también los nombres comerciales y los empleados que reciben correo del negocio.',
        },
        {
          question: '¿Quién responde si el contenido está roto?',
          answer:
            'El remitente o la empresa de paquetería. Aceptamos los paquetes cerrados como llegan, y nunca los abrimos, fotografiamos ni revisamos. Guarde el empaque.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/package-storage',
    '/services/mailbox/mailbox-rental',
    '/services/shipping-quote',
  ],
}
