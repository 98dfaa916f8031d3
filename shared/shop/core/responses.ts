import type { Day } from '#shared/calendar.ts'

import type { Application } from '#shared/shop/applications/application.ts'
import type { ClosingPlan } from '#shared/shop/boxes/closing.ts'
import type { RecipientKind } from '#shared/shop/applications/household.ts'
import type { Receipt } from '#shared/shop/money/receipt.ts'
import type { FormStatus } from '#shared/shop/applications/tracker.ts'
import type { TrackedCarrier } from '#shared/shop/mail/tracking.ts'

/** GET /shop/v1/me */
export type MeResponse = {
  id: string
  email: string
  role: 'customer' | 'mailbox_center' | 'administrator'
  hasSecondFactor: boolean
  /** Staff are told when the shop was filled with sample data. */
  isSample: boolean
}

export type MailItemResponse = {
  id: string
  kind: 'parcel' | 'accountable' | 'letters'
  carrier: TrackedCarrier | null
  tracking: string | null
  recipient: string | null
  receivedAt: number
  handedOutAt: number | null
}

export type HoldResponse = { id: string; from: Day; until: Day; endedOn: Day | null }

export type ExpiringId = { document: 'photo' | 'address'; type: string; expiresOn: Day }

export type MailboxRecipientResponse = {
  id: string
  kind: RecipientKind
  name: string
  formStatus: FormStatus
  /** Those that expire within 90 days, or have. */
  expiring: ExpiringId[]
}

/** A charge, a payment, a deposit or what takes one back; a payment is negative. */
export type LedgerResponse = {
  id: string
  on: Day
  kind: 'charge' | 'payment' | 'deposit' | 'refund' | 'reversal'
  cents: number
  receipt: number | null
}

export type MailboxResponse = {
  id: string
  box: number
  state: 'reserved' | 'active' | 'closed'
  street: string
  city: string
  plan: string
  months: number
  payment: Application['payment']
  startedOn: Day | null
  paidThrough: Day | null
  /** When the next rent is due, and how much of it. */
  nextDueOn: Day | null
  nextDueCents: number
  recipients: MailboxRecipientResponse[]
  waiting: MailItemResponse[]
  /** What was handed out, the newest first. */
  history: MailItemResponse[]
  ledger: LedgerResponse[]
  /** The newest first. */
  receipts: Receipt[]
  holds: HoldResponse[]
  closing: ClosingPlan | null
}

/** GET /shop/v1/mailboxes: reserved ones and those that are open or were. */
export type MailboxesResponse = { mailboxes: MailboxResponse[] }

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
