import type { Topic } from '#app/content/es/service.ts'

export const mailboxRental: Topic = {
  path: '/services/mailbox/mailbox-rental',
  name: 'Alquiler de buzón',
  title: 'Alquile un buzón privado',
  description:
    'Cómo se alquila un buzón privado en {neighborhood}, paso a paso: Formulario 1583, dos identificaciones, plazos de {terms}, todos los cargos y cómo termina.',
  summary: 'Cómo se alquila, de las dos identificaciones a la llave, con todos los cargos.',
  lead: 'Un buzón con número en una dirección física. Para empezar basta una visita con dos identificaciones.',
  picture: 'mailbox',
  leadsToApplication: true,
  glance: [
    {
      term: 'Precio',
      text: 'Planes {headlineRange}',
    },
    {
      term: 'Apertura',
      text: '{setupFee} una sola vez si alquila por menos de {setupMonths}',
    },
    { term: 'Depósito por la llave', text: '{keyDeposit}, se devuelve al entregar la llave' },
  ],
  action: { name: 'Ver planes', to: '/#plans' },
  body: [
    {
      title: 'De la primera visita a la primera carta',
      steps: [
        'Elija un plan y un plazo. La [calculadora de costos]({calculatorPath}) muestra cuánto se paga el primer día y qué parte se le devuelve.',
        'Prepare el Formulario 1583. Nuestra [hoja de preparación](/Forms/es/ps1583-Online.pdf) pregunta lo mismo en el mismo orden. Todavía no firme.',
        'Traiga [dos identificaciones](/how-it-works#identification), originales y vigentes, y firme frente a nosotros, o [de otra manera](/how-it-works#by-mail) si vive lejos.',
        'Firme la declaración de enterado que California pide a quien tiene un buzón privado. Con ella nos hace su agente para recibir documentos judiciales: [qué significa eso](/services/legal/service-of-process).',
        'Reciba su llave y empiece a dar su nueva dirección.',
      ],
    },
    {
      title: 'Todos los cargos',
      look: 'panel',
      list: [
        'El precio mensual más impuestos. El plazo más corto es de {shortestTerm}.',
        '{renewalRule}',
        '{setupFee} de apertura, una sola vez, por menos de {setupMonths}; no se devuelve.',
        '{keyDeposit} de depósito por la llave; se devuelve.',
        '{recipientFee} al mes por cada destinatario adicional. {childRule}',
        'Si el alquiler se atrasa: {lateFee}.',
        'Si se pierde la llave: {keyReplacement}.',
        'Si el banco devuelve un cheque: {returnedCheck}, {returnedCheckAgain} cada vez después.',
      ],
    },
    {
      title: '¿Quién puede recibir correo?',
      paragraphs: [
        'Un buzón personal incluye a usted + un familiar; un buzón comercial, a usted + un socio. Esto se refiere al precio: cada adulto [presenta un formulario](/how-it-works#forms) con dos identificaciones, y los menores van en el de su padre o madre.',
        'Para un negocio, traiga su nombre, su tipo, el lugar donde está registrado y el cargo que usted tiene en él.',
      ],
    },
    { place: 'tool' },
    {
      questions: [
        {
          question: '¿Para qué necesitan mi domicilio particular?',
          answer:
            'Lo piden el Formulario 1583 y la ley de California, y lo comparamos con su identificación. Está en su Formulario 1583, no en la dirección que usted da.',
        },
        {
          question: '¿Aceptarán otros la dirección?',
          answer:
            'Para correo y paquetes, casi siempre; pero no es un domicilio ni un local de negocio. [Bancos, LLC, DMV, voto y más, uno por uno](/will-it-be-accepted)',
        },
        {
          question: '¿Puedo cambiar de plan después?',
          answer:
            'Pregúntenos. Otro número de PMB cambia su dirección, y con datos nuevos hace falta un formulario nuevo.',
        },
        {
          question: '¿Cómo termina?',
          answer:
            'Avise, y devuelva la llave. {leavingRule} Durante seis meses le reenviamos lo que siga llegando, y usted paga el franqueo. [Al mudarse](/blog/moving-out)',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/package-receiving',
    '/services/mailbox/secure-mail-handling',
    '/services/legal/notary-services',
  ],
}
