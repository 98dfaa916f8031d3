import type { Topic } from '#app/content/es/service.ts'

export const secureMailHandling: Topic = {
  path: '/services/mailbox/secure-mail-handling',
  name: 'Manejo seguro del correo',
  title: 'Cómo manejamos su correo',
  description:
    'Quién toca su correo, qué nombres puede llevar, qué nos exigen el Servicio Postal y California, y qué puede hacer usted contra el robo de correo.',
  summary: 'Quién toca su correo, qué nos piden las reglas y qué puede hacer usted.',
  lead: 'Pocas manos, nombres comprobados y papeles guardados como piden las reglas.',
  picture: 'mailbox',
  leadsToApplication: true,
  glance: [
    {
      term: 'El correo es para',
      text: 'Solo las personas nombradas en un Formulario 1583 firmado',
    },
    { term: 'Identificaciones', text: 'Dos por adulto, comprobadas cuando firma' },
    {
      term: 'Abrimos',
      text: 'Nada. El escaneo y la trituración todavía no están disponibles',
    },
  ],
  body: [
    {
      title: '¿Qué pasa con su correo?',
      steps: [
        'La empresa de paquetería lo trae al mostrador, no a un pasillo abierto.',
        'Comparamos el nombre y el número con los formularios firmados. El correo para quien no tiene formulario se devuelve.',
        'Espera, cerrado, hasta que usted lo recoge con su llave o una identificación con foto, o lo recoge alguien nombrado en su formulario, cuyas dos identificaciones hemos visto. No cuesta nada extra.',
      ],
    },
    {
      title: 'Reglas que seguimos',
      paragraphs: [
        'El Servicio Postal nos exige anotar cada formulario, con copias de las identificaciones, en su base de datos de clientes, y confirmar la lista cuatro veces al año. California nos exige identificarle con certeza antes de aceptar un formulario, y guardarlo para que lo puedan ver la policía y los inspectores postales.',
        'No publicamos ninguna lista de clientes, y damos su domicilio particular solo a quien puede exigirlo por ley. [Quién ve qué](/blog/private-not-anonymous)',
      ],
    },
    {
      title: 'Pasos que usted puede dar',
      list: [
        'Inscríbase en [Informed Delivery](https://informeddelivery.usps.com/), gratis, del Servicio Postal, si existe para su casa, y compare.',
        'Cambie primero a su PMB el correo del banco, de los impuestos y de los seguros: es el que buscan los ladrones.',
        'Destruya lo que tira. Congele sus informes de crédito si no necesita crédito nuevo: [IdentityTheft.gov](https://www.identitytheft.gov/) explica las dos cosas.',
        'Avísenos enseguida si pierde una llave, o si alguien ya no debe recoger por usted. Una llave perdida cuesta {keyReplacement}. Entonces también se pierde su depósito de {keyDeposit}.',
      ],
    },
    {
      questions: [
        {
          question: 'Me estoy protegiendo de alguien. ¿Basta un buzón?',
          answer:
            'Empiece con [Safe at Home](https://www.sos.ca.gov/registries/safe-home), de California. Da a sobrevivientes de violencia y acoso una dirección sustituta que las oficinas públicas tienen que aceptar, y llega más lejos que un buzón. Si le protege una orden de la corte, el Formulario 1583 tiene una línea para eso. Un buzón no puede esconderle de una corte.',
        },
        {
          question: '¿Y el correo registrado (Registered Mail)?',
          answer: 'El Servicio Postal lo guarda en la oficina de correos. Usted firma allí.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/mailbox-rental',
    '/services/legal/service-of-process',
    '/services/mailbox/package-receiving',
  ],
}
