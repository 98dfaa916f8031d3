import * as v from 'valibot'

import { emailAddress, personName } from '#shared/account.ts'
import { rental as words } from '#sentences/rental.ts'
import { type Language, languages } from '#shared/language.ts'
import type { Day } from '#shared/calendar.ts'

import { type Application, applicationBody } from '#shared/shop/applications/application.ts'
import type { BoxRange } from './box-ranges.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { attemptKey, calendarDay, wholeNumber } from '#shared/shop/core/fields.ts'
import { recipientKinds } from '#shared/shop/applications/household.ts'
import { ways } from '#shared/shop/money/till.ts'
import type { HoldResponse } from '#shared/shop/core/responses.ts'
import type { Visit } from '#shared/shop/visits/calls.ts'
import type { TrackedRecipient } from '#shared/shop/applications/tracked-recipient.ts'
import type { ClosingPlan } from './closing.ts'
import type { ReceiptRow } from '#shared/shop/money/quote.ts'

const { fields } = words
const MAX_KEYS = 20
const MAX_CENTS = 100_000_00

/** Why a form is to be signed anew, though nothing here says what the change is: a home address is never stored. */
const formReasons = ['name', 'home-address', 'recipients', 'collector', 'forwarding'] as const
export type FormReason = (typeof formReasons)[number]
/** Those that the counter is told; the others follow from what is changed here. */
const toldReasons = ['home-address', 'forwarding'] as const

const day = calendarDay(fields.day)
const document = v.pipe(v.string(fields.document), v.maxLength(40, fields.document))
/** As an account keeps it, or it would lead to none. */
const email = v.pipe(v.string(fields.email), emailAddress)
const name = v.pipe(v.string(fields.name), v.trim(), v.nonEmpty(fields.name), personName)
const language = v.picklist(languages, fields.language)
const keys = wholeNumber(fields.keys, 1, MAX_KEYS)
/** What the screen said it costs: what is charged is that, or nothing. */
const shownCents = wholeNumber(fields.shownCents, 0, MAX_CENTS)

/** Types and expiry dates, never a number. */
export const idsBody = v.strictObject({
  photoId: document,
  addressId: document,
  photoExpiresOn: v.optional(day),
  addressExpiresOn: v.optional(day),
})
/** Without a day it is today. */
export const signBody = v.strictObject({
  witness: v.picklist(['shop', 'notary'], fields.witness),
  on: v.optional(day),
})
export const acknowledgeBody = v.strictObject({ language, on: v.optional(day) })
export const crdBody = v.strictObject({ on: v.optional(day) })
/** Without a number it is the lowest free one. */
export const boxBody = v.strictObject({
  box: v.optional(v.pipe(v.number(fields.box), v.integer(fields.box))),
})
export const keysBody = v.strictObject({ count: keys })
/** `id` is made for each attempt: the same id again is the same payment. */
export const activateBody = v.strictObject({
  id: attemptKey(words.fields.key),
  paidBy: v.picklist(ways, fields.paidBy),
  shownCents,
})
export const recipientBody = v.strictObject({
  kind: v.picklist(recipientKinds, fields.kind),
  name,
  shownCents,
})
export const renameBody = v.strictObject({ name })
export const formBody = v.strictObject({ reason: v.picklist(toldReasons, fields.reason) })
export const visitStateBody = v.strictObject({
  state: v.picklist(['came', 'missed'], fields.visitState),
})
/** Of the emails to a customer. */
export const languageBody = v.strictObject({ language })
export const emptyBody = v.strictObject({})

/** Somebody at the counter who has filed nothing: an account's application, or that of a person without one. */
export function counterApplicationBody(facts: RentalFacts) {
  return v.strictObject({
    customerId: v.optional(v.pipe(v.string(), v.uuid())),
    email: v.optional(email),
    language: v.optional(language),
    application: applicationBody(facts),
  })
}

/** `reserved` until the first payment, `closing` once notice is given. */
type BoxState = 'reserved' | 'rented' | 'closing' | 'closed'

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
export type CustomersResponse = { customers: CustomerLine[] }

/** What the counter saw: types and expiry dates. */
export type CheckedIds = {
  photoId: string
  photoExpiresOn: Day | null
  addressId: string
  addressExpiresOn: Day | null
  checkedAt: number
}

export type CustomerRecipient = TrackedRecipient & {
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
  holds: HoldResponse[]
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
export type CustomerResponse = CustomerLine &
  Pick<Application, 'plan' | 'months' | 'payment' | 'use' | 'signing' | 'phone'> & {
    today: Day
    /** Of the emails to them. */
    language: Language
    /** An account that Supabase keeps says itself which it wants. */
    canChooseLanguage: boolean
    visits: Visit[]
    recipients: CustomerRecipient[]
    removed: { id: string; name: string; removedOn: Day }[]
    /** The receipt of the first payment. */
    first: { rows: ReceiptRow[]; dueToday: number }
    /** The lowest number that is free. */
    freeBox: number | null
    rental: CustomerRental | null
  }

export type BoxResponse = {
  box: number
  state: Exclude<BoxState, 'closed'> | 'blocked'
  /** The application's. */
  id: string | null
  name: string | null
  /** The day it closes on, or the last it is out of use. */
  until: Day | null
}

/** GET /shop/v1/boxes: numbers `from` through `to`; those that are not named are free. */
export type BoxesResponse = {
  /** All numbers that the shop has. */
  ranges: BoxRange[]
  from: number
  to: number
  boxes: BoxResponse[]
}
