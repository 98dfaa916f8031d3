/** Counted in code points, like everything that a visitor writes. */
export const MAX_MESSAGE_LENGTH = 5_000

/** Nobody writes a message faster; the page waits until so much has passed since it was opened. */
export const MIN_WRITING_MS = 3_000

/** A field that no person sees: whoever fills it in is a program. */
export const TRAP_FIELD = 'homepage'

/** What a message can be about; the label stands in the subject of the email to the shop. */
export const messageTopics = [
  { id: 'mailbox', label: 'Renting a mailbox' },
  { id: 'prices', label: 'Plans and prices' },
  { id: 'mail', label: 'Mail and packages' },
  { id: 'form-1583', label: 'Form 1583 and identification' },
  { id: 'services', label: 'Notary, tax and other services' },
  { id: 'website', label: 'This website or my account' },
  { id: 'other', label: 'Something else' },
] as const
