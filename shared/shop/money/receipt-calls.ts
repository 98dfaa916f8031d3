import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { clerkCall, refusing } from '#shared/shop/core/contract.ts'
import { instant, textOrNone } from '#shared/shop/core/fields.ts'
import { changeCall } from '#shared/shop/core/preconditions.ts'

import { notFound, sum } from './posting-fields.ts'
import { receipt, receiptKind } from './receipt.ts'
import { allWays } from './till.ts'

const number = v.string()

export const receiptCalls = {
  listReceipts: clerkCall
    .route({ method: 'GET', path: '/staff/money/receipts' })
    .input(v.object({ box: v.optional(number), before: v.optional(number) }))
    .output(
      v.object({
        receipts: v.array(
          v.object({
            number: v.number(),
            kind: receiptKind,
            box: v.nullable(v.number()),
            cents: sum,
            way: v.nullable(v.picklist(allWays)),
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
        customer: textOrNone,
      }),
    )
    .errors(notFound),

  emailReceipt: changeCall()
    .route({ method: 'POST', path: '/staff/money/receipts/{number}/email' })
    .input(v.strictObject({ number }))
    .output(v.object({}))
    .errors({ ...notFound, ...refusing(counter, 'no_email') }),
}
