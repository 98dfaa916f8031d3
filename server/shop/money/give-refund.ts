import type { Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/shop-tables.ts'
import type { Actor } from '#server/shop/audit.ts'
import { agreedPrices } from '#server/shop/applications.ts'
import { counterCall } from '#server/shop/counter-call.ts'
import { CounterError, type CounterServices, lockRental, recordStep } from '#server/shop/counter.ts'
import { type Account, balanceOf, post, transfer } from '#server/shop/ledger.ts'
import type { RefundAnswer } from '#shared/rental/money-answers.ts'
import { type RefundBody, refundBody } from '#shared/rental/money-requests.ts'
import { unusedRent } from '#shared/rental/rent.ts'

import { findRepeated } from './batches.ts'
import { periodOf } from './dues.ts'
import { postingDay } from './posting-day.ts'
import { sendReceipt } from './receipt-email.ts'

/** POST /shop/v1/staff/money/refunds */
export const payRefund = counterCall(refundBody, giveRefund)

/**
 * Pays out what the shop owes a customer. A deposit, once its key is back, and unused rent, where the owner gives it back, go
 * to the customer's account first: what the customer owes is kept of them.
 *
 * @throws CounterError
 */
async function giveRefund(
  tx: Writer,
  { id, rentalId, what, way, isEmailed }: RefundBody,
  by: Actor,
  services: CounterServices,
): Promise<RefundAnswer> {
  const rental = await lockRental(tx, rentalId)
  const kind = 'refund' as const
  const repeated = await findRepeated(tx, id, { kind, rental_id: rentalId })
  if (repeated) return { receipt: repeated.receipt ?? 0, cents: repeated.cents }
  const batch = { batchId: id, rental, on: postingDay(undefined, by, services), by }
  if (what !== 'credit') {
    const { account, cents } = await releasable(tx, rental, what, services)
    const lines = transfer(account, 'receivable', cents)
    const release = { ...batch, id: `${id} ${what}`, kind: 'deposit' as const, lines }
    await post(tx, release, services.now())
  }
  const cents = 0 - (await balanceOf(tx, rentalId, 'receivable'))
  if (cents <= 0) throw new CounterError('nothing_to_refund')
  const lines = transfer('receivable', way, cents)
  const payout = { ...batch, id: `${id} refund`, kind, lines, hasReceipt: true }
  const receipt = (await post(tx, payout, services.now())) ?? 0
  recordStep(tx, 'refund', 'rental', rentalId, by, services, { cents, way, receipt })
  if (isEmailed) await sendReceipt(tx, receipt, services, `receipt ${receipt}`)
  return { receipt, cents }
}

async function releasable(
  tx: Writer,
  rental: Rental,
  what: 'deposit' | 'rent',
  { rental: facts }: CounterServices,
): Promise<{ account: Account; cents: number }> {
  if (what === 'deposit') {
    const cents = 0 - (await balanceOf(tx, rental.id, 'deposits-held'))
    if (cents <= 0) throw new CounterError('no_deposit')
    return { account: 'deposits-held', cents }
  }
  const period = periodOf(rental)
  if (facts.proration === 'none' || !period || !rental.closed_on) {
    throw new CounterError('no_proration')
  }
  const given = await tx
    .selectFrom('postings')
    .select('id')
    .where('rental_id', '=', rental.id)
    .where('id', 'like', '% rent')
    .where('kind', '=', 'deposit')
    .executeTakeFirst()
  const cents = unusedRent(period, rental.closed_on, agreedPrices(rental).monthlyCents)
  if (given || cents === 0) throw new CounterError('nothing_to_refund')
  return { account: 'rent', cents }
}
