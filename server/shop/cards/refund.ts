import type { Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'
import { recordAction, type Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { runChange } from '#server/shop/core/idempotency/preconditions.ts'
import { readStanding } from '#server/shop/core/ledger/standing.ts'
import type { Handler, InputOf } from '#server/shop/core/serve-calls.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { cardCalls } from '#shared/shop/cards/calls.ts'

import { listUndoable, settleRefund } from './settle-refund.ts'
import { isUnanswered, KEY_LIFE_MS, withCards, type CardServices } from './stripe.ts'

type Calls = typeof cardCalls
type Input = InputOf<Calls['refundCard']>

export const refundCard: Handler<Calls['refundCard']> = async (input, { by, call }, services) => {
  await services.database.write((tx) =>
    runChange(tx, call, input, services, () => askRefund(tx, input, by, services)),
  )
  await sendRefund(input.id, withCards(services))
  const { read } = services.database
  const row = await read
    .selectFrom('cardRefunds')
    .innerJoin('cardPayments', 'cardPayments.paymentIntent', 'cardRefunds.paymentIntent')
    .select(['cardRefunds.receipt', 'rentalId'])
    .where('cardRefunds.id', '=', input.id)
    .executeTakeFirstOrThrow()
  const rental = await read
    .selectFrom('rentals')
    .selectAll()
    .where('id', '=', row.rentalId)
    .executeTakeFirstOrThrow()
  const { balanceCents } = await readStanding(read, rental, services)
  return { receipt: row.receipt, balance: balanceCents }
}

async function askRefund(
  tx: Writer,
  { id, receipt, cents, undoesRent, reason }: Input,
  by: Actor,
  services: Services,
) {
  withCards(services)
  const payment = await tx
    .selectFrom('cardPayments')
    .selectAll()
    .where('receipt', '=', receipt)
    .executeTakeFirst()
  if (!payment) throw new CounterError('no_card_payment')
  const { paymentIntent, rentalId } = payment
  const rental = await lockRental(tx, rentalId)
  const left = (await readLeft(tx, [payment])).get(paymentIntent) ?? 0
  if (cents > left)
    throw new CounterError('refund_too_large', { left: `$${(left / 100).toFixed(2)}` })
  if (undoesRent) {
    const charges = await listUndoable(tx, payment, rental)
    if (cents !== payment.cents || charges.length === 0) throw new CounterError('rent_not_undone')
  }
  const row = { id, refundId: null, paymentIntent, cents, state: 'asked', reason } as const
  const request = { receipt: null, askedBy: by.id, createdAt: services.now() }
  await tx
    .insertInto('cardRefunds')
    .values({ ...row, ...request, undoesRent: undoesRent ? 1 : 0 })
    .execute()
  const about = { action: 'refund-card', entity: 'rental', entityId: rentalId, reason } as const
  recordAction(tx, by, { ...about, after: { cents, receipt } }, services.now())
}

/** Cents of payments that can still be refunded: neither refunded nor taken back by the bank. */
export async function readLeft(
  tx: Writer | Services['database']['read'],
  payments: { paymentIntent: string; cents: number }[],
) {
  const ids = payments.map(({ paymentIntent }) => paymentIntent)
  const refunds = await tx
    .selectFrom('cardRefunds')
    .select(['paymentIntent', 'cents'])
    .where(isOneOf(tx, 'paymentIntent', ids))
    .where('state', 'in', ['asked', 'paid'])
    .execute()
  const disputes = await tx
    .selectFrom('cardDisputes')
    .select(['paymentIntent', 'cents'])
    .where(isOneOf(tx, 'paymentIntent', ids))
    .where('state', 'in', ['open', 'lost'])
    .execute()
  const gone = Map.groupBy([...refunds, ...disputes], ({ paymentIntent }) => paymentIntent)
  return new Map(
    payments.map(({ paymentIntent, cents }) => {
      const sum = (gone.get(paymentIntent) ?? []).reduce((total, row) => total + row.cents, 0)
      return [paymentIntent, Math.max(0, cents - sum)]
    }),
  )
}

/**
 * Sends a stored refund to Stripe and posts it. Without a response it stays stored, and is sent again with the same
 * idempotency key.
 * @throws CounterError `unreachable`, `refund_refused`
 */
export async function sendRefund(id: string, services: CardServices) {
  const { database, log } = services
  const row = await database.read
    .selectFrom('cardRefunds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row?.state === 'refused') throw new CounterError('refund_refused', { reason: '' })
  if (row?.state !== 'asked') return
  const refund = await findOrRefund(row, services).catch(async (error: unknown) => {
    log.warn({ error }, 'A refund could not be sent')
    if (isUnanswered(error)) throw new CounterError('unreachable')
    await database.write((tx) =>
      tx
        .updateTable('cardRefunds')
        .set({ state: 'refused' })
        .where('id', '=', id)
        .where('state', '=', 'asked')
        .execute(),
    )
    throw new CounterError('refund_refused', { reason: (error as Error).message })
  })
  await database.write((tx) => settleRefund(tx, refund, services))
}

/** Refunds once: what Stripe may have done before it forgot the key is looked for first. */
async function findOrRefund(
  { id, paymentIntent: payment_intent, cents: amount, createdAt }: Tables['cardRefunds'],
  { cards, now }: CardServices,
) {
  const { refunds } = cards.stripe
  if (now() - createdAt >= KEY_LIFE_MS) {
    for await (const refund of refunds.list({ payment_intent, limit: 100 })) {
      if (refund.metadata?.['refund'] === id) return refund
    }
  }
  const params = { payment_intent, amount, metadata: { refund: id } }
  return refunds.create(params, { idempotencyKey: id })
}

const WAIT_MS = MINUTE_MS

/** Sends refunds again that got no answer. */
export async function resendRefunds(services: CardServices) {
  const { database, now } = services
  const waiting = await database.read
    .selectFrom('cardRefunds')
    .select('id')
    .where('state', '=', 'asked')
    .where('createdAt', '<', now() - WAIT_MS)
    .execute()
  for (const { id } of waiting) {
    await sendRefund(id, services).catch((error: unknown) => {
      if (!(error instanceof CounterError)) throw error
    })
  }
}
