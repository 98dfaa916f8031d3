import type { Day } from '#shared/calendar.ts'

import type { CashFlow, Counts, Way } from './till.ts'

/** Money is US cents; instants are milliseconds since 1970. */
export type TillAnswer = {
  day: Day
  state: 'not-open' | 'open' | 'closed'
  openedAt: number | null
  openedBy: string | null
  /** What the till began with the last time. */
  previousFloat: number | null
  flow: CashFlow
  expected: number
  /** What came in less what went out, by way. */
  totals: { way: Way; cents: number }[]
  closing: {
    at: number
    by: string | null
    expected: number
    counted: number
    counts: Counts
    reason: string | null
    /** The head of the audit log at that moment. */
    auditEntries: number
    auditHash: string
  } | null
  /** Days before it that nobody closed. */
  openDays: Day[]
}

/** Of a charge; `balance` is what the customer owes then. */
export type OwedAnswer = { balance: number }
export type PaymentAnswer = OwedAnswer & {
  receipt: number
  change: number
  paidThrough: Day | null
}
export type RefundAnswer = { receipt: number; cents: number }

export type DuesAnswer = {
  id: string
  /** The applicant's name, while the shop knows it. */
  name: string | null
  hasEmail: boolean
  plan: string
  isActive: boolean
  startedOn: Day | null
  closedOn: Day | null
  /** Whether rent of the days after the closing is given back: it closed, and the owner wants it so. */
  givesRentBack: boolean
  paidThrough: Day | null
  /** Owed beside any rent to come; below zero the shop owes it. */
  balance: number
  depositHeld: number
  /** Due dates that were missed: renewing charges a late fee for each. */
  lateFees: Day[]
  lateFeeCents: number
  lostKeyCents: number
  renewals: { months: number; cents: number; paidThrough: Day }[]
}

/** The newest first. */
export type BoxDuesAnswer = { box: number; rentals: DuesAnswer[] }

type ReceiptRowAnswer = {
  number: number
  kind: 'payment' | 'refund'
  box: number
  cents: number
  way: Way
  on: Day
  at: number
  isVoid: boolean
}
export type ReceiptsAnswer = { receipts: ReceiptRowAnswer[] }

/** `lines` is what was charged with it, by account, a given back deposit below zero; `months` of rent from a day through another. */
export type ReceiptAnswer = {
  number: number
  kind: 'payment' | 'refund'
  box: number
  rentalId: string
  batchId: string
  on: Day
  at: number
  lines: { account: string; cents: number }[]
  cents: number
  way: Way
  tendered: number | null
  change: number
  months: number | null
  paidFrom: Day | null
  paidThrough: Day | null
  voidedOn: Day | null
}

export type PostingAnswer = {
  id: string
  batchId: string
  kind: string
  accounts: string[]
  box: number | null
  cents: number
  receipt: number | null
  reason: string | null
  at: number
  by: string | null
  isReversed: boolean
}
/** `next` asks for the page after it. */
export type PostingsAnswer = { day: Day; postings: PostingAnswer[]; next: string | null }

export type DepositsAnswer = {
  deposits: { rentalId: string; box: number; closedOn: Day; cents: number }[]
}
