import type { Message } from '#shared/message.ts'

export type Letter = AccountLetter | MessageLetter | DecoyLetter

/** A letter that the shop writes to an account's address. `token` is the raw secret of its link; `firstName` may be empty. */
export type AccountLetter =
  | { kind: 'confirm'; to: string; firstName: string; token: string }
  | { kind: 'already-registered'; to: string; firstName: string }
  | { kind: 'reset'; to: string; firstName: string; token: string }
  | { kind: 'password-changed'; to: string; firstName: string }
  | EmailChangeLetter<'email-change-current'>
  | EmailChangeLetter<'email-change-new'>

/** A visitor's message, which goes to the shop itself, and to nobody else. */
export type MessageLetter = { kind: 'message'; message: Message }

/**
 * Costs the server what a letter with a link does, and reaches nobody: so that neither the time of an answer nor the
 * server's speed after it tells whether a letter was written.
 */
export type DecoyLetter = { kind: 'decoy'; token: string }

export type LetterKind = Letter['kind']

type EmailChangeLetter<Kind extends string> = {
  kind: Kind
  to: string
  firstName: string
  newEmail: string
  token: string
}

/** How long a letter is worth sending, and its link lives, in hours. */
export const worthHours: Record<LetterKind, number> = {
  confirm: 24,
  'already-registered': 24,
  reset: 1,
  'password-changed': 24,
  'email-change-current': 24,
  'email-change-new': 24,
  message: 168,
  decoy: 1,
}
