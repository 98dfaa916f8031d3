import * as v from 'valibot'

import { money as words } from '#shared-content/money.ts'
import { counter } from '#shared/content/counter.ts'
import { actingCall } from '#shared/shop/core/acting.ts'
import { clerkCall, ownerCall, refusing } from '#shared/shop/core/contract.ts'
import { instant, MAX_CENTS, seen, textOrNone, wholeNumber } from '#shared/shop/core/fields.ts'

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
  postingKinds,
  soldAccounts,
  sumCounts,
  ways,
} from './till.ts'

const { fields } = words
const count = wholeNumber(fields.count, 0, 100_000)

const till = v.object({
  day: v.string(),
  state: v.picklist(['not-open', 'open', 'closed']),
  openedAt: v.nullable(instant),
  openedBy: textOrNone,
  /** What the till began with the last time. */
  previousFloat: v.nullable(sum),
  flow: cashFlow,
  expected: sum,
  /** What came in less what went out, by way. */
  totals: v.array(v.object({ way: v.picklist(ways), cents: sum })),
  /** What small sales came to, by account, the tax apart; what was reversed is taken off. */
  sold: v.array(v.object({ account: v.picklist(soldAccounts), cents: sum })),
  closing: v.nullable(
    v.object({
      at: instant,
      by: textOrNone,
      expected: sum,
      counted: sum,
      counts: v.record(v.string(), v.number()),
      reason: textOrNone,
      /** The head of the audit log at that moment. */
      auditEntries: v.number(),
      auditHash: v.string(),
    }),
  ),
  /** Days before it that nobody closed. */
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
})
export type PostingLine = v.InferOutput<typeof posting>

/** `next` asks for the page after it. */
const postingPage = v.object({
  day: v.string(),
  postings: v.array(posting),
  next: v.nullable(v.string()),
})
export type PostingPage = v.InferOutput<typeof postingPage>

/** What a reversal does: what it takes back, what is owed then, and until when the box is paid then, where that changes. */
const reversalEffect = v.object({
  postings: v.array(
    v.object({
      kind: v.picklist(postingKinds),
      accounts: v.array(v.picklist(accounts)),
      cents: sum,
      /** It becomes void. */
      receipt: v.nullable(v.number()),
    }),
  ),
  /** Null for what concerns the till alone. */
  balance: v.nullable(sum),
  paidThrough: textOrNone,
})
export type ReversalEffect = v.InferOutput<typeof reversalEffect>

const batchId = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** The calls of the till and of what was posted: the ledger is append-only. */
export const tillCalls = {
  /** What went through the till on a day; of a past one for the administrator alone. */
  getTill: clerkCall
    .route({ method: 'GET', path: '/staff/money/till' })
    .input(v.object({ day: v.optional(v.string()) }))
    .output(till)
    .errors({ ...notFound, ...ofPastDay }),

  /** Begins the day with what lies in the drawer. */
  openTill: actingCall()
    .route({ method: 'POST', path: '/staff/money/till/open' })
    .input(v.strictObject({ floatCents, day: v.optional(day) }))
    .output(v.object({}))
    .errors({ ...ofPastDay, ...refusing(counter, 'till_open') }),

  /** Cash put in or taken out that no customer pays or gets. */
  moveCash: actingCall()
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

  /** The drawer is counted, how many of each bill and coin by its value in cents, and the day is sealed. */
  closeTill: actingCall()
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
      }),
    )
    .output(v.object({}))
    .errors({ ...ofPastDay, ...refusing(counter, 'till_not_open', 'day_closed', 'reason_needed') }),

  /** The newest of a day first; `before` is the mark of the page before. */
  listPostings: clerkCall
    .route({ method: 'GET', path: '/staff/money/postings' })
    .input(v.object({ day: v.optional(v.string()), before: v.optional(v.string()) }))
    .output(postingPage)
    .errors({ ...notFound, ...ofPastDay }),

  /** What reversing an action would do; null for what can't be, or is no other choice. */
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

  /**
   * Takes back what one action posted: the money alone, so that what it paid for is owed again, or, with `isWhole`, what it
   * charged as well. It is posted today, with its reason; nothing that was posted is changed, and a receipt keeps its number.
   */
  reverse: actingCall('money')
    .route({ method: 'POST', path: '/staff/money/reversals' })
    .input(
      v.strictObject({
        id,
        batchId,
        seen,
        isWhole: v.boolean(),
        reason,
      }),
    )
    .output(v.object({}))
    .errors({
      ...notFound,
      ...ofPosting,
      past_day: ofPastDay.past_day,
      ...refusing(counter, 'already_reversed', 'first_payment'),
    }),

  /** Deposits of boxes closed so long ago that the state takes them, the oldest first. */
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
