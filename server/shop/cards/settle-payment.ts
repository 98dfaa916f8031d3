import type { Writer } from '#server/database/database.ts'
import type { Checkout, Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { recordStep } from '#server/shop/core/counter.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { tryLockRental } from '#server/shop/core/idempotency/locks.ts'
import { openDay } from '#server/shop/core/ledger/ledger.ts'
import { postPayment, readPayable } from '#server/shop/core/ledger/payments.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import { instantOf } from '#shared/calendar.ts'

import { addTask } from './tasks.ts'

/** Writes in the name of Stripe. */
export const STRIPE = { id: 'stripe', role: 'system' }

const CURRENCY = 'usd'

/** A payment that Stripe has taken; `cents` in its `currency`. */
export type Paid = {
  paymentIntent: string
  checkoutId: string | null
  cents: number
  currency: string
}

/**
 * Posts a payment once, with the rent of its checkout. If that rent was paid meanwhile, or the amount differs, the money becomes credit
 * and a task.
 */
export async function settlePayment(tx: Writer, paid: Paid, services: Services) {
  const { paymentIntent, cents } = paid
  const found = await tx
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', paid.checkoutId ?? '')
    .executeTakeFirst()
  const rental = found && (await tryLockRental(tx, found.rentalId))
  if (!rental || paid.currency !== CURRENCY) {
    const task = { id: `unknown ${paymentIntent}`, kind: 'unknown-payment', paymentIntent } as const
    return addTask(tx, { ...task, rentalId: rental?.id ?? null, cents }, services)
  }
  if (await isPosted(tx, paymentIntent)) return
  const renewal = await findRenewal(tx, { checkout: found, rental, cents }, services)
  const charge = { rental, on: await openDay(tx, services), batchId: paymentIntent, by: STRIPE }
  const { receipt, balance, paidThrough } = await postPayment(
    tx,
    charge,
    { renewal, lateFees: renewal?.lateFees ?? [], cents, way: 'card-online' },
    services,
  )
  const isCredited = found.months > 0 ? !renewal : balance < 0
  await tx
    .insertInto('cardPayments')
    .values({
      paymentIntent,
      checkoutId: found.id,
      rentalId: rental.id,
      cents,
      receipt,
      paidAt: services.now(),
    })
    .execute()
  await tx
    .updateTable('checkouts')
    .set({ state: isCredited ? 'credited' : 'paid', paymentIntent, receipt })
    .where('id', '=', found.id)
    .execute()
  const isOther = cents !== found.cents
  if (isOther || isCredited || rental.closedOn) {
    const kind = isOther ? 'amount-differs' : 'credited'
    const task = { id: `${kind} ${paymentIntent}`, kind, paymentIntent, cents } as const
    await addTask(tx, { ...task, rentalId: rental.id }, services)
  }
  const months = renewal && { months: renewal.months }
  const after = { cents, way: 'card-online', receipt, ...months, paidThrough }
  recordStep(tx, 'take-payment', 'rental', rental.id, STRIPE, services, after)
  await noteLeft(tx, rental.id, services)
  await sendReceipt(tx, receipt, services, `receipt ${receipt}`)
}

async function isPosted(tx: Writer, paymentIntent: string) {
  const posted = await tx
    .selectFrom('cardPayments')
    .select('paymentIntent')
    .where('paymentIntent', '=', paymentIntent)
    .executeTakeFirst()
  return posted !== undefined
}

/** The rent of the checkout, with the late fees of that day; undefined if it can no longer be paid so. */
async function findRenewal(
  tx: Writer,
  { checkout, rental, cents }: { checkout: Checkout; rental: Rental; cents: number },
  services: Services,
) {
  const { months, paidFrom, rentCents, createdAt } = checkout
  const isSame = rental.paidThrough === paidFrom && !rental.closedOn && cents === checkout.cents
  if (months === 0 || !isSame) return undefined
  const at = checkout.kind === 'automatic' ? await readFeeTime(tx, rental, services) : createdAt
  const atThatTime = { ...services, now: () => at }
  const { renewals, lateFees } = await readPayable(tx, rental, atThatTime)
  const renewal = renewals.find((each) => each.months === months && each.cents === rentCents)
  return renewal && { ...renewal, lateFees }
}

/**
 * The time that late fees of an automatic renewal are counted at, in milliseconds: the due day, or the day it was turned on. A later
 * charge, after an announcement or a refusal of the bank, costs no fee.
 */
export async function readFeeTime(
  tx: Writer,
  { id, paidThrough }: Rental,
  { now, facts }: Pick<Services, 'now' | 'facts'>,
) {
  const row = await tx
    .selectFrom('automaticRenewals')
    .select('agreedAt')
    .where('rentalId', '=', id)
    .executeTakeFirst()
  const dueAt = paidThrough ? instantOf(paidThrough, '12:00', facts.timeZone) : undefined
  return Math.min(now(), Math.max(row?.agreedAt ?? 0, dueAt ?? now()))
}
