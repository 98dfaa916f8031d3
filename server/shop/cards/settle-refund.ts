import type { Stripe } from 'stripe'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Posting, Rental } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'
import { recordStep } from '#server/shop/core/counter.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { listBatch, openDay, post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import { listReversed, reversePostings } from '#server/shop/core/ledger/reversals.ts'
import { balanceDue } from '#server/shop/core/ledger/standing.ts'

import { STRIPE } from './settle-payment.ts'
import { idOf } from './stripe.ts'
import { addTask } from './tasks.ts'

type CardRefund = Tables['cardRefunds']
type CardPayment = Tables['cardPayments']

const FAILED = ['failed', 'canceled']

/**
 * Posts a refund once, made here or in Stripe's dashboard, and its end if the bank sent it back. Its payment is posted before it.
 * @returns whether the payment is known
 */
export async function settleRefund(tx: Writer, refund: Stripe.Refund, services: Services) {
  const paymentIntent = idOf(refund.payment_intent)
  const payment = await findPayment(tx, paymentIntent)
  if (!payment) return false
  const rental = await lockRental(tx, payment.rentalId)
  const row = await takeRow(tx, refund, payment, services)
  const hasFailed = FAILED.includes(refund.status ?? '')
  const isPosted = row.state === 'paid' || row.state === 'failed'
  if (!isPosted) await postRefund(tx, { row, payment, rental }, refund, services)
  if (hasFailed && row.state !== 'failed') await sendBack(tx, { rental, payment }, refund, services)
  await noteLeft(tx, rental.id, services)
  return true
}

export async function findPayment(tx: Writer, paymentIntent: string | null) {
  return tx
    .selectFrom('cardPayments')
    .selectAll()
    .where('paymentIntent', '=', paymentIntent ?? '')
    .executeTakeFirst()
}

async function takeRow(
  tx: Writer,
  { id, amount, metadata }: Stripe.Refund,
  { paymentIntent, rentalId }: CardPayment,
  services: Services,
): Promise<CardRefund> {
  const found = await tx
    .selectFrom('cardRefunds')
    .selectAll()
    .where(({ eb, or }) => or([eb('refundId', '=', id), eb('id', '=', metadata?.['refund'] ?? id)]))
    .executeTakeFirst()
  if (found) return found
  const row: CardRefund = {
    id,
    refundId: id,
    paymentIntent,
    cents: amount,
    state: 'asked',
    undoesRent: 0,
    reason: null,
    receipt: null,
    askedBy: STRIPE.id,
    createdAt: services.now(),
  }
  await tx.insertInto('cardRefunds').values(row).execute()
  const task = { id: `refund ${id}`, kind: 'refund-elsewhere', paymentIntent } as const
  await addTask(tx, { ...task, rentalId, cents: amount }, services)
  return row
}

type Refunded = { row: CardRefund; payment: CardPayment; rental: Rental }

async function postRefund(
  tx: Writer,
  { row, payment, rental }: Refunded,
  { id, amount }: Stripe.Refund,
  services: Services,
) {
  const on = await openDay(tx, services)
  const by = { id: row.askedBy }
  if (row.undoesRent) await undoRent(tx, { row, payment, rental }, services)
  const balance = await balanceDue(tx, rental.id, services)
  const receipt = await post(
    tx,
    {
      id: `${id} refund`,
      batchId: id,
      kind: 'refund',
      rental,
      lines: transfer('receivable', 'card-online', amount),
      on,
      by,
      hasReceipt: true,
      balanceAfter: balance + amount,
      ...(row.reason && { reason: row.reason }),
    },
    services.now(),
  )
  await tx
    .updateTable('cardRefunds')
    .set({ state: 'paid', refundId: id, receipt })
    .where('id', '=', row.id)
    .execute()
  const after = { cents: amount, way: 'card-online', receipt }
  recordStep(tx, 'refund', 'rental', rental.id, STRIPE, services, after)
  if (receipt !== null) await sendReceipt(tx, receipt, services, `receipt ${receipt}`)
}

async function undoRent(tx: Writer, { row, payment, rental }: Refunded, services: Services) {
  const charges = await listUndoable(tx, payment, rental)
  if (charges.length === 0) return
  const by = { id: row.askedBy }
  const reason = row.reason ?? ''
  const reversal = { id: row.id, rental, on: await openDay(tx, services), by, reason }
  await reversePostings(tx, reversal, charges, services.now())
}

/** The charges of a payment, if its rent is the last one paid. */
export async function listUndoable(
  tx: Reader,
  { paymentIntent }: Pick<CardPayment, 'paymentIntent'>,
  { paidThrough }: Rental,
): Promise<Posting[]> {
  const charges = (await listBatch(tx, paymentIntent)).filter(({ kind }) => kind === 'charge')
  const reversed = await listReversed(
    tx,
    charges.map(({ id }) => id),
  )
  const rent = charges.find(({ months }) => months)
  const isLast = rent !== undefined && rent.paidThrough === paidThrough && reversed.size === 0
  return isLast ? charges : []
}

/** The bank refused the refund: the money is the shop's again, and owed to the customer. */
async function sendBack(
  tx: Writer,
  { rental, payment }: Omit<Refunded, 'row'>,
  { id, amount }: Stripe.Refund,
  services: Services,
) {
  await post(
    tx,
    {
      id: `${id} failed`,
      batchId: id,
      kind: 'reversal',
      reverses: `${id} refund`,
      rental,
      lines: transfer('card-online', 'receivable', amount),
      on: await openDay(tx, services),
      by: STRIPE,
    },
    services.now(),
  )
  await tx.updateTable('cardRefunds').set({ state: 'failed' }).where('refundId', '=', id).execute()
  const { paymentIntent } = payment
  const task = { id: `refund-failed ${id}`, kind: 'refund-failed', paymentIntent } as const
  await addTask(tx, { ...task, rentalId: rental.id, cents: amount }, services)
}
