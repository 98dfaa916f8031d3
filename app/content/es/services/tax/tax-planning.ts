import type { Topic } from '#app/content/es/service.ts'

export const taxPlanning: Topic = {
  path: '/services/tax/tax-planning',
  name: 'Planear los impuestos',
  title: 'Un calendario para su año de impuestos',
  description:
    'El calendario de un año de impuestos en California: pagos estimados, papeles, preguntas para un asesor y quién puede ayudar. Aún no ofrecemos planeación.',
  summary: 'Un calendario para el año, y preguntas para un asesor.',
  lead: 'Las fechas que cualquiera puede cumplir, y las señales de que ya es hora de preguntar a un asesor.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    { term: '15 de enero', text: 'Último pago estimado por el año anterior' },
    {
      term: '31 de enero',
      text: 'Se entregan los W-2 y la mayoría de los 1099, los que recibe y los que manda',
    },
    { term: '15 de abril', text: 'Declaración o extensión, pago, primer pago estimado' },
    {
      term: '15 de junio y 15 de septiembre',
      text: 'Pagos estimados; California se salta septiembre',
    },
    { term: '15 de octubre', text: 'El vencimiento con extensión' },
  ],
  action: { name: 'Quién puede ayudar', to: '/services/tax/tax-preparation#registration' },
  body: [
    {
      title: 'Señales de que es hora de preguntar',
      list: [
        'Ahora trabaja por su cuenta, o tiene un segundo ingreso sin retención.',
        'Contrató a alguien, o pagó a personas por su trabajo.',
        'Se casó, se divorció, tuvo un hijo, compró o vendió una casa.',
        'Vende a otros estados, o se mudó desde otro.',
        'Está pensando en una LLC: en California debe por lo menos $800 al año, gane o no gane.',
      ],
    },
    {
      title: 'Lista para un asesor',
      look: 'panel',
      list: [
        'Las dos últimas declaraciones, federal y de California.',
        'Los libros o los totales de este año hasta hoy.',
        'Talones de pago, y los pagos estimados con sus fechas.',
        'Tres preguntas, por escrito. Y pregunte: ¿cobra por hora o por plan?',
      ],
    },
    {
      title: 'Sin asesor',
      list: [
        'Ponga una parte de cada pago que recibe en una cuenta aparte, ese mismo día.',
        'Ajuste su W-4 cuando cambie su vida. El [estimador de retención](https://www.irs.gov/individuals/tax-withholding-estimator) del IRS es gratis.',
        'Separe el negocio de la casa, tanto el dinero como el [correo](/#plans).',
        'Compare este año con el pasado en octubre, cuando quedan dos meses para actuar.',
      ],
    },
    {
      questions: [
        {
          question: '¿Un buzón en {neighborhood} cambia dónde pago impuestos?',
          answer: 'No. Eso lo decide dónde vive y trabaja. Un buzón no hace residente a nadie.',
        },
        {
          question: '¿Se puede deducir el alquiler de un buzón comercial?',
          answer: 'Pregunte a su preparador, y guarde nuestros recibos: querrá verlos.',
        },
      ],
    },
  ],
  related: ['/services/tax/tax-consultation', '/services/tax/bookkeeping', '/tools/calculator'],
}
