import type * as en from '#shared/content/en/papers.ts'

export const papers: typeof en.papers = {
  fields: {
    box: 'Elija quién tiene el buzón',
    forName: 'Escriba el nombre que está en los documentos',
    servedBy: 'Escriba quién los entregó',
    receivedAt: 'Escriba cuándo se recibieron',
    day: 'Escriba un día',
    missing: 'Revise qué formularios faltan',
  },
  columns: {
    box: 'PMB',
    state: 'Estado',
    opened: 'Abierto',
    closed: 'Cerrado',
    name: 'Nombre',
    givenName: 'Nombres',
    familyName: 'Apellidos',
    nativeName: 'En su propia escritura',
    kind: 'Recibe correo como',
    form: 'Formulario 1583',
    signed: 'Firmado',
    registered: 'En la CRD',
    photoId: 'Identificación con foto',
    photoExpires: 'Vence la identificación con foto',
    addressId: 'Identificación con domicilio',
  },
  states: { active: 'Activo', closed: 'Cerrado' },
}
