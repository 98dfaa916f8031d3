import type { Topic } from '#app/content/es/service.ts'

export const legal: Topic = {
  path: '/services/legal',
  name: 'Legal',
  title: 'Notary Public y papeles legales',
  description:
    'Citas de Notary Public, documentos judiciales para quien tiene un buzón, y orientación sobre poderes, testamentos vitales y fideicomisos en {neighborhood}.',
  summary:
    'Citas de Notary Public, documentos judiciales para quien tiene un buzón, y adónde ir para lo demás.',
  lead: 'Un Notary Public comprueba quién firma. Un abogado dice qué firmar. Nosotros ayudamos con lo primero.',
  picture: 'seal',
  glance: [
    {
      term: 'Notary Public',
      text: 'Con cita, hasta {notaryLimit} por firma: llame antes',
    },
    {
      term: 'Documentos judiciales',
      text: 'Los recibimos para quien tiene un buzón aquí, como manda la ley',
    },
    {
      term: 'Consejos legales',
      text: 'Solo de abogados y de la ayuda legal, no de nosotros',
    },
  ],
  body: [
    { parts: 'Elija un tema' },
    { place: 'notary' },
    {
      title: 'Pasos, en orden',
      steps: [
        'Averigüe qué necesita: con un abogado, con la ayuda legal o en la [Guía de autoayuda de las cortes](https://selfhelp.courts.ca.gov/).',
        'Consiga el documento, léalo y llene todo menos la firma y la parte del Notary Public.',
        'Pregunte a quien lo va a recibir si necesita un Notary Public o testigos, y cuántos originales. Nosotros no podemos poner testigos.',
        'Llámenos para una [cita de Notary Public](/services/legal/notary-services).',
      ],
    },
    {
      title: '¿Quién hace qué?',
      terms: [
        {
          term: 'Un Notary Public',
          text: 'Comprueba su identidad, ve cómo firma o le toma juramento, y certifica eso, no el contenido: un documento equivocado sigue equivocado con un sello encima.',
        },
        {
          term: 'Un abogado',
          text: 'Le aconseja, elige y redacta el documento, y responde por él.',
        },
        {
          term: 'Un asistente de documentos legales',
          text: 'Llena los formularios que usted eligió, como usted le indica, una vez registrado en el condado. Nosotros no estamos registrados.',
        },
        {
          term: 'Un notificador judicial',
          text: 'Entrega documentos judiciales y lo jura. Nosotros no.',
        },
      ],
    },
    {
      questions: [
        {
          question: '¿Dónde encuentro un abogado que pueda pagar?',
          answer:
            'En los [servicios de recomendación de la State Bar](https://www.calbar.ca.gov/Public/Need-Legal-Help/Lawyer-Referral-Service) y en [LawHelpCA](https://www.lawhelpca.org/). Muchas personas tienen derecho a ayuda gratuita y no lo saben.',
        },
        {
          question: '¿Ayudan con papeles de inmigración?',
          answer:
            'No. Pregunte a un abogado o a una organización reconocida por el Departamento de Justicia de Estados Unidos.',
        },
      ],
    },
  ],
  related: ['/services/mailbox/secure-mail-handling', '/services/tax', '/services'],
}
