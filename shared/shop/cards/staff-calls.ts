import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { clerkCall, ownerCall, refusal, refusing } from '#shared/shop/core/contract.ts'
import { instant, rowNumber, shownVersion, textOrNone } from '#shared/shop/core/fields.ts'
import { changeCall } from '#shared/shop/core/preconditions.ts'
import { cents as amount, id, notFound, reason, sum } from '#shared/shop/money/posting-fields.ts'

export const refundStates = ['asked', 'paid', 'failed', 'refused'] as const
export const disputeStates = ['inquiry', 'open', 'won', 'lost'] as const
export const cardTaskKinds = [
  'amount-differs',
  'credited',
  'unknown-payment',
  'refund-elsewhere',
  'refund-failed',
  'dispute',
  'automatic-failed',
] as const

const payment = v.object({
  receipt: v.number(),
  paymentIntent: v.string(),
  at: instant,
  cents: sum,
  months: v.nullable(v.number()),
  /** Still to refund, without what the bank took back. */
  leftCents: sum,
  /** Whether a whole refund can take the rent back too: nothing was refunded of it, and no later rent is paid. */
  canUndoRent: v.boolean(),
  refunds: v.array(
    v.object({
      id: v.string(),
      cents: sum,
      state: v.picklist(refundStates),
      reason: textOrNone,
      at: instant,
    }),
  ),
  disputes: v.array(
    v.object({ cents: sum, state: v.picklist(disputeStates), dueAt: v.nullable(instant) }),
  ),
})
export type CardPayment = v.InferOutput<typeof payment>

const task = v.object({
  id: v.string(),
  kind: v.picklist(cardTaskKinds),
  box: v.nullable(v.number()),
  applicationId: textOrNone,
  paymentIntent: textOrNone,
  cents: sum,
  dueAt: v.nullable(instant),
  at: instant,
})
export type CardTask = v.InferOutput<typeof task>

const report = v.object({
  period: v.string(),
  /** Stripe's balance before and after, of all that it reported. */
  before: sum,
  after: sum,
  payments: sum,
  refunds: sum,
  disputes: sum,
  fees: sum,
  other: sum,
  /** By the day of arrival at the bank: its lines of the month. */
  payouts: v.array(
    v.object({
      id: v.string(),
      on: v.string(),
      state: v.picklist(['on-its-way', 'paid', 'failed']),
      cents: sum,
      payments: sum,
      refunds: sum,
      disputes: sum,
      fees: sum,
      other: sum,
    }),
  ),
})
export type CardReport = v.InferOutput<typeof report>

export const staffCardCalls = {
  listCardPayments: clerkCall
    .route({ method: 'GET', path: '/staff/cards/rentals/{rental}' })
    .input(v.object({ rental: v.string() }))
    .output(
      v.object({
        version: v.string(),
        payments: v.array(payment),
        automatic: v.nullable(v.object({ state: v.picklist(['on', 'declined', 'ended']) })),
      }),
    )
    .errors(notFound),

  /** Sends money back to the card. With `undoesRent` the rent of a whole refund is taken back as well; else it is owed again. */
  refundCard: changeCall('money')
    .route({ method: 'POST', path: '/staff/cards/refunds' })
    .input(
      v.strictObject({
        id,
        receipt: rowNumber,
        seen: shownVersion,
        cents: amount,
        undoesRent: v.optional(v.boolean(), false),
        reason,
      }),
    )
    .output(v.object({ receipt: v.nullable(v.number()), balance: sum }))
    .errors({
      ...notFound,
      ...refusing(
        counter,
        'id_reused',
        'cards_off',
        'no_card_payment',
        'refund_too_large',
        'rent_not_undone',
        'refund_refused',
      ),
      unreachable: refusal(503, counter.refund_unanswered),
    }),

  listCardTasks: clerkCall
    .route({ method: 'GET', path: '/staff/cards/tasks' })
    .input(v.object({}))
    .output(v.object({ tasks: v.array(task) })),

  finishCardTask: changeCall()
    .route({ method: 'POST', path: '/staff/cards/tasks/{task}' })
    .input(v.strictObject({ task: v.string() }))
    .output(v.object({}))
    .errors({ ...notFound, ...refusing(counter, 'task_done') }),

  getCardReport: ownerCall
    .route({ method: 'GET', path: '/staff/reports/cards' })
    .input(v.object({ period: v.optional(v.string()) }))
    .output(report)
    .errors(notFound),
}
