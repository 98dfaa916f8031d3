import type * as en from '#shared/content/en/rental.ts'

export type { RentalWords } from '#shared/content/en/rental.ts'

export const rental: typeof en.rental = {
  ids: {
    'same-document': {
      reason:
        'Un mismo documento no puede ser su identificación con foto y su identificación con domicilio.',
      remedy:
        'Úselo como identificación con foto y traiga otro documento que muestre su domicilio particular.',
    },
    'not-a-photo-id': {
      reason: 'El Servicio Postal (USPS) no acepta este documento como identificación con foto.',
      remedy: 'Elija uno de los nueve documentos de la lista de identificaciones con foto.',
    },
    'not-an-address-id': {
      reason:
        'El Servicio Postal (USPS) no acepta este documento como identificación con domicilio.',
      remedy: 'Elija uno de los seis documentos de la lista de identificaciones con domicilio.',
    },
    'photo-expired': {
      reason: 'Su identificación con foto está vencida.',
      remedy: 'Renuévela primero, o traiga otra identificación con foto que esté vigente.',
    },
    'address-expired': {
      reason: 'Su identificación con domicilio está vencida.',
      remedy: 'Renuévela primero, o traiga otra identificación con domicilio que esté vigente.',
    },
  },
  idWarnings: {
    'photo-expires-soon':
      'Su identificación con foto vence en los próximos 30 días. Poco después tenemos que ver una nueva.',
    'address-expires-soon':
      'Su identificación con domicilio vence en los próximos 30 días. Poco después tenemos que ver una nueva.',
  },
  household: {
    'no-applicant': 'Escriba quién es la persona que presenta la solicitud.',
    'two-applicants': 'Solo una persona presenta la solicitud. Agregue a las demás como adultos.',
    'no-business': 'Escriba el nombre del negocio que recibe correo.',
    'two-businesses':
      'Un formulario es para un solo negocio. Agregue nombres comerciales del mismo negocio; otro negocio presenta su propia solicitud.',
    'business-only': 'Esto es de un negocio. Elija un buzón comercial o quítelo.',
    'minor-without-parent':
      'Un menor aparece en el formulario de su padre o su madre. Agregue a esa persona como adulto, o indique que el solicitante también recibe correo personal.',
    'two-collectors': 'En el formulario cabe una sola persona que recoge correo por usted.',
  },
  slots: {
    closed: 'A esa hora está cerrado, o no empieza ninguna visita. Elija otra hora.',
    'too-soon': 'Es demasiado pronto para que estemos listos. Elija una hora más tarde.',
    'too-late': 'Falta demasiado tiempo para ese día. Elija uno más cercano.',
  },
  fields: {
    seen: 'Vuelva a cargar esta página e inténtelo de nuevo',
    plan: 'Elija uno de nuestros planes',
    planWithoutBusiness: 'Este plan no incluye correo de un negocio. Elija otro plan',
    months: 'Elija uno de nuestros plazos',
    payment: 'Elija cómo paga',
    use: 'Elija un buzón personal o comercial',
    signing: 'Elija dónde firma',
    videoNotOffered: 'Por ahora no ofrecemos la firma por video',
    recipients: 'Agregue a las personas que reciben correo',
    tooManyRecipients: 'Para tantas personas, hable primero con nosotros',
    kind: 'Elija quién es',
    name: 'Escriba un nombre',
    givenName: 'Escriba el nombre de pila',
    latin:
      'Use letras latinas, como en la identificación o en el registro: las máquinas del Servicio Postal (USPS) no leen otras, y con él empieza la dirección. Las letras de otra escritura van en “En su propia escritura”',
    noParts: 'Un negocio tiene un solo nombre, sin nombre de pila ni apellido',
    document: 'Elija un documento',
    noDocument: 'Aquí no hace falta un documento',
    slot: 'Elija una hora',
    key: 'Cada intento necesita su propia clave',
    day: 'Escriba un día',
    email: 'Escriba una dirección de correo electrónico válida, o ninguna',
    language: 'Elija un idioma',
    witness: 'Elija quién fue el testigo',
    box: 'Escriba el número de un buzón',
    keys: 'Escriba cuántas llaves',
    shownCents: 'La página envía el precio que muestra',
    reason: 'Elija qué cambió',
    visitState: 'Elija si la persona vino',
  },
  refusals: {
    applicationOpen: 'Usted ya tiene una solicitud abierta. Puede cambiarla en su cuenta.',
    offerOpen:
      'Usted tiene una solicitud propia abierta. Retírela primero; después podrá pasar esta a su cuenta.',
    invitationOver:
      'Este enlace ya se usó, o tiene más de dos semanas. Pídanos otro en el mostrador.',
    invitationElsewhere:
      'Esta invitación es para la dirección de correo electrónico a la que se envió. Inicie sesión con esa dirección, o cree una cuenta con ella.',
    unconfirmed: 'Confirme primero la dirección de correo electrónico de su cuenta.',
    noApplication: 'Usted no tiene ninguna solicitud abierta.',
    applicationChanged:
      'Su solicitud ya cambió, en nuestro mostrador o en otra página. Revísela como está ahora y envíela de nuevo.',
    applicationFixed:
      'Ya revisamos sus identificaciones, así que esta solicitud ya no se puede cambiar aquí. Hable con nosotros.',
    slotTaken: 'Alguien acaba de tomar esa hora. Estas están libres.',
    keyReused: 'Esta clave se usó para otra visita.',
    tooManyVisits: 'Usted ya reservó todas las visitas que una cuenta puede tener.',
    oneVisit:
      'Usted ya tiene una visita reservada y puede cambiarla. Cuando haya presentado su solicitud, podrá reservar más.',
    visitUnneeded: 'Por ahora no necesita una visita: todo está firmado. Su cuenta dice qué sigue.',
    crowdedNetwork:
      'Desde su conexión a internet ya se reservaron demasiadas visitas. Llámenos y le buscamos una hora.',
    tooOften: (minutes) =>
      `Usted ha hecho esto muchas veces en poco tiempo. Lo que escribió sigue aquí: inténtelo de nuevo en ${minutes} min.`,
    visitOver: 'Esta visita ya pasó o se canceló. Puede reservar otra.',
    linkInvalid: 'Este enlace no abre ninguna visita.',
    holdDays: 'Una retención debe empezar hoy o más tarde y terminar a más tardar en un año.',
    holdOverlaps: 'Usted ya tiene una retención para algunos de estos días.',
    holdOver: 'Esta retención ya terminó.',
    noticeGiven: 'Usted ya dio aviso.',
    closingDay: 'Elija un día entre hoy y dentro de un año.',
    nameSettled:
      'Este nombre ya está en letras latinas. Para cambiarlo, venga con su identificación.',
    notActive: 'Este buzón está cerrado.',
    boxOpen: (box) =>
      `Usted alquila el buzón ${box}. Primero dé aviso; cuando esté cerrado, puede eliminar su cuenta.`,
    keysOut: (box) =>
      `Usted tiene nuestra llave del buzón ${box}. Devuélvala primero en el mostrador; no debe nada por ella, y después puede eliminar su cuenta.`,
    boxOffered:
      'Un buzón abierto en nuestra tienda tiene su correo electrónico. Díganos primero, en Buzón, si es suyo. Si lo es, dé aviso primero; cuando esté cerrado, podrá eliminar su cuenta.',
    roleFirst:
      'Usted trabaja en la tienda. Pida primero a un administrador que le quite su función; después podrá eliminar su cuenta.',
    signInAgain: 'Primero inicie sesión otra vez, para que sepamos que es usted.',
    staffOnly: 'Esto es para el personal de la tienda.',
    secondFactor: 'Primero inicie sesión con su segundo factor.',
    idle: 'Esta pantalla estuvo diez minutos sin uso. Use otra vez su segundo factor para seguir.',
  },
}
