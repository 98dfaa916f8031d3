import type * as en from '#app/content/en/name-fields.ts'

export const nameFields: typeof en.nameFields = {
  name: 'Nombre registrado',
  givenName: 'Nombres',
  familyName: 'Apellidos',
  inParts: 'Guardado como: {name}. Sepárelo en nombres y apellidos, como en la identificación.',
  native: 'También en otra escritura',
  nativeName: 'En su propia escritura',
  nativeHint: 'Por ejemplo, 李明 o محمد. Se muestra junto al nombre en letras latinas.',
}
