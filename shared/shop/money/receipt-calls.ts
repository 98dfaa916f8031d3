import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { actingCall } from '#shared/shop/core/acting.ts'
import { clerkCall, refusing } from '#shared/shop/core/contract.ts'
import { instant, textOrNone } from '#shared/shop/core/fields.ts'

import { notFound, sum } from './posting-fields.ts'
import { receipt, receiptKind } from './receipt.ts'
import { ways } from './till.ts'

/** From a path or query: an invalid number finds nothing. */
const number = v.string()

export const receiptCalls = {
  /** Of one box or of all, newest first; `before` is a number. */
  listReceipts: clerkCall
    .route({ method: 'GET', path: '/staff/money/receipts' })
    .input(v.object({ box: v.optional(number), before: v.optional(number) }))
    .output(
      v.object({
        receipts: v.array(
          v.object({
            number: v.number(),
            kind: receiptKind,
            /** Null for a sale without a box. */
            box: v.nullable(v.number()),
            cents: sum,
            /** Null if it was paid from credit alone. */
            way: v.nullable(v.picklist(ways)),
            on: v.string(),
            at: instant,
            isVoid: v.boolean(),
          }),
        ),
        next: textOrNone,
      }),
    ),

  getReceipt: clerkCall
    .route({ method: 'GET', path: '/staff/money/receipts/{number}' })
    .input(v.object({ number }))
    .output(
      v.object({
        ...receipt.entries,
        version: v.string(),
        /** The box's renter; null once their name is erased. */
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
