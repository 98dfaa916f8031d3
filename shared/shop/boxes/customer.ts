import type { AnySchema, ContractProcedure, ErrorMap, Meta } from '@orpc/contract'
import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { languages } from '#shared/language.ts'
import { applicationFields } from '#shared/shop/applications/application.ts'
import { recipientKinds } from '#shared/shop/applications/household.ts'
import { track, trackedRecipient } from '#shared/shop/applications/tracked-recipient.ts'
import { formReasons, witnesses } from '#shared/shop/applications/tracker.ts'
import { actingCall } from '#shared/shop/core/acting.ts'
import { refusing, type StatePart } from '#shared/shop/core/contract.ts'
import { dayOrNone, instant } from '#shared/shop/core/fields.ts'
import { closingRent } from '#shared/shop/money/closing-rent.ts'
import { receiptRows } from '#shared/shop/money/price.ts'
import { visit } from '#shared/shop/visits/calls.ts'

import { leaving } from './leaving.ts'
import { closingPlan, hold } from './mailbox-calls.ts'

const day = v.string()
const cents = v.number()
const { plan, months, payment, use, signing } = applicationFields.entries

/** One application, with the box that became of it. */
const customerLine = v.object({
  /** The application's. */
  id: v.string(),
  name: v.string(),
  /** The other recipients. */
  others: v.array(v.string()),
  email: v.nullable(v.string()),
  state: v.picklist(['open', 'active', 'withdrawn', 'closed']),
  box: v.nullable(v.number()),
  filedAt: instant,
})
export type CustomerLine = v.InferOutput<typeof customerLine>

const recipient = v.object({
  ...trackedRecipient.entries,
  formReason: v.nullable(v.picklist(formReasons)),
  signedOn: dayOrNone,
  witness: v.nullable(v.picklist(witnesses)),
  crdOn: dayOrNone,
  /** What the counter saw: types and expiry dates. */
  checked: v.nullable(
    v.object({
      photoId: v.string(),
      photoExpiresOn: dayOrNone,
      addressId: v.string(),
      addressExpiresOn: dayOrNone,
      checkedAt: instant,
    }),
  ),
})
export type CustomerRecipient = v.InferOutput<typeof recipient>

const rental = v.object({
  id: v.string(),
  box: v.number(),
  /** `reserved` until the first payment, with a notice or without one; then `closing` once notice is given. */
  state: v.picklist(['reserved', 'rented', 'closing', 'closed']),
  /** The address below the name. */
  address: v.array(v.string()),
  keysIssuedOn: dayOrNone,
  keyCount: v.number(),
  keysReturned: v.number(),
  /** Not those that were lost, and charged when their customer left. */
  keysOut: v.number(),
  startedOn: dayOrNone,
  paidThrough: dayOrNone,
  closedOn: dayOrNone,
  crdClosedOn: dayOrNone,
  /** How far its customer is done with once they leave. */
  leaving,
  holds: v.array(hold),
  notice: v.nullable(v.object({ givenOn: day, closesOn: day })),
  /** Once its day is known. */
  closing: v.nullable(closingPlan),
  /** What is due until then, while it is open and notice is given. */
  closingRent: v.nullable(closingRent),
  /** What closing it today charges: rent that is not paid until today, with late fees. */
  rentUntilNowCents: cents,
  /** How many items wait. */
  waiting: v.number(),
  /** What is owed; negative where we owe. */
  balanceCents: cents,
})
export type CustomerRental = v.InferOutput<typeof rental>

/** An application with all that the counter does about it. */
export const customer = v.object({
  ...customerLine.entries,
  version: v.string(),
  plan,
  months,
  payment,
  use,
  signing,
  phone: v.string(),
  today: day,
  /** Of the emails to them. */
  language: v.picklist(languages),
  /** An account that Supabase keeps says itself which it wants. */
  canChooseLanguage: v.boolean(),
  visits: v.array(visit),
  recipients: v.array(recipient),
  track,
  removed: v.array(v.object({ id: v.string(), name: v.string(), removedOn: day })),
  /** The receipt of the first payment. */
  first: v.object({
    rows: v.array(v.object({ id: v.picklist(receiptRows), cents })),
    dueToday: cents,
    /** Its number, once it is paid. */
    receipt: v.nullable(v.number()),
  }),
  /** What one more of a kind adds: to the first payment, or, once the box is open, for the rest of the term. */
  addedCents: v.object(v.entriesFromList(recipientKinds, cents)),
  /** The lowest number that is free. */
  freeBox: v.nullable(v.number()),
  rental: v.nullable(rental),
})
export type Customer = v.InferOutput<typeof customer>

/**
 * A step of the counter on a customer's application or box, with what it rests on: answered with the customer after it, so that a
 * step sent twice is seen.
 */
export function stepCall(...restsOn: StatePart[]) {
  return actingCall(...restsOn)
    .meta({ access: 'clerk', maxBodyBytes: 2_048 })
    .errors(refusing(counter, 'not_found'))
    .output(customer)
}
export type StepCall = ContractProcedure<AnySchema, typeof customer, ErrorMap, Meta>
