import type { AnySchema, ContractProcedure, ErrorMap, Meta } from '@orpc/contract'
import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { languages } from '#shared/language.ts'
import { applicationTerms } from '#shared/shop/applications/application.ts'
import { recipientKinds } from '#shared/shop/applications/household.ts'
import { track, trackedRecipient } from '#shared/shop/applications/tracked-recipient.ts'
import { formReasons, witnesses } from '#shared/shop/applications/tracker.ts'
import { refusing, type StatePart } from '#shared/shop/core/contract.ts'
import { dayOrNone, instant } from '#shared/shop/core/fields.ts'
import { changeCall } from '#shared/shop/core/preconditions.ts'
import { closingRent } from '#shared/shop/money/closing-rent.ts'
import { receiptRows } from '#shared/shop/money/price.ts'
import { statuses } from '#shared/shop/money/standing.ts'
import { visit } from '#shared/shop/visits/calls.ts'

import { leaving } from './leaving.ts'
import { closingPlan, hold } from './mailbox-calls.ts'

const day = v.string()
const cents = v.number()

const customerLine = v.object({
  id: v.string(),
  name: v.string(),
  others: v.array(v.string()),
  email: v.nullable(v.string()),
  state: v.picklist(['open', 'active', 'withdrawn', 'closed']),
  box: v.nullable(v.number()),
  filedAt: instant,
})

export const listedCustomer = v.object({
  id: v.string(),
  box: v.nullable(v.number()),
  name: v.string(),
  others: v.array(v.string()),
  plan: v.string(),
  paidThrough: dayOrNone,
  /** Negative is credit. */
  balanceCents: cents,
  waiting: v.number(),
  /** `pending`: an application without a box. */
  status: v.picklist(['pending', ...statuses]),
})
export type ListedCustomer = v.InferOutput<typeof listedCustomer>

const recipient = v.object({
  ...trackedRecipient.entries,
  formReason: v.nullable(v.picklist(formReasons)),
  signedOn: dayOrNone,
  witness: v.nullable(v.picklist(witnesses)),
  crdOn: dayOrNone,
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
  /** `reserved` until the first payment, with or without notice; then `closing` once notice is given. */
  state: v.picklist(['reserved', 'rented', 'closing', 'closed']),
  address: v.array(v.string()),
  keysIssuedOn: dayOrNone,
  keyCount: v.number(),
  keysReturned: v.number(),
  /** Without lost keys that were charged at the closing. */
  keysOut: v.number(),
  startedOn: dayOrNone,
  paidThrough: dayOrNone,
  closedOn: dayOrNone,
  crdClosedOn: dayOrNone,
  leaving,
  nextPlan: v.nullable(v.object({ plan: v.string(), from: day })),
  /** Earlier numbers, latest first, with the last day that mail for them comes here. */
  former: v.array(v.object({ box: v.number(), movedOn: day, until: day })),
  holds: v.array(hold),
  notice: v.nullable(v.object({ givenOn: day, closesOn: day })),
  closing: v.nullable(closingPlan),
  closingRent: v.nullable(closingRent),
  /** Charged if it closed today: unpaid rent until today, with late fees. */
  rentUntilNowCents: cents,
  waiting: v.number(),
  status: v.picklist(statuses),
  /** Balance due, with late rent and late fees; negative is credit. */
  balanceCents: cents,
  lateSince: dayOrNone,
  /** Whether there is a payment by card online, or automatic renewal. */
  hasCards: v.boolean(),
})
export type CustomerRental = v.InferOutput<typeof rental>

export const customer = v.object({
  ...customerLine.entries,
  version: v.string(),
  ...applicationTerms,
  phone: v.string(),
  today: day,
  language: v.picklist(languages),
  /** False for Supabase's accounts, which choose their own. */
  canChooseLanguage: v.boolean(),
  visits: v.array(visit),
  recipients: v.array(recipient),
  track,
  removed: v.array(v.object({ id: v.string(), name: v.string(), removedOn: day })),
  first: v.object({
    rows: v.array(v.object({ id: v.picklist(receiptRows), cents })),
    dueToday: cents,
    receipt: v.nullable(v.number()),
  }),
  /** The price of one more recipient by kind: in the first payment or, once the box is open, for the rest of the term. */
  addedCents: v.object(v.entriesFromList(recipientKinds, cents)),
  freeBox: v.nullable(v.number()),
  rental: v.nullable(rental),
})
export type Customer = v.InferOutput<typeof customer>

/** A step of the counter; answered with the customer after it. */
export function stepCall(...preconditions: StatePart[]) {
  return changeCall(...preconditions)
    .meta({ access: 'clerk', maxBodyBytes: 2_048 })
    .errors(refusing(counter, 'not_found'))
    .output(customer)
}
export type StepCall = ContractProcedure<AnySchema, typeof customer, ErrorMap, Meta>
