/** `accountable` is a package that was signed for; `letters` is the mark of letters in a box. */
export const itemKinds = ['parcel', 'accountable', 'accountable-letter', 'letters'] as const
export type ItemKind = (typeof itemKinds)[number]

/** Also one that was signed for: a plan's limits are for packages. */
export function isLetter(kind: ItemKind) {
  return kind === 'letters' || kind === 'accountable-letter'
}
