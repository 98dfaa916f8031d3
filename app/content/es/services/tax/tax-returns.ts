import type { Topic } from '#app/content/es/service.ts'

export const taxReturns: Topic = {
  path: '/services/tax/tax-returns',
  name: 'Declaraciones de impuestos',
  title: 'Declaraciones pasadas: copias, correcciones, reembolsos',
  description:
    'Cómo conseguir copias de declaraciones pasadas, corregir un error, seguir un reembolso y cuánto guardarlas. Aún no damos ayuda con declaraciones.',
  summary: 'Copias, correcciones, reembolsos, y cuánto tiempo guardar las declaraciones.',
  lead: 'Cómo conseguir una declaración vieja, corregirla y guardarla.',
  picture: 'documents',
  needs: 'tax-preparer',
  glance: [
    {
      term: 'Transcripciones',
      text: 'Gratis: [irs.gov](https://www.irs.gov/individuals/get-transcript)',
    },
    {
      term: 'Reembolsos',
      text: '[Where’s My Refund](https://www.irs.gov/refunds), un día después de presentar por vía electrónica; [Franchise Tax Board](https://www.ftb.ca.gov/refund/index.asp)',
    },
    { term: 'Correcciones', text: 'Formulario 1040-X; en California, Schedule X' },
  ],
  action: { name: 'Quién puede ayudar', to: '/services/tax/tax-preparation#registration' },
  body: [
    {
      title: 'Una copia o una transcripción',
      paragraphs: [
        'Una transcripción es un resumen gratuito que basta a la mayoría de los prestamistas: en línea, al momento, o por correo en unos días, a la dirección que tiene el IRS. Una copia completa se pide con el Formulario 4506, cuesta lo que ahí dice y tarda semanas. Quien preparó la declaración tiene que darle una copia cuando usted firma, y por lo general todavía la tiene.',
      ],
    },
    {
      title: 'Corregir una declaración',
      steps: [
        'Espere hasta que la original esté procesada y el reembolso, si lo hay, pagado.',
        'Corrija la declaración federal con el Formulario 1040-X: por regla general, dentro de los tres años después de presentarla si quiere que le devuelvan dinero.',
        'Después California, con un Formulario 540 nuevo y el Schedule X. Si el IRS hace un cambio, infórmelo al estado en un plazo de seis meses.',
        'Deje lo que la oficina corrige por sí sola, como una suma equivocada: ella le escribe.',
      ],
    },
    {
      title: 'En busca de un reembolso',
      paragraphs: [
        'Tenga su número, el año y la cantidad exacta. El cheque va a la dirección de la declaración, y por eso una mudanza en primavera suele explicar uno que falta.',
      ],
    },
    {
      title: 'Cuánto tiempo guardarlas',
      paragraphs: [
        'Las declaraciones: para siempre. Lo que las prueba: por lo menos cuatro años en California, y para una casa o acciones, hasta años después de venderlas.',
      ],
    },
    {
      questions: [
        {
          question: '¿Puede llegar una transcripción del IRS a mi PMB?',
          answer:
            'Solo si el PMB es la dirección que el IRS tiene de usted. En línea es más rápido.',
        },
        {
          question: '¿Quién paga el error de un preparador?',
          answer:
            'Los preparadores cobran por las correcciones. Pregunte antes si corregir un error propio es gratis.',
        },
        {
          question: '¿Y si un extraño presentó a mi nombre?',
          answer:
            'Empiece en [IdentityTheft.gov](https://www.identitytheft.gov/), y pida al IRS un [Identity Protection PIN](https://www.irs.gov/identity-theft-fraud-scams/get-an-identity-protection-pin): sin él nadie puede volver a presentar a su nombre.',
        },
      ],
    },
  ],
  related: [
    '/services/tax/tax-filing',
    '/services/tax/tax-forms',
    '/services/mailbox/secure-mail-handling',
  ],
}
