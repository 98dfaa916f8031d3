import type { heldData } from '#shared/content/en/held-data.ts'

export type HeldKind = keyof typeof heldData

/** What stays when an account is deleted, as /privacy names it and says how long: of a mailbox, of a form that was signed, and in any case. */
export const keptAfterDeletion = {
  mailbox: ['application', 'ids', 'mailbox', 'mail', 'pickUps', 'payments', 'courtPapers'],
  signed: ['paper'],
  always: ['log'],
} satisfies Record<string, HeldKind[]>
