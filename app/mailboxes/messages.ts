/** The sentences of the specification. */
export const messages = {
  notLoaded: 'Failed to load mailboxes',
  notCreated: 'Failed to create mailbox',
  notUpdated: 'Failed to update mailbox',
  notDeleted: 'Failed to delete mailbox',
  taken: 'A mailbox with this ID already exists',
  unknown: 'Mailbox not found',
  incomplete: 'ID and location are required',
  created: 'Mailbox created successfully!',
  updated: 'Mailbox updated successfully!',
}

const NO_ROOM = 'This browser has no more room for this site. Nothing was changed.'
const TRY_AGAIN = 'Nothing was changed. Please try again.'

/** Why the browser did not store something, after the sentence that it did not. */
export function explainFailure(sentence: string, error: unknown) {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return `${sentence}. ${isFull ? NO_ROOM : TRY_AGAIN}`
}

/** What the visitor must know of how the list was read. */
export const notices = {
  incomplete:
    'Some of the mailboxes kept on this device could not be read. They are left out, and the rest is shown.',
  unreadable:
    'The mailboxes kept on this device could not be read, so a fresh sample is shown in their place.',
  /** The browser stores nothing, or something else lies in the way. */
  'not-stored': `${messages.notLoaded}. This browser keeps nothing for this site: the list, and what you change in it, lasts only until you leave the site.`,
} as const

export type Notice = keyof typeof notices

const number = new Intl.NumberFormat('en')

/** How many, in words: "1 mailbox", "3,500 mailboxes". */
export function countMailboxes(count: number) {
  return `${number.format(count)} ${count === 1 ? 'mailbox' : 'mailboxes'}`
}
