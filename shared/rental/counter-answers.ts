import type { Day } from '#shared/calendar.ts'
import type { Language } from '#shared/language.ts'

import type { HoldAnswer, TrackedRecipientAnswer, VisitAnswer } from './answers.ts'
import type { Application } from './application.ts'
import type { ClosingPlan } from './closing.ts'
import type { FormReason } from './counter-requests.ts'
import type { ReceiptRow } from './quote.ts'

/** `reserved` until the first payment, `closing` once notice is given. */
export type BoxState = 'reserved' | 'rented' | 'closing' | 'closed'

/** One application, with the box that became of it: a line of the search. */
export type CustomerLine = {
  /** The application's. */
  id: string
  name: string
  /** The other recipients. */
  others: string[]
  email: string | null
  state: 'open' | 'active' | 'withdrawn' | 'closed'
  box: number | null
  filedAt: number
}

/** GET /shop/v1/customers: what a search finds; without one, the applications that are open. */
export type CustomersAnswer = { customers: CustomerLine[] }

/** What the counter saw: types and expiry dates. */
export type CheckedIds = {
  photoId: string
  photoExpiresOn: Day | null
  addressId: string
  addressExpiresOn: Day | null
  checkedAt: number
}

export type CustomerRecipient = TrackedRecipientAnswer & {
  formReason: FormReason | null
  signedOn: Day | null
  witness: 'shop' | 'notary' | null
  crdOn: Day | null
  checked: CheckedIds | null
}

export type CustomerRental = {
  id: string
  box: number
  state: BoxState
  /** The address below the name. */
  address: string[]
  keysIssuedOn: Day | null
  keyCount: number
  keysReturned: number
  startedOn: Day | null
  paidThrough: Day | null
  closedOn: Day | null
  crdClosedOn: Day | null
  holds: HoldAnswer[]
  notice: { givenOn: Day; closesOn: Day } | null
  /** What follows the closing, once its day is known. */
  closing: ClosingPlan | null
  /** How many items wait. */
  waiting: number
  /** What is owed; negative where we owe. */
  balanceCents: number
  /** What one more recipient pays for the rest of the term. */
  nextRecipientCents: number
}

/** GET /shop/v1/customers/:id, and what every step at the counter answers. */
export type CustomerAnswer = CustomerLine &
  Pick<Application, 'plan' | 'months' | 'payment' | 'use' | 'signing' | 'phone'> & {
    today: Day
    /** Of the emails to them. */
    language: Language
    /** An account that Supabase keeps says itself which it wants. */
    canChooseLanguage: boolean
    visits: VisitAnswer[]
    recipients: CustomerRecipient[]
    removed: { id: string; name: string; removedOn: Day }[]
    /** The receipt of the first payment. */
    first: { rows: ReceiptRow[]; dueToday: number }
    /** The lowest number that is free. */
    freeBox: number | null
    rental: CustomerRental | null
  }

export type BoxAnswer = {
  box: number
  state: Exclude<BoxState, 'closed'> | 'blocked'
  /** The application's. */
  id: string | null
  name: string | null
  /** The day it closes on, or the last it is out of use. */
  until: Day | null
}

/** GET /shop/v1/boxes: numbers `from` through `to`; those that are not named are free. */
export type BoxesAnswer = {
  first: number
  last: number
  from: number
  to: number
  boxes: BoxAnswer[]
}
