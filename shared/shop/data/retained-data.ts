import type { heldData } from '#shared/content/en/held-data.ts'

export type HeldKind = keyof typeof heldData

/** In the terms of /privacy. A group is retained as long as its first record. */
export const retainedAfterDeletion = {
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

export function formatRetention(kinds: HeldKind[], held: typeof heldData) {
  const [first] = kinds
  const names = kinds.map((kind) => held[kind].name).join(', ')
  return first ? `${names}: ${held[first].until}` : ''
}
