import type { Topic } from '#app/content/es/service.ts'

export const taxForms: Topic = {
  path: '/services/tax/tax-forms',
  name: 'Formularios de impuestos',
  title: 'Encuentre los formularios de impuestos',
  description:
    'Dónde conseguir gratis los formularios de impuestos federales y de California, cuáles llegan por correo, cómo escribir un PMB y por qué no los llenamos.',
  summary: 'Dónde son gratis, cuáles llegan por correo y cómo va su PMB en ellos.',
  lead: 'Todo formulario de impuestos es gratis en la oficina que lo pide.',
  picture: 'documents',
  glance: [
    {
      term: 'Federales',
      text: '[irs.gov/forms-instructions](https://www.irs.gov/forms-instructions), o en papel, por teléfono, del IRS',
    },
    { term: 'California', text: '[ftb.ca.gov/forms](https://www.ftb.ca.gov/forms/)' },
    {
      term: 'Ventas, nómina',
      text: '[cdtfa.ca.gov](https://www.cdtfa.ca.gov/) y [edd.ca.gov](https://edd.ca.gov/)',
    },
  ],
  body: [
    {
      title: 'Su PMB en un formulario de impuestos',
      paragraphs: [
        'En la línea de la calle, como en un sobre: calle, PMB, su número. El campo pequeño junto a la calle queda vacío o lleva PMB y el número. Donde un formulario pregunta por su casa o su lugar de negocio, dé ese lugar.',
      ],
    },
    {
      title: 'Formularios que le llegan',
      terms: [
        {
          term: 'A fines de enero',
          text: 'W-2 de los empleadores, la mayoría de los 1099 de clientes, plataformas y bancos, 1098 por intereses de hipoteca.',
        },
        {
          term: 'Febrero y marzo',
          text: 'Estados de cuenta de corredores y fondos, y K-1 de sociedades, que a menudo llegan todavía más tarde.',
        },
        {
          term: 'Seguro médico',
          text: 'Formulario 1095 de Covered California o de su aseguradora; lo necesita antes de presentar.',
        },
      ],
    },
    {
      title: 'Formularios que quizás deba mandar',
      list: [
        'W-9, a quien le paga por su trabajo. No va al IRS.',
        'W-4 y el DE 4 de California, a su empleador.',
        '1099-NEC, a las personas a quienes pagó por trabajo en su negocio.',
        '8822 u 8822-B, para dar al IRS una nueva dirección.',
      ],
    },
    {
      title: 'Nuestra parte',
      paragraphs: [
        'Con su buzón recibimos su correo de impuestos. Pregunte si podemos imprimir un formulario y cuánto cuesta la página. Para elegir o llenar formularios por pago hace falta un [preparador registrado](/services/tax/tax-preparation).',
      ],
    },
    {
      questions: [
        {
          question: 'Un formulario nunca llegó. ¿Ahora qué?',
          answer:
            'La declaración del año pasado muestra cuáles esperar. Pregunte al remitente, y compruebe qué dirección tiene. Después de febrero el IRS puede ayudar por teléfono, y su transcripción de salarios e ingresos en [irs.gov](https://www.irs.gov/individuals/get-transcript) muestra qué se le informó.',
        },
        {
          question: '¿Y si un formulario tiene una cifra equivocada?',
          answer:
            'Pida al remitente, por escrito, uno corregido. No escriba simplemente otro número en su declaración.',
        },
      ],
    },
  ],
  related: ['/services/tax/tax-preparation', '/services/tax/tax-filing', '/tools/pdf-tools'],
}
