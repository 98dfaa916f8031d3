import type { Topic } from '#app/content/es/service.ts'

export const bookkeeping: Topic = {
  path: '/services/tax/bookkeeping',
  name: 'Llevar los libros',
  title: 'Llevamos los libros de pequeños negocios',
  description:
    'Libros sencillos para dueños únicos y pequeños negocios en {neighborhood}: qué se anota, qué traer cada mes, cómo se cobra y qué no hacemos.',
  summary: 'Recibos ordenados y anotados mes por mes, listos para su preparador de impuestos.',
  lead: 'Anotamos sus ingresos y gastos mes por mes, cada uno con su recibo o factura.',
  picture: 'ledger',
  glance: [
    { term: 'Disponibilidad', text: 'Con acuerdo previo: pregunte si tenemos lugar' },
    { term: 'Para', text: 'Dueños únicos, trabajadores independientes, comercios pequeños' },
    {
      term: 'Precio',
      text: 'Según el número de documentos, por escrito, antes de empezar',
    },
  ],
  body: [
    {
      title: 'Traiga un mes normal',
      look: 'panel',
      list: [
        'Facturas, recibos, estados de cuenta del banco y de las tarjetas.',
        'La declaración del año pasado, si la hubo, por las categorías que usa su preparador.',
        'El nombre de su programa, si usa alguno. Una hoja de cálculo está bien.',
      ],
    },
    {
      title: 'Registros que llevamos',
      list: [
        'Ventas y otros ingresos, con facturas o totales del día.',
        'Gastos por tipo: alquiler, materiales, envíos, cargos, viajes.',
        'Estados de cuenta del banco y de las tarjetas, comparados línea por línea con los libros.',
        'Millas de negocio, si usted lleva un registro.',
        'El impuesto de ventas que cobró y que debe al estado.',
      ],
    },
    {
      title: 'Costo',
      paragraphs: [
        'Ponemos precio a meses como el que trae, porque, de dos negocios con las mismas ventas, uno puede tener diez veces más papel que el otro. Puede dejar el servicio al final de cualquier mes.',
      ],
    },
    {
      title: 'Trabajos que no hacemos',
      paragraphs: [
        'Llevar los libros requiere cuidado, pero ninguna licencia. Su [preparador de impuestos](/services/tax/tax-preparation) le dice qué significan las cifras para sus impuestos, y trabaja más rápido con libros limpios. No hacemos auditorías, revisiones, nómina ni estados financieros para bancos que piden un CPA, y no entramos en su cuenta de banco. No nos llamamos contadores: en California esa palabra tiene reglas.',
      ],
    },
    {
      title: 'Cinco hábitos que ahorran dinero',
      steps: [
        'Una cuenta de banco y una tarjeta solo para el negocio.',
        'Una foto de cada recibo ese mismo día: el papel térmico se borra.',
        'Una nota en cada uno: el motivo y las personas.',
        'Cada factura con su número, y cada número una sola vez.',
        'Guarde los papeles el tiempo que [sugiere el IRS](https://www.irs.gov/businesses/small-businesses-self-employed/how-long-should-i-keep-records): tres años en la mayoría de los casos, más en algunos. California puede mirar cuatro años atrás.',
      ],
    },
    {
      questions: [
        {
          question: 'Llevo años de atraso. ¿Es demasiado tarde?',
          answer:
            'No. Empiece con el mes actual y después vaya hacia atrás, un trimestre a la vez. Abra primero el correo de las oficinas de impuestos.',
        },
        {
          question: '¿Se quedan con mis papeles?',
          answer: 'No más de lo que dura el trabajo. Son suyos.',
        },
      ],
    },
  ],
  related: ['/services/tax/tax-forms', '/services/tax/tax-preparation', '/tools/calculator'],
}
