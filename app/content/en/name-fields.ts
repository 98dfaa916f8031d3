/** A name that is typed, in its parts; names of values in braces. */
export const nameFields = {
  name: 'Name as registered',
  givenName: 'Given names',
  familyName: 'Family name',
  /** For who is known by a whole name alone. */
  inParts: 'So far: {name}. Please write it in its parts, as the ID has them.',
  native: 'In another script, too',
  nativeName: 'In its own script',
  nativeHint: 'For example 李明 or محمد. It is shown beside the name in Latin letters.',
}
