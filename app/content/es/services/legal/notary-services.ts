import type { Topic } from '#app/content/es/service.ts'

export const notaryServices: Topic = {
  path: '/services/legal/notary-services',
  name: 'Servicios de Notary Public',
  title: 'Notary Public en el mostrador',
  description:
    'Prepare su cita de Notary Public en {neighborhood}: qué identificaciones acepta California, testigos si no tiene ninguna, el límite del cargo y qué se rechaza.',
  summary:
    'Identificaciones, cargos, y qué puede y qué no puede hacer un Notary Public, para que baste una visita.',
  lead: 'Diez minutos, si la identificación vale, no queda ningún espacio en blanco y usted firma aquí.',
  picture: 'seal',
  needs: 'notary',
  glance: [
    {
      term: 'Cita',
      text: 'Llame y diga qué documento es, cuántas personas firman y qué identificación trae cada una',
    },
    {
      term: 'Cargo',
      text: 'Nunca más de {notaryLimit} por firma: el límite del estado',
    },
    {
      term: 'Usted',
      text: 'En persona. Un Notary Public de California todavía no puede actuar en línea',
    },
  ],
  body: [
    { place: 'registration' },
    {
      title: 'Traiga',
      look: 'panel',
      list: [
        'El documento entero, con todos los espacios llenos: un Notary Public tiene que rechazar uno incompleto.',
        'Su identificación. El nombre que lleva tiene que respaldar el del documento.',
        'A todos los que firman. Para una escritura (deed) o un poder, también el pulgar derecho para el libro de registro.',
        'Para el [Formulario 1583](/#notary), solo sus dos identificaciones postales: frente a nosotros no necesita un Notary Public.',
      ],
    },
    {
      title: 'Identificaciones que valen ante un Notary Public',
      paragraphs: [
        'El Código Civil de California 1185 tiene su propia lista, distinta de la del Formulario 1583. Vigentes, o emitidas en los últimos cinco años:',
      ],
      list: [
        'Licencia de conducir o tarjeta de identificación de California, o pasaporte de Estados Unidos.',
        'Con foto, descripción, firma y número: licencia o tarjeta de identificación de otro estado, licencia de conducir de México o Canadá, pasaporte o identificación consular de su país, identificación militar de Estados Unidos, identificación tribal, o la credencial de empleado de una oficina del estado, de un condado o de una ciudad de California.',
        'Sin ninguna de estas: testigos creíbles (credible witnesses), uno a quien el Notary Public conozca o dos a quienes no conozca, cada uno con una identificación de la lista. Juran que le conocen, que usted no tiene una identificación aceptada ni puede conseguirla fácilmente, y que no ganan nada con el documento.',
      ],
    },
    {
      title: 'Servicios de un Notary Public',
      terms: [
        {
          term: 'Reconocimiento de firma (acknowledgment)',
          text: 'Usted declara que la firma es suya; puede haber firmado antes. Común en escrituras y poderes.',
        },
        {
          term: 'Jurat',
          text: 'Usted jura o afirma que el contenido es verdad, y firma frente al Notary Public. Común en declaraciones juradas (affidavits).',
        },
        { term: 'Juramento o afirmación', text: 'La sola promesa, sin papel.' },
        {
          term: 'Copia certificada',
          text: 'Solo de un poder o del libro de registro del propio Notary Public. Las copias de actas de nacimiento, defunción o matrimonio las da el registro del condado.',
        },
      ],
    },
    {
      title: 'Costo',
      paragraphs: [
        'Como máximo {notaryLimit} por cada firma y por una copia certificada. Tres personas que firman una página son tres firmas. Algunos papeles, como las solicitudes de pensión de veteranos, son gratis por ley.',
      ],
    },
    { place: 'notary' },
    {
      title: 'Límites de un Notary Public',
      paragraphs: [
        'Aquí un Notary Public no es abogado: no puede dar consejos sobre la ley ni sobre inmigración, elegirle el certificado (pregunte a quien recibe el documento) ni certificar la firma de alguien que está ausente, que duda o a quien presionan para firmar.',
      ],
    },
    {
      questions: [
        {
          question: '¿Puedo firmar por video?',
          answer:
            'No con un Notary Public de California. Los de algunos otros estados pueden actuar en línea, y California lo reconoce. Firmar el Formulario 1583 con nosotros {byVideo} no es firmar ante un Notary Public.',
        },
        {
          question: 'Mi documento está en otro idioma. ¿Es un problema?',
          answer:
            'No: el Notary Public certifica la firma. Pero los dos tienen que hablar directamente, sin intérprete.',
        },
        {
          question: '¿Van a un hospital o a una oficina?',
          answer:
            'Pregúntenos. Un Notary Public también puede cobrar el viaje, si usted lo acepta antes.',
        },
      ],
    },
  ],
  related: [
    '/services/legal/power-of-attorney',
    '/services/legal/living-will',
    '/services/mailbox/mailbox-rental',
  ],
}
