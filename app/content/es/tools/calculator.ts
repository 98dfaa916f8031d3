import type { Topic } from '#app/content/es/service.ts'

export const calculator: Topic = {
  path: '/tools/calculator',
  name: 'Calculadora',
  title: 'Calculadoras de este sitio y de otros',
  description:
    'Cuánto cuesta un buzón hasta el último centavo, cuánto mide un paquete para una empresa de paquetería y enlaces a buenas calculadoras.',
  summary: 'Costos de buzones, medidas de paquetes y calculadoras de otros sitios.',
  lead: 'Calcule el costo total de un buzón y el tamaño de un paquete como lo miden las empresas de paquetería.',
  picture: 'ledger',
  glance: [
    { term: 'Las nuestras', text: 'Gratis, exactas, en su navegador, con o sin buzón' },
    {
      term: 'Las de otros',
      text: 'Se abren en una pestaña nueva. No respondemos por ellas',
    },
  ],
  action: { name: 'Calcular un buzón', to: '{calculatorPath}' },
  body: [
    {
      title: 'Las nuestras',
      items: [
        {
          name: 'Calculadora de costos de un buzón',
          text: 'Plan, plazo y destinatarios: cuánto se paga el primer día, cuánto en total, cuánto se devuelve y el precio real al mes.',
          to: '{calculatorPath}',
        },
        {
          name: 'Calculadora de paquetes',
          text: 'Contorno, volumen y peso dimensional, en pulgadas o centímetros. Los precios los dan las empresas de paquetería.',
          to: '/services/shipping-quote#package',
        },
      ],
    },
    {
      title: 'Las de otros',
      text: 'Bien cuidadas y gratuitas la última vez que miramos.',
      items: [
        {
          name: 'Desmos Scientific',
          text: 'Una calculadora con memoria y funciones.',
          to: 'https://www.desmos.com/scientific',
        },
        {
          name: 'Calculator.net',
          text: 'Porcentajes, préstamos, fechas y unas doscientas más.',
          to: 'https://www.calculator.net/',
        },
        {
          name: 'Estimador de retención del IRS',
          text: 'Muestra si su empleador le retiene suficientes impuestos.',
          to: 'https://www.irs.gov/individuals/tax-withholding-estimator',
        },
      ],
    },
    {
      title: 'Costos en nuestra calculadora',
      paragraphs: [
        'El precio mensual por todo el plazo. El cargo de apertura de {setupFee} por menos de {setupMonths}. El depósito de {keyDeposit} por la llave, que se devuelve. {recipientFee} al mes por cada destinatario adicional, en todos los planes. Nombra sin sumarlos los cargos que solo surgen si algo sale mal. No incluye los impuestos, que se ven al firmar, ni un descuento por pagar por adelantado hasta que la tienda publique uno.',
      ],
    },
    {
      questions: [
        {
          question: '¿Puedo mandarle a alguien mi resultado?',
          answer:
            'Sí: la calculadora de costos guarda sus cifras en la dirección de la página, para compartir o imprimir.',
        },
        {
          question: '¿Por qué dos calculadoras difieren en un centavo?',
          answer:
            'Una redondea cada línea; la otra, la suma. La nuestra cuenta en centavos enteros.',
        },
      ],
    },
  ],
  related: ['/services/shipping-quote', '/services/tax', '/tools'],
}
