import type { Topic } from '#app/content/es/service.ts'

export const serviceOfProcess: Topic = {
  path: '/services/legal/service-of-process',
  name: 'Notificación judicial',
  title: 'Los documentos judiciales y su buzón',
  description:
    'Quien alquila un buzón privado en California permite que la tienda reciba sus documentos judiciales hasta dos años después: qué significa y cómo se entera.',
  summary: 'Por qué la tienda es su agente para documentos judiciales, y cómo se entera usted.',
  lead: 'Con cualquier buzón privado en California, en cualquier tienda, usted permite que la tienda reciba documentos judiciales por usted. Sépalo antes de firmar.',
  picture: 'seal',
  needs: 'process-server',
  glance: [
    { term: 'La ley', text: 'Business and Professions Code 17538.5' },
    { term: 'Dura', text: 'Hasta dos años después de que termine su buzón' },
    { term: 'Le cuesta', text: 'Nada' },
  ],
  body: [
    {
      title: 'Cuando llegan papeles',
      steps: [
        'Alguien nos entrega papeles para usted. No podemos rechazarlos.',
        'Una copia, o un aviso de que hay papeles, va a su buzón en un plazo de 48 horas.',
        'En un plazo de cinco días se los mandamos por correo de primera clase al último domicilio particular que nos dio.',
        'Diez días después de ese envío, la ley le da por notificado, los haya visto o no.',
      ],
    },
    {
      title: 'Sus próximos pasos',
      list: [
        'Busque una fecha en la primera página: en muchos casos de California tiene 30 días para responder; en un desalojo, muchos menos. Se cuenta desde la fecha que fija la ley, no desde el día en que los recoge.',
        'Llévelos enseguida, con el sobre, a un abogado o al [Centro de autoayuda de las cortes](https://selfhelp.courts.ca.gov/). Nosotros no podemos explicarlos.',
        'No los devuelva. La notificación sigue valiendo.',
      ],
    },
    {
      title: 'Términos de la declaración de enterado',
      paragraphs: [
        'En la declaración de enterado que firma primero, usted da su domicilio particular verdadero, promete avisar por escrito de los cambios y nos nombra, sin poder revocarlo, su agente para notificaciones judiciales durante ese tiempo.',
      ],
    },
    {
      title: 'Manténgase al día',
      look: 'panel',
      list: [
        'Su domicilio particular con nosotros, por escrito, aun después de irse.',
        'Una visita a su buzón, al menos una vez por semana.',
        'Su número de teléfono y su correo electrónico.',
      ],
    },
    {
      title: 'Para negocios',
      paragraphs: [
        'Una corporación o LLC también nombra un agente ante la Secretaría de Estado. Ese agente necesita una dirección física donde se encuentre a alguien en persona, y un buzón privado no lo es. [Un buzón privado y su LLC](/blog/a-private-mailbox-and-your-llc)',
      ],
    },
    { place: 'registration' },
    {
      questions: [
        {
          question: 'Quiero notificar a alguien que tiene un buzón con ustedes. ¿Cómo?',
          answer:
            'Traiga los papeles en el horario de la tienda, con el nombre y el número de PMB de la persona. Somos agentes solo de quienes tienen un buzón aquí, y a quien llama no le decimos sobre quién alquila más de lo que la ley nos exige. Cómo notificar y comprobarlo se lo dice su abogado o el personal de autoayuda de la corte.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/mailbox-rental',
    '/services/mailbox/secure-mail-handling',
    '/services/legal/notary-services',
  ],
}
