import type { Stripe } from 'stripe'

import type { Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { recordStep } from '#server/shop/core/counter.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { openDay, post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { SECOND_MS } from '#shared/durations.ts'

import { STRIPE } from './settle-payment.ts'
import { findPayment } from './settle-refund.ts'
import { idOf } from './stripe.ts'
import { addTask, endTask } from './tasks.ts'

const STATES = ['inquiry', 'open', 'won', 'lost'] as const
type State = (typeof STATES)[number]

/**
 * Posts what the bank took back for a dispute, and gave back after it, each once; until it is closed it is a task with its deadline.
 * @returns whether the payment is known
 */
export async function settleDispute(tx: Writer, dispute: Stripe.Dispute, services: Services) {
  const { id, amount } = dispute
  const payment = await findPayment(tx, idOf(dispute.payment_intent))
  if (!payment) return false
  const { paymentIntent, rentalId } = payment
  const rental = await lockRental(tx, rentalId)
  const earlier = await tx
    .selectFrom('cardDisputes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const state = later(earlier?.state, stateOf(dispute.status))
  const due = dispute.evidence_details.due_by
  const dueAt = due ? due * SECOND_MS : (earlier?.dueAt ?? null)
  const row = { paymentIntent, cents: amount, state, dueAt }
  await tx
    .insertInto('cardDisputes')
    .values({ id, ...row, createdAt: services.now() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  const posting = { batchId: id, kind: 'dispute', rental, by: STRIPE } as const
  const on = await openDay(tx, services)
  if (state !== 'inquiry') {
    const lines = transfer('receivable', 'card-online', amount)
    await post(tx, { ...posting, on, id: `${id} dispute`, lines }, services.now())
  }
  if (state === 'won') {
    const lines = transfer('card-online', 'receivable', amount)
    await post(tx, { ...posting, on, id: `${id} won`, lines }, services.now())
  }
  const task = `dispute ${id}`
  if (!earlier) {
    const about = { kind: 'dispute', rentalId, paymentIntent, cents: amount, dueAt } as const
    await addTask(tx, { id: task, ...about }, services)
  }
  if (isClosed(state) || dispute.status === 'warning_closed')
    await endTask(tx, task, STRIPE.id, services)
  if (state !== earlier?.state) {
    recordStep(tx, 'dispute', 'rental', rentalId, STRIPE, services, { cents: amount, state })
  }
  await noteLeft(tx, rentalId, services)
  return true
}

function stateOf(status: string): State {
  if (status === 'won' || status === 'lost') return status
  return status.startsWith('warning') ? 'inquiry' : 'open'
}

/** Events may come in any order: a closed dispute stays closed. */
function later(earlier: State | undefined, state: State): State {
  if (earlier === undefined || isClosed(state)) return state
  return STATES.indexOf(earlier) > STATES.indexOf(state) ? earlier : state
}

function isClosed(state: State) {
  return state === 'won' || state === 'lost'
}
