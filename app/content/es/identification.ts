import type * as en from '#app/content/en/identification.ts'
import type { Translated } from '#shared/translated.ts'

export type { DocumentWords } from '#app/content/en/identification.ts'

export const officialForm: typeof en.officialForm = {
  name: 'Formulario 1583 de USPS (PS Form 1583)',
  edition: '2024-06',
  editionName: 'junio de 2024',
  url: 'https://about.usps.com/forms/ps1583.pdf',
  shortUrl: 'about.usps.com/forms/ps1583.pdf',
  worksheetNotice:
    'Es nuestra hoja de preparación, no el Formulario 1583 oficial (PS Form 1583). Usted firma solo el oficial.',
}

export const worksheets: typeof en.worksheets = [
  {
    id: 'fillable',
    name: 'Hoja de preparación del Formulario 1583, para llenar en pantalla',
    path: '/Forms/es/ps1583-Online.pdf',
  },
  {
    id: 'print',
    name: 'Hoja de preparación del Formulario 1583, para imprimir',
    path: '/Forms/es/ps1583.pdf',
  },
]

export const photoIds: typeof en.photoIds = {
  'drivers-license': {
    name: 'Licencia de conducir o tarjeta de identificación para quien no conduce',
    note: 'Emitida por un estado, territorio o tribu de Estados Unidos.',
  },
  'uniformed-service': {
    name: 'Identificación de los servicios uniformados (Uniformed Service ID)',
  },
  passport: { name: 'Pasaporte', note: 'De Estados Unidos o de cualquier otro país.' },
  naturalization: {
    name: 'Certificado de naturalización',
    note: 'No tiene fecha de vencimiento, ni la necesita.',
  },
  'access-card': {
    name: 'Tarjeta de acceso de Estados Unidos (US Access Card)',
    note: 'Por ejemplo, una tarjeta federal PIV o CAC.',
  },
  'matricula-consular': { name: 'Matrícula Consular', note: 'Emitida por un consulado.' },
  'permanent-resident': { name: 'Tarjeta de residente permanente de Estados Unidos' },
  university: { name: 'Credencial de una universidad de Estados Unidos' },
  nexus: { name: 'Tarjeta NEXUS' },
}

export const addressIds: typeof en.addressIds = {
  'drivers-license': {
    name: 'Licencia de conducir o tarjeta de identificación para quien no conduce',
    note: 'Solo si no es ya su identificación con foto.',
  },
  lease: { name: 'Contrato de alquiler vigente' },
  insurance: { name: 'Póliza de seguro de la casa o del vehículo' },
  mortgage: { name: 'Hipoteca o escritura de fideicomiso (deed of trust)' },
  'vehicle-registration': { name: 'Tarjeta de registro del vehículo' },
  voter: { name: 'Tarjeta de votante' },
}

export const rejectedDocuments: typeof en.rejectedDocuments = [
  {
    id: 'social-security',
    name: 'Tarjeta de Seguro Social',
    reason: 'El Servicio Postal no la admite: no tiene foto ni dirección.',
  },
  {
    id: 'payment-card',
    name: 'Tarjeta de crédito o débito',
    reason: 'El Servicio Postal no la admite, tenga o no una foto.',
  },
  {
    id: 'birth-certificate',
    name: 'Acta de nacimiento',
    reason: 'El Servicio Postal no la admite: no tiene foto ni su dirección actual.',
  },
  {
    id: 'utility-bill',
    name: 'Recibo de luz, agua, gas o teléfono',
    reason:
      'No está en la lista de identificaciones con domicilio, aunque guías más viejas todavía lo mencionan.',
  },
  {
    id: 'bank-statement',
    name: 'Estado de cuenta del banco',
    reason: 'No está en la lista de identificaciones con domicilio.',
  },
  {
    id: 'company-badge',
    name: 'Gafete de una empresa',
    reason: 'Se aceptaba hace años; ya no está en la lista de identificaciones con foto.',
  },
  {
    id: 'hunting-license',
    name: 'Licencia de caza o pesca',
    reason: 'No está en la lista de identificaciones con foto, aunque la emita un estado.',
  },
  {
    id: 'health-card',
    name: 'Tarjeta de seguro médico o de salud para veteranos',
    reason: 'No está en la lista de identificaciones con foto.',
  },
  {
    id: 'membership-card',
    name: 'Tarjeta de biblioteca o de un club',
    reason: 'No está en la lista de identificaciones con foto.',
  },
  {
    id: 'foreign-license',
    name: 'Licencia de conducir de otro país',
    reason:
      'La lista menciona solo licencias de Estados Unidos. Un pasaporte de cualquier país sí sirve.',
  },
]

export const identificationRules: typeof en.identificationRules = [
  {
    id: 'two',
    title: 'Dos documentos por persona',
  },
  {
    id: 'no-double-use',
    title: 'Ningún documento cuenta dos veces',
  },
  {
    id: 'unexpired',
    title: 'Nada vencido',
  },
  {
    id: 'address-match',
    title: 'Las direcciones coinciden',
  },
  {
    id: 'originals',
    title: 'Los vemos y guardamos una copia',
  },
]

export const signingWays: typeof en.signingWays = [
  {
    id: 'counter',
    title: 'Frente a nosotros en el mostrador',
    text: 'Traiga el formulario sin firmar y sus dos identificaciones. Firmamos como su testigo. No hace falta un Notary Public.',
  },
  {
    id: 'video',
    title: 'Por video en vivo con nosotros',
    text: 'Usted firma mientras le vemos y le oímos en tiempo real. Pregúntenos primero. No equivale a firmar ante un Notary Public.',
  },
  {
    id: 'notary',
    title: 'Ante un Notary Public de Estados Unidos',
    text: 'Nombrado por un estado, territorio o posesión de Estados Unidos, o por el Distrito de Columbia. Los Notary Public de California todavía no pueden actuar en línea; lo que se firma en línea ante un Notary Public de otro estado se reconoce aquí.',
  },
]

export const signingRules: typeof en.signingRules = {
  here: 'Firme solo frente a nosotros en el mostrador, o ante un Notary Public de Estados Unidos.',
  video:
    'Firme solo frente a nosotros en el mostrador, por video en vivo con nosotros, o ante un Notary Public de Estados Unidos.',
}
export const byVideo: Translated<typeof en.byVideo> = 'por video en vivo'
