import type { heldData } from '#shared/content/en/held-data.ts'

export type HeldKind = keyof typeof heldData

/**
 * What stays when an account is deleted, as /privacy names it: of a mailbox, of a form that was signed, and in any case. What
 * stands together stays as long as the first of it.
 */
export const keptAfterDeletion = {
  mailbox: [
    ['application', 'ids'],
    ['mail', 'pickUps'],
    ['courtPapers'],
    ['mailbox'],
    ['payments'],
  ],
  signed: [['paper']],
  always: [['log']],
} satisfies Record<string, HeldKind[][]>

/** What stays together, and for how long. */
export function describeKept(kinds: HeldKind[], held: typeof heldData) {
  const [first] = kinds
  const names = kinds.map((kind) => held[kind].name).join(', ')
  return first ? `${names}: ${held[first].until}` : ''
}
