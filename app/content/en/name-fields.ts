/** A name that is typed, in its parts; names of values in braces. */
export const nameFields = {
  name: 'Name as registered',
  givenName: 'Given names',
  familyName: 'Family name',
  /** For a person whose name is stored whole. */
  inParts: 'Stored as: {name}. Please split it into given names and family name, as on the ID.',
  native: 'In another script, too',
  nativeName: 'In its own script',
  nativeHint: 'For example 李明 or محمد. It is shown beside the name in Latin letters.',
}
