import * as v from 'valibot'

import { money as words } from '#shared-content/money.ts'
import { counter } from '#shared/content/counter.ts'
import { clerkCall, refusal, refusing } from '#shared/shop/core/contract.ts'
import {
  cents as amount,
  dayOrNone,
  MAX_CENTS,
  rowNumber,
  shownVersion,
  textOrNone,
  wholeNumber,
} from '#shared/shop/core/fields.ts'
import { changeCall, ownersChangeOf } from '#shared/shop/core/preconditions.ts'

import { closingRent } from './closing-rent.ts'
import { cents, day, id, notFound, ofPastDay, ofPosting, reason, sum } from './posting-fields.ts'
import { receiptCalls } from './receipt-calls.ts'
import { saleCalls } from './sale-calls.ts'
import { standing } from './standing.ts'
import { tillCalls } from './till-calls.ts'
import { tillStates, ways } from './till.ts'

const { fields } = words
const MAX_MONTHS = 36

const rentalId = v.pipe(v.string(fields.rental), v.uuid(fields.rental))
const way = v.picklist(ways, fields.way)
/** From a path or query: an invalid number finds nothing. */
const number = v.string()

const dues = v.object({
  id: v.string(),
  version: v.string(),
  name: textOrNone,
  hasEmail: v.boolean(),
  plan: v.string(),
  isActive: v.boolean(),
  startedOn: dayOrNone,
  closedOn: dayOrNone,
  paidThrough: dayOrNone,
  ...standing.entries,
  /** Balance due, with late rent and late fees; negative is credit. */
  balance: sum,
  depositHeld: sum,
  lateFeeCents: sum,
  lostKeyCents: sum,
  /** All late rent first; after notice, the months until it closes. */
  renewals: v.array(v.object({ months: v.number(), cents: sum, paidThrough: v.string() })),
  closesOn: dayOrNone,
  closingRent: v.nullable(closingRent),
})
export type Dues = v.InferOutput<typeof dues>

const owed = v.object({ balance: sum })

export const moneyCalls = {
  ...tillCalls,
  ...saleCalls,
  ...receiptCalls,

  getDues: clerkCall
    .route({ method: 'GET', path: '/staff/money/boxes/{box}' })
    .input(v.object({ box: number }))
    .output(
      v.object({
        box: v.number(),
        till: v.picklist(tillStates),
        rentals: v.array(dues),
      }),
    )
    .errors({ ...notFound, ...refusing(counter, 'box_not_rented') }),

  /**
   * Takes a payment for a rental: for its balance and, with `months`, for rent from the day paid through, with a late fee for each missed
   * due date. Credit is used first; `cents` may be 0 if it covers the rent. With `isOnAccount` part of a rent, or more than is owed, is
   * kept as credit: part of a rent does not move the day paid through. `tendered` is the cash handed over.
   */
  takePayment: changeCall('terms', 'box', 'money')
    .route({ method: 'POST', path: '/staff/money/payments' })
    .input(
      v.strictObject({
        id,
        rentalId,
        seen: shownVersion,
        months: wholeNumber(fields.months, 0, MAX_MONTHS),
        cents: amount(fields.cents, 0, MAX_CENTS),
        isOnAccount: v.optional(v.boolean(), false),
        way,
        tendered: v.optional(cents),
        isEmailed: v.optional(v.boolean(), false),
        day: v.optional(day),
      }),
    )
    .output(v.object({ balance: sum, receipt: v.number(), change: sum, paidThrough: dayOrNone }))
    .errors({
      ...notFound,
      ...ofPosting,
      ...ofPastDay,
      amount_needed: refusal(400, fields.cents),
      ...refusing(
        counter,
        'tendered_too_little',
        'too_much',
        'rent_in_part',
        'not_rented',
        'no_such_term',
      ),
    }),

  /** At the rental's own price; the deposit is kept, and the key no longer counts as out. */
  chargeLostKey: changeCall('box', 'money')
    .route({ method: 'POST', path: '/staff/money/lost-keys' })
    .input(
      v.strictObject({
        id,
        rentalId,
        seen: shownVersion,
        isReplaced: v.optional(v.boolean(), true),
      }),
    )
    .output(owed)
    .errors({ ...notFound, ...ofPosting, ...refusing(counter, 'not_rented', 'keys_not_out') }),

  chargeReturnedCheck: changeCall('money')
    .route({ method: 'POST', path: '/staff/money/returned-checks' })
    .input(v.strictObject({ id, receipt: rowNumber, seen: shownVersion }))
    .output(owed)
    .errors({ ...notFound, ...ofPosting, ...refusing(counter, 'no_check', 'already_reversed') }),

  /** Deposit and unused rent are credited to the account first, less anything owed. */
  payRefund: changeCall('box', 'money')
    .route({ method: 'POST', path: '/staff/money/refunds' })
    .input(
      v.strictObject({
        id,
        rentalId,
        seen: shownVersion,
        what: v.picklist(['deposit', 'rent', 'credit']),
        way,
        isEmailed: v.boolean(),
      }),
    )
    .output(v.object({ receipt: v.number(), cents: sum }))
    .errors({
      ...notFound,
      ...ofPosting,
      ...refusing(
        counter,
        'nothing_to_refund',
        'deposit_of_open_box',
        'key_out',
        'no_deposit',
        'no_proration',
      ),
    }),

  /**
   * After a closing, once the keys are back: credits deposit and unused rent against the balance, and pays out or collects the rest.
   * Without `way` the rest stays owed. `cents` is the sum paid to them; negative if they paid.
   */
  settle: changeCall('box', 'money')
    .route({ method: 'POST', path: '/staff/money/settlements' })
    .input(
      v.strictObject({
        id,
        rentalId,
        way: v.optional(way),
        tendered: v.optional(cents),
        isEmailed: v.optional(v.boolean(), false),
        seen: shownVersion,
      }),
    )
    .output(v.object({ receipt: v.nullable(v.number()), cents: sum, change: sum, balance: sum }))
    .errors({
      ...notFound,
      ...ofPosting,
      ...refusing(
        counter,
        'deposit_of_open_box',
        'key_out',
        'way_needed',
        'tendered_too_little',
        'nothing_to_settle',
      ),
    }),

  /** Writes off a former customer's balance, after crediting anything held for them. */
  writeOff: ownersChangeOf('box', 'money')
    .route({ method: 'POST', path: '/staff/money/write-offs' })
    .input(v.strictObject({ id, rentalId, reason, seen: shownVersion }))
    .output(v.object({ cents: sum }))
    .errors({
      ...notFound,
      ...ofPosting,
      ...refusing(counter, 'box_open', 'settle_first', 'nothing_owed'),
    }),

  /** Emails the customer what rent to pay now; once a day at most. */
  remindOfRent: changeCall()
    .route({ method: 'POST', path: '/staff/money/reminders' })
    .input(v.strictObject({ rentalId }))
    .output(v.object({}))
    .errors({
      ...notFound,
      ...refusing(counter, 'not_rented', 'reminded_today', 'nothing_owed', 'no_email'),
    }),
}
