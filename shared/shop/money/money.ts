import * as v from 'valibot'

import { money as words } from '#shared-content/money.ts'
import type { Day } from '#shared/calendar.ts'
import { withoutPersonalIdentifiers } from '#shared/personal-identifiers.ts'

import { attemptKey, calendarDay, wholeNumber } from '#shared/shop/core/fields.ts'
import { type CashFlow, type Counts, denominations, type Way, ways } from './till.ts'

const { fields } = words
const MAX_CENTS = 100_000_00
const MAX_COUNT = 100_000
const MAX_MONTHS = 36
const MAX_REASON = 120

/** The same again posts nothing again. */
const id = attemptKey(fields.id)
const rentalId = v.pipe(v.string(fields.rental), v.uuid(fields.rental))
const cents = wholeNumber(fields.cents, 1, MAX_CENTS)
const day = calendarDay(fields.day)
const way = v.picklist(ways, fields.way)
const reason = v.pipe(
  v.string(fields.reason),
  v.trim(),
  v.minLength(3, fields.reason),
  v.maxLength(MAX_REASON, fields.reasonLong),
  withoutPersonalIdentifiers,
)
const count = wholeNumber(fields.count, 0, MAX_COUNT)

/** `months` is 0 where no rent is paid; `tendered` is what the customer handed over in cash. */
export const paymentBody = v.strictObject({
  id,
  rentalId,
  months: v.pipe(
    v.number(fields.months),
    v.integer(fields.months),
    v.minValue(0),
    v.maxValue(MAX_MONTHS),
  ),
  cents,
  way,
  tendered: v.optional(cents),
  isEmailed: v.boolean(),
  day: v.optional(day),
})

export const lostKeyBody = v.strictObject({ id, rentalId })

export const returnedCheckBody = v.strictObject({
  id,
  receipt: v.pipe(v.number(), v.safeInteger()),
})

/** What is given back: a deposit whose key is back, rent of days after a closing, or what the customer paid too much. */
export const refundBody = v.strictObject({
  id,
  rentalId,
  what: v.picklist(['deposit', 'rent', 'credit']),
  way,
  isEmailed: v.boolean(),
})

/** `isWhole` takes back what was charged, too; else it is owed again. */
export const reversalBody = v.strictObject({
  id,
  batchId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  isWhole: v.boolean(),
  reason,
})

export const openTillBody = v.strictObject({
  floatCents: wholeNumber(fields.cents, 0, MAX_CENTS),
  day: v.optional(day),
})

export const movementBody = v.strictObject({
  id,
  direction: v.picklist(['paid-in', 'paid-out'], fields.direction),
  cents,
  reason,
})

/** How many of each bill and coin lie in the drawer, by its value in cents. */
export const closeTillBody = v.strictObject({
  day: v.optional(day),
  counts: v.strictObject(
    Object.fromEntries(denominations.map((value) => [value, v.optional(count, 0)])),
  ),
  reason: v.optional(reason),
})

/** Money is US cents; instants are milliseconds since 1970. */
export type TillResponse = {
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
export type OwedResponse = { balance: number }
export type PaymentResponse = OwedResponse & {
  receipt: number
  change: number
  paidThrough: Day | null
}
export type RefundResponse = { receipt: number; cents: number }

export type DuesResponse = {
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
export type BoxDuesResponse = { box: number; rentals: DuesResponse[] }

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
export type ReceiptsResponse = { receipts: ReceiptRowAnswer[] }

/** `lines` is what was charged with it, by account, a given back deposit below zero; `months` of rent from a day through another. */
export type ReceiptResponse = {
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

export type PostingResponse = {
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
export type PostingsResponse = { day: Day; postings: PostingResponse[]; next: string | null }

export type DepositsResponse = {
  deposits: { rentalId: string; box: number; closedOn: Day; cents: number }[]
}
