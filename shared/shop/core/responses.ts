/** GET /shop/v1/me */
export type MeResponse = {
  id: string
  email: string
  role: 'customer' | 'mailbox_center' | 'administrator'
  hasSecondFactor: boolean
  /** Staff are told when the shop was filled with sample data. */
  isSample: boolean
}

/** What a refusal says on this wire: `free` are the next slots, where one was taken; others have details of their own. */
export type ErrorResponse = {
  code: string
  message: string
  field?: string
  free?: number[]
  [detail: string]: unknown
}

/** What stands in a row, in words of its own; instants are ISO 8601 in UTC, since it is read outside of our pages, too. */
export type DataRow = {
  [name: string]: string | number | boolean | null | DataRow | DataRow[]
}

/** GET /shop/v1/data: everything that is held about a person. */
export type DataResponse = {
  madeAt: string
  account: DataRow
  sessions: DataRow[]
  /** What the account was signed in to with, and when last. */
  devices: DataRow[]
  networks: DataRow[]
  factors: DataRow[]
  passkeys: DataRow[]
  /** Of emails that were not followed yet. */
  links: DataRow[]
  applications: DataRow[]
  visits: DataRow[]
  mailboxes: DataRow[]
  /** Which emails wait or went, and when: their words are erased once they are sent. Neither they nor the log in order of time. */
  emails: DataRow[]
  /** What the log says of all this. */
  log: DataRow[]
}
