import type { Topic } from '#app/content/es/service.ts'

export const taxConsultation: Topic = {
  path: '/services/tax/tax-consultation',
  name: 'Consultas de impuestos',
  title: 'A quién preguntar sobre impuestos',
  description:
    'Adónde llevar una pregunta de impuestos en {neighborhood}: ayuda gratis del IRS y del estado, clínicas, CPA y agentes inscritos. Nosotros aún no damos consultas.',
  summary: 'El lugar correcto para cada pregunta de impuestos.',
  lead: 'El lugar correcto para su pregunta. Algunos de los mejores no cuestan nada; nosotros no contestamos preguntas de impuestos.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    {
      term: '¿Cómo lleno esta línea?',
      text: 'Las instrucciones del formulario; después, los voluntarios del IRS o el [Interactive Tax Assistant](https://www.irs.gov/help/ita) del IRS',
    },
    {
      term: 'Me escribió la oficina de impuestos',
      text: 'El número que está en irs.gov o ftb.ca.gov, no el de un mensaje de texto. En una disputa y con ingresos bajos: una [Low Income Taxpayer Clinic](https://www.irs.gov/advocate/low-income-taxpayer-clinics), gratis',
    },
    {
      term: 'El IRS no contesta',
      text: 'El [Taxpayer Advocate Service](https://www.taxpayeradvocate.irs.gov/), independiente dentro del IRS, gratis',
    },
    {
      term: 'Impuesto de ventas',
      text: 'El [CDTFA](https://www.cdtfa.ca.gov/) del estado. Su respuesta por escrito le protege',
    },
    {
      term: '¿Qué hago con mi negocio?',
      text: 'Un CPA o un agente inscrito, antes de formar una empresa',
    },
  ],
  action: { name: 'Quién puede ayudar', to: '/services/tax/tax-preparation#registration' },
  body: [
    {
      title: 'Aproveche bien una hora',
      steps: [
        'Escriba la pregunta en una oración, y los hechos en cinco.',
        'Mande antes copias de los papeles, en orden.',
        'Pregunte cuánto cuesta la hora y si lo que diga queda en confianza. Con un abogado, por lo general sí; con otros hay límites.',
        'Pida la respuesta por escrito, con la regla en que se basa.',
      ],
    },
    {
      title: 'Lista para una consulta',
      look: 'panel',
      list: [
        'La carta de la oficina de impuestos, con su sobre: el matasellos puede importar.',
        'Las declaraciones de los años de que se trata.',
        'Identificación, y los números de todas las personas de que se trata.',
      ],
    },
    {
      title: 'Señales de alerta',
      paragraphs: [
        'Quien promete arreglar una deuda por unos centavos, quiere cobrar antes de mirar o dice que un fideicomiso, una iglesia o una dirección hacen desaparecer los impuestos le está vendiendo algo.',
      ],
    },
    {
      questions: [
        {
          question: '¿Puedo reunirme con mi asesor en su tienda?',
          answer:
            'Mejor en su oficina o por video: el mostrador no es lugar para hablar en confianza.',
        },
        {
          question: '¿Hay ayuda en otros idiomas?',
          answer:
            'El IRS y el Franchise Tax Board ofrecen intérpretes por teléfono, y en muchos centros de voluntarios hay personas que hablan su idioma.',
        },
      ],
    },
  ],
  related: ['/services/tax/tax-planning', '/services/tax/tax-preparation', '/services/legal'],
}
