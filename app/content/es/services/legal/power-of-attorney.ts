import type { Topic } from '#app/content/es/service.ts'

export const powerOfAttorney: Topic = {
  path: '/services/legal/power-of-attorney',
  name: 'Poder legal',
  title: 'Poder legal: del formulario a la firma',
  description:
    'Qué hace un poder legal (power of attorney), dónde está el formulario gratuito de California, cómo se firma ante un Notary Public y qué no podemos hacer.',
  summary: 'Dónde está el formulario del estado, y cómo se firma.',
  lead: 'Permite que alguien de su confianza actúe por usted: uno de los papeles más fuertes que puede firmar, y uno de los que más se prestan a abusos.',
  picture: 'seal',
  needs: 'document-assistant',
  glance: [
    {
      term: 'El formulario',
      text: 'Gratis, en el [Probate Code 4401](https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PROB&sectionNum=4401) de California',
    },
    {
      term: 'Se firma',
      text: 'El formulario de la ley: con reconocimiento de firma ante un Notary Public. Otros: un Notary Public o dos testigos',
    },
    {
      term: 'Nuestra parte',
      text: 'La cita de Notary Public. Los consejos los da un abogado o la ayuda legal',
    },
  ],
  action: { name: 'Citas de Notary Public', to: '/services/legal/notary-services' },
  body: [
    {
      title: 'La firma',
      paragraphs: [
        'El “Uniform Statutory Form Power of Attorney” de California solo vale con un reconocimiento de firma (acknowledgment) ante un Notary Public (Probate Code 4402(c)). Para otros poderes la ley acepta el reconocimiento ante un Notary Public o dos testigos adultos, y el apoderado no puede ser uno de ellos (4121, 4122). Para bienes raíces, use un Notary Public: el condado registra el poder.',
        'El Notary Public toma una huella del pulgar para su libro de registro y le pregunta a usted, no a su apoderado, si firma por su propia voluntad.',
        'Los bancos, el DMV y las oficinas de impuestos suelen querer sus propios formularios: pregúnteles antes de firmar algo.',
      ],
    },
    {
      title: 'Lista para su cita',
      look: 'panel',
      list: [
        'El formulario lleno, sin firmar, con todas sus páginas.',
        'Una identificación de la [lista para Notary Public](/services/legal/notary-services).',
        'Usted, en persona. El apoderado no tiene que venir, y no puede firmar por usted.',
        'Hasta {notaryLimit} por cada firma, y {notaryLimit} por una copia certificada.',
      ],
    },
    { place: 'notary' },
    {
      title: 'Términos comunes',
      terms: [
        {
          term: 'Poderdante (principal) y apoderado (agent)',
          text: 'El poderdante es usted. El apoderado, o attorney-in-fact, actúa por usted y no tiene que ser abogado.',
        },
        {
          term: 'Duradero (durable)',
          text: 'Sigue en vigor cuando usted ya no puede decidir por sí mismo.',
        },
        {
          term: 'Limitado (limited)',
          text: 'Para un solo asunto, como vender un carro mientras usted no está.',
        },
        {
          term: 'Atención médica',
          text: 'Tiene su propio formulario: vea [testamento vital](/services/legal/living-will).',
        },
      ],
    },
    {
      title: 'Para un buzón',
      paragraphs: [
        'Para abrir o usar un buzón por otra persona con un poder, tráigalo: guardamos una copia con el Formulario 1583. Para solo recoger correo no lo necesita: basta con que le nombren en el formulario.',
      ],
    },
    { place: 'registration' },
    {
      questions: [
        {
          question: '¿Puedo anularlo?',
          answer:
            'Mientras pueda decidir por sí mismo, por lo general sí: por escrito, y avisando a todos los que lo han visto. Un abogado le puede decir qué pide su caso.',
        },
        {
          question: 'Algo no está bien con un poder. ¿A quién aviso?',
          answer:
            'Si se trata de un adulto mayor o dependiente, [Adult Protective Services](https://www.cdss.ca.gov/adult-protective-services) de su condado contesta de día y de noche.',
        },
      ],
    },
  ],
  related: [
    '/services/legal/notary-services',
    '/services/legal/living-will',
    '/services/legal/trust-services',
  ],
}
