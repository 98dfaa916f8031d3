import type { Topic } from '#app/content/es/service.ts'

export const trustServices: Topic = {
  path: '/services/legal/trust-services',
  name: 'Fideicomisos',
  title: 'Fideicomisos: qué se firma ante un Notary Public',
  description:
    'Qué papeles de un fideicomiso en vida se firman ante un Notary Public, por qué es trabajo de un abogado, cómo reconocer un engaño y qué aporta un buzón.',
  summary:
    'Qué papeles se firman ante un Notary Public, y por qué lo demás es trabajo de un abogado.',
  lead: 'Un buen fideicomiso en vida (living trust) puede ahorrarle a su familia un caso en la corte; uno malo puede causarlo. Lo redacta un abogado. Nosotros arreglamos la cita de Notary Public.',
  picture: 'seal',
  needs: 'document-assistant',
  glance: [
    {
      term: 'Nuestra parte',
      text: 'Las citas de Notary Public, y un buzón para el fiduciario',
    },
    {
      term: 'Cargo',
      text: 'Hasta {notaryLimit} por firma para el Notary Public: cuéntelas cuando llame',
    },
  ],
  action: { name: 'Citas de Notary Public', to: '/services/legal/notary-services' },
  body: [
    {
      title: 'Papeles comunes',
      terms: [
        {
          term: 'Declaración de fideicomiso (declaration of trust)',
          text: 'El fideicomiso. Por lo general, con reconocimiento de firma ante un Notary Public.',
        },
        {
          term: 'Certificación de fideicomiso (certification of trust)',
          text: 'Prueba a los bancos que el fideicomiso existe, sin mostrar su contenido.',
        },
        {
          term: 'Escritura (deed)',
          text: 'Pasa una casa al fideicomiso. Se firma ante un Notary Public, con huella del pulgar, y luego la registra el condado, por su propio cargo.',
        },
        {
          term: 'Testamento complementario (pour-over will)',
          text: 'Recoge lo que quedó fuera. Se firma ante dos testigos; en California un Notary Public no los reemplaza.',
        },
      ],
    },
    {
      title: 'Lista para su cita',
      look: 'panel',
      list: [
        'Todos los papeles que se firman ante el Notary Public, completos y sin firmar, en el orden de su abogado.',
        'Una identificación de la [lista para Notary Public](/services/legal/notary-services) por cada persona que firma.',
        'El teléfono de su abogado: el Notary Public no puede contestar preguntas sobre los papeles.',
      ],
    },
    { place: 'notary' },
    {
      title: 'Cuidado con las fábricas de fideicomisos',
      paragraphs: [
        'Los seminarios y las llamadas que venden a todos el mismo fideicomiso suelen acabar en una renta vitalicia (annuity) innecesaria. Las señales: presión para firmar ese mismo día, ningún abogado con quien hablar a solas, “consejos legales” de alguien que no es abogado. Busque a cualquier abogado de California en la [State Bar](https://www.calbar.ca.gov/), y pregunte cuánto cobra antes de la primera reunión.',
      ],
    },
    {
      title: 'Un buzón para un fiduciario',
      paragraphs: [
        'Los fiduciarios y los albaceas reciben durante años el correo de otra persona. Una dirección aparte lo mantiene separado, y pasa a quien siga en el cargo. Necesita su propio Formulario 1583: traiga la certificación de fideicomiso, y pregúntenos antes.',
      ],
    },
    {
      questions: [
        {
          question: '¿Necesito un fideicomiso o un testamento?',
          answer:
            'Pregunte a un abogado: depende de qué tiene, dónde y para quién. La ayuda legal es gratis para muchas personas mayores. No recomendamos a nadie ni cobramos comisión.',
        },
        {
          question: '¿Pueden guardar mi fideicomiso, o ser fiduciario o testigo?',
          answer: 'No. Guarde los originales donde su fiduciario sucesor pueda encontrarlos.',
        },
      ],
    },
  ],
  related: [
    '/services/legal/notary-services',
    '/services/legal/power-of-attorney',
    '/services/mailbox/mailbox-rental',
  ],
}
