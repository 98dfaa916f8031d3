import type * as en from '#app/content/en/worksheet-form.ts'

export const worksheetForm: typeof en.worksheetForm = {
  title: 'Hoja de preparación del {form} (no es el formulario oficial)',
  heading: 'Hoja de preparación del Formulario 1583',
  page: 'Página {page} de {pages}',
  source:
    'El oficial está en {address}. Los números siguen su edición de {editionName} ({edition}).',
  steps: [
    '**Llénela en casa,** en pantalla o con pluma. Lo gris es nuestro.',
    '**Tráigala, sin firmar,** con sus dos identificaciones a nuestro mostrador.',
    '**Firme el oficial,** en inglés, con nosotros: aquí están las respuestas.',
  ],
  filledByUs: 'Lo llenamos nosotros',
  closing: 'Antes de venir',
  contact: '{address}. ¿Preguntas? {phone}, {email}.',
  dateFormat: 'MM/DD/AAAA',
  sections: {
    1: {
      title: 'Apertura y cierre',
      note: 'El día en que se abre su buzón y, más adelante, el día en que se cierra.',
    },
    2: {
      title: 'Nuestra dirección y su número de PMB',
      note: 'Adonde llegará su correo. Recibe su número de PMB cuando alquila.',
    },
    3: {
      title: 'Para qué es el buzón',
      note: 'Un negocio llena también el punto 7. Para correo personal, el punto 7 queda vacío.',
    },
    4: {
      title: 'Usted, el solicitante (“Applicant”)',
      note: 'Su nombre legal como en sus identificaciones, y su domicilio. Cada adulto que recibe correo presenta su propio formulario.',
    },
    5: {
      title: 'Alguien que puede recoger su correo (“Authorized individual”)',
      when: 'Opcional',
      note: 'Esta persona recoge el correo de usted y no recibe el suyo aquí. Escriba la dirección donde vive, no un PO box ni un buzón privado. Muestra dos identificaciones propias: puntos 10 y 11.',
    },
    6: {
      title: 'Adónde se reenvía su correo',
      when: 'Opcional',
      note: 'Solo si el correo de su PMB debe ir a otra dirección. Pregúntenos primero: el reenvío en línea todavía no está disponible. Si la dirección cambia después, hace falta un formulario nuevo.',
    },
    7: {
      title: 'Su negocio u organización',
      when: 'Solo si el punto 3 dice negocio',
      note: 'Escriba el lugar donde trabaja, no la dirección que nos alquila. Si lo lleva desde su casa, es su domicilio particular.',
    },
    8: {
      title: 'Su identificación con foto (“Photo ID”)',
      note: 'Uno de los nueve documentos. Tiene que estar vigente el día en que firma.',
    },
    9: {
      title: 'Su identificación con domicilio (“Address ID”)',
      note: 'Uno de los seis documentos, y no el del punto 8. Tiene que mostrar la dirección de 9b a 9f, que es su domicilio particular del punto 4.',
    },
    10: {
      title: 'Identificación con foto de quien recoge',
      when: 'Solo con el punto 5',
      note: 'Uno de los nueve documentos, de la persona que nombró en el punto 5.',
    },
    11: {
      title: 'Identificación con domicilio de quien recoge',
      when: 'Solo con el punto 5',
      note: 'Uno de los seis documentos, y no el del punto 10. Tiene que mostrar el domicilio particular de esa persona en el punto 5.',
    },
    12: {
      title: 'Otros que reciben correo aquí',
      when: 'Opcional',
      note: 'Correo personal: sus hijos menores de 18 años. Un negocio: sus directivos, gerentes, socios, empleados y nombres comerciales. Cualquier otro adulto presenta su propio formulario.',
    },
    13: {
      title: 'Su firma',
      note: 'Déjela en blanco en casa: la firma que cuenta es la del formulario oficial. {signingRule}',
    },
    14: {
      title: 'La firma del testigo',
      when: 'Firma el testigo',
      note: 'Uno de nosotros, o el Notary Public, firma aquí después de verle firmar. El Notary Public llena también su parte del formulario oficial.',
    },
  },
  labels: {
    opened: 'Fecha de apertura (“Date opened”)',
    closed: 'Fecha de cierre (“Date closed”)',
    street: 'Número y calle (“Street address”)',
    city: 'Ciudad (“City”)',
    state: 'Estado (“State”)',
    zip: 'Código postal (“ZIP+4”)',
    country: 'País (“Country”)',
    pmb: 'Su PMB (“PMB number”)',
    use: 'Elija uno (“Type of service”)',
    lastName: 'Apellido (“Last name”)',
    firstName: 'Nombre (“First name”)',
    middleInitial: 'Inicial (“Middle initial”)',
    phone: 'Teléfono (“Phone”)',
    email: 'Correo electrónico (“Email”)',
    homeStreet: 'Número y calle de su casa (“Home street address”)',
    courtOrder:
      '¿Tiene protección por orden judicial? (“Court-ordered protected individual”) Si es así, traiga una copia de la orden.',
    businessName: 'Nombre del negocio (“Name”)',
    businessType: 'Tipo de negocio (“Type of business”)',
    registration: 'Condado y estado donde está registrado (“County and state”)',
    documentName: 'Nombre en el documento (“Name”)',
    documentNumber: 'Número (“ID number”)',
    issuer: 'Quién la emitió (“Issuing entity”)',
    expires: 'Vence, si tiene fecha (“Expiration date”)',
    documentStreet: 'Número y calle en el documento (“Street address”)',
    document: 'Qué documento es (“ID type”)',
    names: 'Nombres, uno por renglón (“Additional recipients of mail”)',
    signature: 'Firma (“Signature”)',
    signedOn: 'Fecha (“Date”)',
  },
  uses: {
    business: 'Negocio u organización (“Business/Organization”)',
    residential: 'Correo personal (“Residential/Personal”)',
  },
  answers: { yes: 'Sí (“Yes”)', no: 'No' },
  attachment: {
    reference: 'Vea el anexo (“See attachment”): {count} más',
    title: 'Punto 12, continuación (“Item 12, continued”)',
    of: 'Anexo de nuestra hoja de preparación para el {form}. Solicitante: {applicant}',
    page: '{applicant}: anexo, página {page} de {pages}',
  },
}
