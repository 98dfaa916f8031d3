/** The sentences of the specification, and the reasons that may follow them. */
export const said = {
  notLoaded: 'Failed to load mailboxes',
  notCreated: 'Failed to create mailbox',
  notUpdated: 'Failed to update mailbox',
  notDeleted: 'Failed to delete mailbox',
  notImported: 'Failed to import mailboxes',
  taken: 'A mailbox with this ID already exists',
  unknown: 'Mailbox not found',
  incomplete: 'ID and location are required',
  created: 'Mailbox created successfully!',
  updated: 'Mailbox updated successfully!',
}

const NO_ROOM = 'This browser has no more room for this site. Nothing was changed.'
const TRY_AGAIN = 'Nothing was changed. Please try again.'

/** Why the browser did not keep something, said after the sentence that it did not. */
export function explainRefusal(sentence: string, error: unknown) {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return `${sentence}. ${isFull ? NO_ROOM : TRY_AGAIN}`
}

/** What the visitor must know of how the list was read. */
export const notices = {
  /** Some of what was kept made no sense and lies aside. */
  'set-aside':
    'Some of the mailboxes kept on this device could not be read. They were set aside, and the rest is shown.',
  /** Nothing of what was kept made sense. */
  'begun-anew':
    'The mailboxes kept on this device could not be read. They were set aside, and a fresh sample is shown.',
  /** The browser keeps nothing, or something else lies in the way. */
  'not-kept': `${said.notLoaded}. This browser keeps nothing for this site, so a fresh sample is shown, and changes last only until you leave the site.`,
} as const

export type Notice = keyof typeof notices
