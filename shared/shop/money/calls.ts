import * as v from 'valibot'

import { money as words } from '#shared-content/money.ts'
import { counter } from '#shared/content/counter.ts'
import { actingCall, ownersActingCallOn } from '#shared/shop/core/acting.ts'
import { clerkCall, refusing } from '#shared/shop/core/contract.ts'
import {
  dayOrNone,
  instant,
  rowNumber,
  seen,
  textOrNone,
  wholeNumber,
} from '#shared/shop/core/fields.ts'

import { closingRent } from './closing-rent.ts'
import { cents, day, id, notFound, ofPastDay, ofPosting, reason, sum } from './posting-fields.ts'
import { receipt, receiptKind } from './receipt.ts'
import { saleCalls } from './sale-calls.ts'
import { tillCalls } from './till-calls.ts'
import { ways } from './till.ts'

const { fields } = words
const MAX_MONTHS = 36

const rentalId = v.pipe(v.string(fields.rental), v.uuid(fields.rental))
const way = v.picklist(ways, fields.way)
/** Of a path or a query: what is no number finds nothing. */
const number = v.string()

const dues = v.object({
  id: v.string(),
  version: v.string(),
  /** The applicant's name, while the shop knows it. */
  name: textOrNone,
  hasEmail: v.boolean(),
  plan: v.string(),
  isActive: v.boolean(),
  startedOn: dayOrNone,
  closedOn: dayOrNone,
  paidThrough: dayOrNone,
  /** Owed beside any rent to come; below zero the shop owes it. */
  balance: sum,
  depositHeld: sum,
  /** Due dates that were missed: renewing charges a late fee for each. */
  lateFees: v.array(v.string()),
  lateFeeCents: sum,
  lostKeyCents: sum,
  /** Terms to renew for; once notice is given the months until it closes, of the next rent and of all. */
  renewals: v.array(v.object({ months: v.number(), cents: sum, paidThrough: v.string() })),
  /** While notice is given. */
  closesOn: dayOrNone,
  closingRent: v.nullable(closingRent),
})
export type Dues = v.InferOutput<typeof dues>

/** What the customer owes after a charge. */
const owed = v.object({ balance: sum })

/** The calls about money: what a box owes, payments, refunds and receipts. */
export const moneyCalls = {
  ...tillCalls,
  ...saleCalls,

  /** What whoever has a box owes today, and who had it before, the newest first. */
  getDues: clerkCall
    .route({ method: 'GET', path: '/staff/money/boxes/{box}' })
    .input(v.object({ box: number }))
    .output(v.object({ box: v.number(), rentals: v.array(dues) }))
    .errors({ ...notFound, ...refusing(counter, 'box_not_rented') }),

  /**
   * Takes money for a rental: for what it owes, and, with `months`, for rent that goes on from the day paid through, with a late
   * fee for each due date missed. Rent is paid in full or not at all. `tendered` is what the customer handed over in cash.
   */
  takePayment: actingCall('terms', 'box', 'money')
    .route({ method: 'POST', path: '/staff/money/payments' })
    .input(
      v.strictObject({
        id,
        rentalId,
        seen,
        months: wholeNumber(fields.months, 0, MAX_MONTHS),
        cents,
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
      ...refusing(
        counter,
        'tendered_too_little',
        'too_much',
        'rent_in_part',
        'not_rented',
        'no_such_term',
      ),
    }),

  /**
   * Charges a lost key, at the rental's own price, and keeps its deposit. A customer who leaves gets no new one: it is not out any
   * more then.
   */
  chargeLostKey: actingCall('box', 'money')
    .route({ method: 'POST', path: '/staff/money/lost-keys' })
    .input(v.strictObject({ id, rentalId, seen, isReplaced: v.optional(v.boolean(), true) }))
    .output(owed)
    .errors({ ...notFound, ...ofPosting, ...refusing(counter, 'not_rented', 'keys_not_out') }),

  /** Takes back a payment by a check that the bank did not pay, and charges the fee for it. */
  chargeReturnedCheck: actingCall('money')
    .route({ method: 'POST', path: '/staff/money/returned-checks' })
    .input(v.strictObject({ id, receipt: rowNumber, seen }))
    .output(owed)
    .errors({ ...notFound, ...ofPosting, ...refusing(counter, 'no_check', 'already_reversed') }),

  /**
   * Pays out what the shop owes a customer. A deposit, once its key is back, and unused rent, where the owner gives it back, go to
   * the customer's account first: what the customer owes is kept of them.
   */
  payRefund: actingCall('box', 'money')
    .route({ method: 'POST', path: '/staff/money/refunds' })
    .input(
      v.strictObject({
        id,
        rentalId,
        seen,
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
   * For whoever left, once their keys are here: gives deposit and unused rent to what they owe, and pays out what is left of it, or
   * takes the rest. Without `way` what they owe beyond it stays owed. `cents` is what went to them, below zero what they paid.
   */
  settle: actingCall('box', 'money')
    .route({ method: 'POST', path: '/staff/money/settlements' })
    .input(
      v.strictObject({
        id,
        rentalId,
        way: v.optional(way),
        tendered: v.optional(cents),
        isEmailed: v.optional(v.boolean(), false),
        seen,
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

  /** Gives up what somebody who left still owes, once what was held of them is given to it: nobody owes it any more. */
  writeOff: ownersActingCallOn('box', 'money')
    .route({ method: 'POST', path: '/staff/money/write-offs' })
    .input(v.strictObject({ id, rentalId, reason, seen }))
    .output(v.object({ cents: sum }))
    .errors({
      ...notFound,
      ...ofPosting,
      ...refusing(counter, 'box_open', 'settle_first', 'nothing_owed'),
    }),

  /** Of one box or of all, the newest first; `before` is a number. */
  listReceipts: clerkCall
    .route({ method: 'GET', path: '/staff/money/receipts' })
    .input(v.object({ box: v.optional(number), before: v.optional(number) }))
    .output(
      v.object({
        receipts: v.array(
          v.object({
            number: v.number(),
            kind: receiptKind,
            /** Null of what was sold to nobody's box. */
            box: v.nullable(v.number()),
            cents: sum,
            way: v.picklist(ways),
            on: v.string(),
            at: instant,
            isVoid: v.boolean(),
          }),
        ),
      }),
    ),

  getReceipt: clerkCall
    .route({ method: 'GET', path: '/staff/money/receipts/{number}' })
    .input(v.object({ number }))
    .output(
      v.object({
        ...receipt.entries,
        version: v.string(),
        /** Whoever rents the box; null once their name is erased. */
        customer: textOrNone,
      }),
    )
    .errors(notFound),

  emailReceipt: actingCall()
    .route({ method: 'POST', path: '/staff/money/receipts/{number}/email' })
    .input(v.strictObject({ number }))
    .output(v.object({}))
    .errors({ ...notFound, ...refusing(counter, 'no_email') }),
}
