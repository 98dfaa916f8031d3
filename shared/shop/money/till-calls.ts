import * as v from 'valibot'

import { money as words } from '#shared-content/money.ts'
import { counter } from '#shared/content/counter.ts'
import { clerkCall, ownerCall, refusing } from '#shared/shop/core/contract.ts'
import {
  instant,
  MAX_CENTS,
  rowNumber,
  shownVersion,
  textOrNone,
  wholeNumber,
} from '#shared/shop/core/fields.ts'
import { changeCall, ownersChangeCall } from '#shared/shop/core/preconditions.ts'

import {
  cents,
  day,
  floatCents,
  id,
  notFound,
  ofPastDay,
  ofPosting,
  reason,
  sum,
} from './posting-fields.ts'
import {
  accounts,
  cashFlow,
  denominations,
  onlineKinds,
  postingKinds,
  soldAccounts,
  sumCounts,
  tillStates,
  ways,
} from './till.ts'

const { fields } = words
const count = wholeNumber(fields.count, 0, 100_000)

const closing = v.object({
  at: instant,
  by: textOrNone,
  expected: sum,
  counted: sum,
  counts: v.record(v.string(), v.number()),
  reason: textOrNone,
  auditEntries: v.number(),
  auditHash: v.string(),
})
export type TillClosing = v.InferOutput<typeof closing>

const till = v.object({
  day: v.string(),
  state: v.picklist(tillStates),
  openedAt: v.nullable(instant),
  openedBy: textOrNone,
  previousFloat: v.nullable(sum),
  flow: cashFlow,
  expected: sum,
  totals: v.array(v.object({ way: v.picklist(ways), cents: sum })),
  sold: v.array(v.object({ account: v.picklist(soldAccounts), cents: sum })),
  /** Payments by card online, apart from the drawer; refunds are negative. */
  online: v.object({
    cents: sum,
    lines: v.array(
      v.object({
        receipt: v.nullable(v.number()),
        box: v.nullable(v.number()),
        kind: v.picklist(onlineKinds),
        cents: sum,
        at: instant,
      }),
    ),
  }),
  closing: v.nullable(closing),
  closings: v.array(closing),
  reopenings: v.array(v.object({ at: instant, by: textOrNone, reason: v.string() })),
  openDays: v.array(v.string()),
})
export type Till = v.InferOutput<typeof till>

const posting = v.object({
  id: v.string(),
  batchId: v.string(),
  kind: v.picklist(postingKinds),
  accounts: v.array(v.picklist(accounts)),
  box: v.nullable(v.number()),
  cents: sum,
  receipt: v.nullable(v.number()),
  reason: textOrNone,
  at: instant,
  by: textOrNone,
  isReversed: v.boolean(),
  /** Posted with a payment by card online, which is refunded to the card. */
  isOnline: v.boolean(),
})
export type PostingLine = v.InferOutput<typeof posting>

const postingPage = v.object({
  day: v.string(),
  postings: v.array(posting),
  next: v.nullable(v.string()),
})

const reversalEffect = v.object({
  postings: v.array(
    v.object({
      kind: v.picklist(postingKinds),
      accounts: v.array(v.picklist(accounts)),
      cents: sum,
      receipt: v.nullable(v.number()),
    }),
  ),
  balance: v.nullable(sum),
  paidThrough: textOrNone,
})
export type ReversalEffect = v.InferOutput<typeof reversalEffect>

const batchId = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

export const tillCalls = {
  getTill: clerkCall
    .route({ method: 'GET', path: '/staff/money/till' })
    .input(v.object({ day: v.optional(v.string()) }))
    .output(till)
    .errors({ ...notFound, ...ofPastDay }),

  openTill: changeCall()
    .route({ method: 'POST', path: '/staff/money/till/open' })
    .input(v.strictObject({ floatCents, day: v.optional(day) }))
    .output(v.object({}))
    .errors({ ...ofPastDay, ...refusing(counter, 'till_open', 'day_closed') }),

  moveCash: changeCall()
    .route({ method: 'POST', path: '/staff/money/till/movements' })
    .input(
      v.strictObject({
        id,
        direction: v.picklist(['paid-in', 'paid-out'], fields.direction),
        cents,
        reason,
      }),
    )
    .output(v.object({}))
    .errors(ofPosting),

  /** Counts the drawer, by number of each bill and coin (keyed by value in cents), and seals the day. */
  closeTill: changeCall()
    .meta({ access: 'clerk', maxBodyBytes: 2_048 })
    .route({ method: 'POST', path: '/staff/money/till/close' })
    .input(
      v.strictObject({
        day: v.optional(day),
        counts: v.pipe(
          v.strictObject(
            Object.fromEntries(denominations.map((value) => [value, v.optional(count, 0)])),
          ),
          v.forward(
            v.check((counts) => sumCounts(counts) <= MAX_CENTS, fields.count),
            [String(denominations[0])],
          ),
        ),
        reason: v.optional(reason),
        closings: v.optional(rowNumber),
      }),
    )
    .output(v.object({}))
    .errors({
      ...ofPastDay,
      ...refusing(counter, 'till_not_open', 'day_closed', 'till_changed', 'reason_needed'),
    }),

  /** Opens a closed day again: what was sealed stays, and the next closing seals both. */
  reopenTill: ownersChangeCall
    .route({ method: 'POST', path: '/staff/money/till/reopen' })
    .input(v.strictObject({ id, day: v.optional(day), reason }))
    .output(v.object({}))
    .errors({
      ...ofPastDay,
      ...refusing(counter, 'id_reused', 'till_not_open', 'day_not_closed'),
    }),

  listPostings: clerkCall
    .route({ method: 'GET', path: '/staff/money/postings' })
    .input(v.object({ day: v.optional(v.string()), before: v.optional(v.string()) }))
    .output(postingPage)
    .errors({ ...notFound, ...ofPastDay }),

  /** The effect of reversing an action; null if it can't be reversed, or if `isWhole` makes no difference. */
  planReversal: clerkCall
    .route({ method: 'GET', path: '/staff/money/reversals/{batchId}' })
    .input(v.object({ batchId: v.string() }))
    .output(
      v.object({
        version: v.string(),
        box: v.nullable(v.number()),
        whole: v.nullable(reversalEffect),
        money: v.nullable(reversalEffect),
      }),
    )
    .errors(notFound),

  /** The payment alone, or with `isWhole` its charges too: posted today, existing postings stay. */
  reverse: changeCall('money')
    .route({ method: 'POST', path: '/staff/money/reversals' })
    .input(
      v.strictObject({
        id,
        batchId,
        seen: shownVersion,
        isWhole: v.boolean(),
        reason,
      }),
    )
    .output(v.object({}))
    .errors({
      ...notFound,
      ...ofPosting,
      past_day: ofPastDay.past_day,
      ...refusing(counter, 'already_reversed', 'first_payment', 'refund_online'),
    }),

  /** Deposits of boxes closed so long ago that they escheat to the state, oldest first. */
  listUnclaimedDeposits: ownerCall
    .route({ method: 'GET', path: '/staff/money/deposits' })
    .input(v.object({}))
    .output(
      v.object({
        deposits: v.array(
          v.object({ rentalId: v.string(), box: v.number(), closedOn: v.string(), cents: sum }),
        ),
      }),
    ),
}
