import type { Topic } from '#app/content/es/service.ts'

export const services: Topic = {
  path: '/services',
  name: 'Servicios',
  title: 'Servicios en nuestro mostrador',
  description:
    'Buzones privados, paquetes, citas de Notary Public, medidas para envíos, trámites de impuestos y legales: qué hace nuestro mostrador en {neighborhood}.',
  summary: 'Nuestros servicios, y los que dejamos a otros.',
  lead: 'Un buzón privado, y los mandados que trae el correo: un paquete que enviar, una firma ante un Notary Public, un formulario que encontrar.',
  picture: 'counter',
  leadsToApplication: true,
  glance: [
    {
      term: 'Buzones',
      text: 'Desde {lowestHeadline}: [los planes](/#plans)',
    },
    {
      term: 'Sin buzón',
      text: 'Las citas de Notary Public y las preguntas sobre envíos son para todos',
    },
    {
      term: 'Todavía no disponible',
      text: 'Escaneo, reenvío en línea, trituración, depósito de cheques',
    },
  ],
  action: { name: 'Ver planes', to: '/#plans' },
  body: [
    { parts: 'Elija un servicio' },
    { place: 'notary' },
    {
      title: 'Conviene saber',
      paragraphs: [
        'California reserva algunos trabajos para quien tiene un registro o una licencia. Esas páginas dicen cuál es, muestran nuestro número cuando lo hay y, hasta entonces, le dicen quién le puede ayudar hoy.',
        'Si una página no da precio, es porque depende de su caso. Pregunte, y lo sabrá antes de deber nada.',
        'No podemos dar consejos legales, de impuestos ni de inmigración. De pasaportes, giros postales y apartados postales se encarga la oficina de correos.',
      ],
    },
    {
      questions: [
        {
          question: '¿Necesito una cita?',
          answer:
            'Solo para el Notary Public: llame antes. Para todo lo demás, venga en el horario de la tienda.',
        },
        {
          question: '¿Puedo hacer algo desde mi casa?',
          answer:
            'Puede [llenar nuestra hoja de preparación del Formulario 1583](/Forms/es/ps1583-Online.pdf) y [abrir una cuenta](/register). Firma frente a nosotros o ante un Notary Public de Estados Unidos.',
        },
      ],
    },
  ],
  related: ['/services/mailbox', '/services/shipping-quote', '/services/legal/notary-services'],
}
