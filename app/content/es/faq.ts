import type { Question } from '#app/content/en/faq.ts'

export type { Question }

const money: Question[] = [
  {
    id: 'cost',
    question: '¿Cuánto cuesta un buzón?',
    answer: [
      'Los planes: {headlineRange}. Un alquiler típico sale entre {typicalFrom} y {typicalTo} al mes. La diferencia está en los {recipientFee} al mes por cada destinatario adicional. Si el plazo es corto, también en el cargo de apertura de {setupFee}.',
    ],
    link: { text: 'Ver los planes', path: '#plans' },
  },
  {
    id: 'first-payment',
    question: '¿Cuánto pago el primer día, y por cuánto tiempo?',
    answer: [
      'El alquiler: de todo el plazo si paga por adelantado, o de un mes si paga por mes. Además, un depósito de {keyDeposit} por la llave, que se le devuelve. En alquileres de menos de {setupMonths}, un cargo de apertura de {setupFee}, una sola vez, que no se devuelve.',
      'Con el plan {examplePlan} y {exampleTerm}, son {exampleDueAhead} por adelantado, o {exampleDueMonthly} si paga por mes. Los otros plazos son de {otherTerms}.',
    ],
    link: { text: 'Su precio, al hacer la solicitud', path: '/apply' },
  },
  {
    id: 'key-and-late',
    question: '¿Cuándo se paga el alquiler? ¿Y si pago tarde, pierdo la llave o me voy?',
    answer: [
      '{rentRule}',
      '{renewalRule}',
      'Una llave nueva cuesta {keyReplacement}. El depósito de {keyDeposit} se pierde.',
      '{leavingRule}',
    ],
  },
]

const forms: Question[] = [
  {
    id: 'apply',
    question: '¿Cómo hago la solicitud?',
    answer: [
      'Primero aquí: le decimos qué formularios e identificaciones necesita, y usted reserva su visita. En el mostrador repasamos con usted el Formulario 1583 y presenciamos su firma. O fírmelo ante un Notary Public de Estados Unidos y envíelo por correo certificado.',
    ],
    link: { text: 'Solicitar un buzón', path: '/apply' },
  },
  {
    id: 'identification',
    question: '¿Qué identificaciones llevo?',
    answer: [
      'Dos, vigentes: una con su foto, y otra con el domicilio particular que escribe en el formulario.',
    ],
    link: { text: 'Ambas listas', path: '/how-it-works#identification' },
  },
  {
    id: 'notary',
    question: '¿Necesito un Notary Public?',
    answer: ['No, si firma con nosotros. {signingRule}'],
  },
  {
    id: 'couples',
    question: 'Somos una pareja, o una familia. ¿Basta un formulario?',
    answer: [
      'No: uno por cada adulto que recibe correo, con dos identificaciones. Los padres anotan a los hijos menores de 18 años en el punto 12, sin identificaciones.',
    ],
    link: { text: '¿Cuántos formularios?', path: '/how-it-works#forms' },
  },
  {
    id: 'business',
    question: '¿Cómo hace la solicitud un negocio?',
    answer: [
      'La hace un directivo u otra persona autorizada, con dos identificaciones propias. En el punto 7 va el negocio; en el punto 12, sus socios, empleados y nombres comerciales. Para recibir correo personal, cada persona necesita su propio formulario.',
    ],
  },
  {
    id: 'collect',
    question: '¿Puede otra persona recoger mi correo?',
    answer: [
      'Sí, si usted la nombra en el punto 5 del formulario y ella nos muestra dos identificaciones. No necesita formulario, a menos que reciba correo aquí.',
    ],
  },
  {
    id: 'privacy',
    question: '¿Quién llega a ver mi domicilio particular?',
    answer: [
      'Está en su Formulario 1583. Lo guardamos con copias de sus identificaciones y registramos ambas cosas en la base de datos de clientes del Servicio Postal; la policía puede pedir verlas. Quienes le escriben ven solo nuestra dirección.',
    ],
    link: { text: 'Privado, no anónimo', path: '/blog/private-not-anonymous' },
  },
]

const mail: Question[] = [
  {
    id: 'address',
    question: '¿Cómo escribo mi nueva dirección?',
    answer: ['En tres líneas: {sampleAddress}.'],
    link: { text: 'Cómo escribir una dirección con PMB', path: '/blog/how-to-write-a-pmb-address' },
  },
  {
    id: 'packages',
    question: '¿Reciben paquetes?',
    answer: [
      'Sí. Los paquetes que trae USPS van con {uspsPlans}; los de UPS, FedEx, Amazon y otros, que recibimos con firma, con {otherCarrierPlans}. Solo el correo registrado (Registered Mail) se queda para usted en la oficina de correos.',
    ],
    link: {
      text: 'Cuánto tiempo los guardamos, y si son muchos',
      path: '/services/mailbox/package-storage',
    },
  },
  {
    id: 'pickup',
    question: '¿Cuándo puedo recoger mi correo?',
    answer: ['En el horario de la tienda ({hours}).'],
    isOfHours: true,
  },
  {
    id: 'change-of-address',
    question: '¿Puedo presentar un cambio de dirección en la oficina de correos?',
    answer: [
      'Cuando empieza con nosotros, sí. Cuando se va, no: el Servicio Postal no acepta ninguno desde un buzón privado, ni de usted ni de nosotros.',
    ],
  },
  {
    id: 'closing',
    question: '¿Qué pasa con mi correo cuando cierro el buzón?',
    answer: [
      'Durante seis meses reenviamos lo que siga llegando, a menos que nos diga por escrito que no. Usted paga el nuevo franqueo.',
    ],
    link: { text: 'Al mudarse', path: '/blog/moving-out' },
  },
  {
    id: 'bank',
    question: '¿Me sirve para una cuenta de banco?',
    answer: [
      'Como dirección postal, casi siempre. El banco también tiene que anotar dónde vive o trabaja usted realmente. Pregunte primero en el suyo.',
    ],
    link: { text: 'Dónde aceptan la dirección', path: '/will-it-be-accepted' },
  },
  {
    id: 'llc',
    question: '¿Me sirve para una LLC?',
    answer: [
      'Como dirección postal, sí, y muchos la usan como dirección comercial. El agente para documentos judiciales necesita un lugar propio. {disclosureRule} Pregunte a la Secretaría de Estado de California o a un abogado.',
    ],
    link: {
      text: 'Un buzón privado y su LLC',
      path: '/blog/a-private-mailbox-and-your-llc',
    },
  },
  {
    id: 'legal-papers',
    question: '¿Me pueden llegar aquí documentos judiciales?',
    answer: [
      'Sí. California exige que usted nos autorice a recibirlos hasta dos años después de cerrar el buzón. Ponemos un aviso en el buzón y le enviamos una copia por correo.',
    ],
    link: {
      text: 'Los documentos judiciales y su buzón',
      path: '/services/legal/service-of-process',
    },
  },
]

export const questionGroups = [
  { title: 'Dinero', questions: money },
  { title: 'Formularios', questions: forms },
  { title: 'Correo', questions: mail },
]

export const questions = questionGroups.flatMap((group) => group.questions)
