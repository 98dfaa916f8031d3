import type { Topic } from '#app/content/es/service.ts'

export const taxPreparation: Topic = {
  path: '/services/tax/tax-preparation',
  name: 'Preparación de impuestos',
  title: 'Cómo alistarse para preparar los impuestos',
  description:
    'Nuestra tienda todavía no prepara declaraciones de impuestos. Vea quién puede en California, qué juntar, qué preguntar a un preparador y dónde es gratis.',
  summary: 'Quién puede preparar una declaración, y qué juntar antes de ir.',
  lead: 'Cómo prepararse, elegir a un preparador y encontrar ayuda gratis.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    { term: 'Fecha de siempre', text: '15 de abril, o el siguiente día hábil' },
    {
      term: 'Ayuda gratuita',
      text: '[Voluntarios del IRS](https://www.irs.gov/individuals/free-tax-return-preparation-for-qualifying-taxpayers), para muchos hogares',
    },
  ],
  action: { name: 'Quién puede ayudar', to: '/services/tax/tax-preparation#registration' },
  body: [
    {
      title: 'Papeles que debe juntar',
      look: 'panel',
      list: [
        'Identificación con foto, y los números de Seguro Social o ITIN de todos los que van en la declaración.',
        'Las declaraciones federal y de California del año pasado.',
        'Todos los W-2, 1099, 1098 y 1095, marcados contra los del año pasado. Tenga un sobre para ellos.',
        'Para un negocio: los libros, las millas y las compras que duran años.',
        'Cuidado de niños, colegiaturas, donativos, cuentas médicas, impuesto predial, pagos estimados con sus fechas.',
        'Sus propios números de cuenta y de ruta para el reembolso, nunca los del preparador.',
      ],
    },
    {
      title: '¿Quién puede preparar una declaración por pago?',
      terms: [
        {
          term: 'CPA',
          text: 'Contador público con licencia del estado. Puede representarle ante el IRS.',
        },
        {
          term: 'Agente inscrito (enrolled agent)',
          text: 'Con licencia del IRS después de un examen. También puede representarle.',
        },
        {
          term: 'Abogado',
          text: 'Con licencia de la State Bar; vale la pena cuando se acerca una disputa.',
        },
        {
          term: 'Preparador registrado en CTEC',
          text: 'Con capacitación y fianza, y registrado cada año.',
        },
      ],
    },
    { place: 'registration' },
    {
      title: 'Preguntas para un preparador',
      list: [
        '¿Cuál de los cuatro es usted, y cuál es su número?',
        '¿Cuánto costará, por escrito, y qué pasa si aparece algo inesperado? El cobro no debe depender del reembolso.',
        '¿Firmará la declaración y pondrá en ella su PTIN? Un preparador que cobra tiene que hacerlo.',
        '¿Estará en el verano, cuando llegue el correo?',
      ],
    },
    {
      questions: [
        {
          question: '¿Quién responde por la declaración?',
          answer:
            'Usted, porque la firma. Léala antes: los nombres, los números, la cuenta de banco para el reembolso.',
        },
        {
          question: '¿Pueden pasarle mis papeles a mi preparador?',
          answer:
            'Su preparador puede recoger su correo si usted lo nombra en el Formulario 1583 y él muestra dos identificaciones. No recomendamos a ninguno en particular ni cobramos comisión.',
        },
        {
          question: '¿Puedo hacerlo por mi cuenta?',
          answer:
            'Sí: vea los programas gratuitos en [presentar impuestos](/services/tax/tax-filing).',
        },
      ],
    },
  ],
  related: ['/services/tax/tax-filing', '/services/tax/tax-forms', '/services/tax/bookkeeping'],
}
