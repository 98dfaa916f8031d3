import type * as en from '#app/content/en/plans-in-detail/plan-page.ts'

export const planPage: typeof en.planPage = {
  plans: { name: 'Planes', path: '/#plans' },
  reckon: 'Ver el costo real',
  next: 'Después venga con dos identificaciones: una con su foto y otra que muestre su domicilio particular. [Cómo funciona](/how-it-works)',
  audience: '¿Para quién es?',
  today: 'Incluido hoy',
  later: {
    title: 'Todavía no disponible',
    text: 'Escaneo, reenvío en línea, trituración y depósito de cheques. Hoy usted recoge su correo, o nombra a alguien que lo recoja.',
  },
  beyond: { name: 'Más paquetes, o más tiempo', path: '/services/mailbox/package-storage' },
  address: {
    name: 'Cómo escribir su dirección',
    path: '/services/mailbox/mailbox-rental#address',
  },
  know: 'Conviene saber',
  questions: 'Preguntas',
  byFacts: {
    title: '{plan}: una dirección física',
    description:
      '{plan}, un buzón privado en {neighborhood}: qué incluye hoy, qué todavía no está disponible y cuánto cuesta por cada plazo.',
    audience: {
      letters:
        'Quiere sus cartas en una dirección que no cambia, bajo llave, y no en la puerta de su casa.',
      packages: 'Casi nunca está en casa cuando llega un paquete, y quiere que le espere.',
      businessName: 'Necesita una dirección postal para su negocio.',
    },
    today: {
      address: {
        title: 'Una dirección física con su propio número PMB',
        text: 'Se escribe {sampleAddress}. El buzón es el mismo mientras usted lo conserve.',
      },
      letters: {
        title: 'Cartas',
        text: 'Las guardamos bajo llave mientras no está. Recójalas en el horario de la tienda.',
      },
      uspsPackages: {
        title: 'Paquetes por USPS',
        text: 'Hasta {count} al mes, de hasta {pounds} lb cada uno, guardados {days} días.',
      },
      otherCarriers: {
        title: 'Paquetes por UPS, FedEx, Amazon y otros',
        text: 'Firmamos por ellos: hasta {count} al mes, de hasta {pounds} lb cada uno, guardados {days} días.',
      },
      businessName: {
        title: 'Correo a nombre de su negocio',
        text: 'Con el nombre del punto 7 del Formulario 1583 y los nombres comerciales del punto 12.',
      },
      witness: {
        title: 'Un testigo para el Formulario 1583',
        text: 'Fírmelo frente a nosotros, sin Notary Public.',
      },
    },
    noPackages: {
      title: 'No recibe paquetes',
      text: 'Un paquete que llega para este plan vuelve a su remitente. Planes que los reciben: {uspsPlans}.',
    },
    know: [
      {
        title: 'Es privado, no anónimo',
        text: 'Su domicilio particular está en su Formulario 1583, que comparamos con su identificación, guardamos y registramos en la base de datos de clientes del Servicio Postal. Sus remitentes solo ven nuestra calle.',
      },
      {
        title: 'No reemplaza un domicilio',
        text: 'Los bancos, el DMV y el registro de votantes preguntan dónde vive de verdad. Deles su casa como domicilio, y esta dirección para el correo donde permitan dos. {disclosureRule}',
      },
    ],
    questions: [
      {
        question: '¿Quién necesita un formulario?',
        answer:
          'Cada adulto que recibe correo aquí presenta el suyo, con sus dos identificaciones; los menores de 18 años van en el de su padre o madre. {included}: esto se refiere al precio.',
      },
      {
        question: '¿Puedo cambiar de plan?',
        answer: 'Sí, con nosotros en el mostrador.',
      },
    ],
  },
}
