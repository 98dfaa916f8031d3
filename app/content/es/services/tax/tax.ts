import type { Topic } from '#app/content/es/service.ts'

export const tax: Topic = {
  path: '/services/tax',
  name: 'Impuestos',
  title: 'Papeles de impuestos, y quién puede ayudar',
  description:
    'Llevar los libros, formularios y declaraciones de impuestos en {neighborhood}: qué puede hacer una tienda de buzones, quién puede ayudar y qué es gratis.',
  summary:
    'Los papeles de los impuestos, qué pide un preparador registrado y dónde la ayuda es gratis.',
  lead: 'Llevamos libros con acuerdo previo y recibimos su correo de impuestos. Para lo demás, estas guías dicen quién puede ayudar.',
  picture: 'ledger',
  glance: [
    {
      term: 'Se ofrece hoy',
      text: 'Llevar sus libros, con acuerdo previo, y recibir su correo de impuestos',
    },
    {
      term: 'Todavía no',
      text: 'Preparar, presentar, planear y aconsejar: [por qué](/services/tax/tax-preparation#registration)',
    },
    {
      term: 'Ayuda gratuita',
      text: '[Voluntarios del IRS](https://www.irs.gov/individuals/free-tax-return-preparation-for-qualifying-taxpayers)',
    },
  ],
  body: [
    { parts: 'Elija un tema' },
    {
      title: 'Un buzón y sus impuestos',
      list: [
        'Los W-2, los 1099 y el correo del IRS y del Franchise Tax Board llegan a un mostrador.',
        'El correo del negocio y el de la casa quedan separados, y eso facilita llevar los libros.',
        'Los cheques de reembolso y los avisos le encuentran: su dirección no cambia cuando se muda.',
      ],
    },
    {
      title: 'Dé su dirección a las oficinas de impuestos',
      paragraphs: [
        'El IRS acepta una nueva dirección postal en su próxima declaración o en el [Formulario 8822](https://www.irs.gov/forms-pubs/about-form-8822), o en el 8822-B para un negocio. El [Franchise Tax Board](https://www.ftb.ca.gov/) de California tiene su propio formulario. [Cómo va su PMB en un formulario de impuestos](/services/tax/tax-forms).',
      ],
    },
    {
      questions: [
        {
          question: '¿Cómo compruebo quién es un preparador?',
          answer:
            'Pida el PTIN y el número de CTEC, de CPA, de agente inscrito o de la State Bar, y búsquelo en [ctec.org](https://www.ctec.org/) o en el [directorio del IRS](https://irs.treasury.gov/rpo/rpo.jsf). Nunca firme una declaración en blanco, y no acepte un cobro que sea una parte del reembolso.',
        },
      ],
    },
  ],
  related: ['/services/mailbox', '/services/legal', '/tools/calculator'],
}
