import type { Topic } from '#app/content/es/service.ts'

export const livingWill: Topic = {
  path: '/services/legal/living-will',
  name: 'Testamento vital',
  title: 'Testamento vital: la directiva anticipada',
  description:
    'En California el testamento vital es la directiva anticipada de atención médica: el formulario gratuito, quién es testigo y cuándo basta un Notary Public.',
  summary:
    'El formulario gratuito del estado, sus testigos, y cuándo un Notary Public ocupa su lugar.',
  lead: 'California la llama directiva anticipada de atención médica (advance health care directive): quién decide por usted, y qué quiere usted, si no puede decirlo.',
  picture: 'seal',
  needs: 'document-assistant',
  glance: [
    {
      term: 'El formulario',
      text: 'Gratis, del [Procurador General](https://oag.ca.gov/consumers/general/care) del estado y de casi todos los hospitales y clínicas, a menudo en varios idiomas',
    },
    { term: 'Se firma ante', text: 'Dos testigos, sin costo, o un Notary Public' },
    { term: 'Nuestra parte', text: 'La cita de Notary Public, hasta {notaryLimit} por firma' },
  ],
  action: { name: 'Citas de Notary Public', to: '/services/legal/notary-services' },
  body: [
    {
      title: 'Testigos o Notary Public',
      paragraphs: [
        'Dos adultos que le conocen o comprueban su identificación, y le ven firmar. No puede serlo la persona que usted nombra, su médico o su clínica, quien dirige un centro de cuidado comunitario o un hogar de ancianos, ni nadie que trabaje para ellos. Al menos uno de los dos no debe ser pariente suyo por sangre, matrimonio o adopción ni tener derecho a nada de lo que usted deje (Probate Code 4674, 4701). Con un Notary Public nada de esto se aplica.',
        'En un centro de enfermería especializada tiene que firmar además el defensor del paciente o el ombudsman, con o sin Notary Public.',
      ],
    },
    {
      title: 'Lista para su cita',
      look: 'panel',
      list: [
        'El formulario lleno, sin firmar.',
        'Una identificación de la [lista para Notary Public](/services/legal/notary-services).',
        'O sus propios testigos: nuestro personal no puede serlo.',
      ],
    },
    { place: 'notary' },
    {
      title: 'Contenido del formulario',
      list: [
        'Quién decide sobre su atención cuando usted no puede, y una segunda persona por si no se encuentra a la primera.',
        'Sus deseos: el tratamiento que quiere o rechaza, el alivio del dolor, dónde prefiere estar.',
        'Si quiere, la donación de órganos y el nombre de su médico.',
      ],
    },
    {
      title: 'Antes y después',
      paragraphs: [
        'Hable con su médico y con la persona que nombra antes de firmar. También valen otros formularios claros. Después dé copias a los dos y a su familia: una copia vale tanto como el original. La Secretaría de Estado lleva un [registro](https://www.sos.ca.gov/registries/advance-health-care-directive-registry); nosotros no guardamos nada.',
      ],
    },
    {
      questions: [
        {
          question: '¿Es lo mismo que un testamento o un POLST?',
          answer:
            'Ninguno de los dos. Un testamento trata de sus bienes después de la muerte. Un POLST es una orden médica que su médico firma con usted.',
        },
        {
          question: '¿Vale mi directiva de otro estado?',
          answer:
            'Por lo general California acepta la que era válida donde se firmó. Pregunte a su médico o a un abogado si una nueva sería más clara.',
        },
      ],
    },
  ],
  related: [
    '/services/legal/notary-services',
    '/services/legal/power-of-attorney',
    '/services/legal/trust-services',
  ],
}
