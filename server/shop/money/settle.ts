import type { Posting } from '#server/database/rows.ts'
import { recordAction } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { keysOut } from '#server/shop/core/customers/end-application.ts'
import { findUnusedRent, noteLeft, readLeaving } from '#server/shop/core/customers/leaving.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { balanceOf, listBatch, post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'

type Calls = typeof moneyCalls

export const settle = inTransaction<Calls['settle']>(async (tx, body, by, services) => {
  const { id, rentalId, way, isEmailed } = body
  const { now } = services
  const rental = await lockRental(tx, rentalId)
  if (!rental.closedOn) throw new CounterError('deposit_of_open_box')
  const keys = keysOut(rental)
  if (keys > 0) throw new CounterError('key_out', { count: keys })

  const batch = { batchId: id, rental, on: today(services), by }
  const released = [
    ['deposits-held', 'deposit', 0 - (await balanceOf(tx, rentalId, 'deposits-held'))],
    ['rent', 'rent', await findUnusedRent(tx, rental, services)],
  ] as const
  for (const [account, name, cents] of released) {
    if (cents <= 0) continue
    const lines = transfer(account, 'receivable', cents)
    await post(tx, { ...batch, id: `${id} ${name}`, kind: 'deposit', lines }, now())
  }
  const owed = await balanceOf(tx, rentalId, 'receivable')
  if (owed < 0 && !way) throw new CounterError('way_needed', { field: 'way' })
  if (owed !== 0 && way) {
    const kind = owed < 0 ? 'refund' : 'payment'
    const cents = Math.abs(owed)
    const { tendered = cents } = body
    const isCash = kind === 'payment' && way === 'cash'
    if (isCash && tendered < cents) {
      throw new CounterError('tendered_too_little', { field: 'tendered' })
    }
    const lines =
      kind === 'refund' ? transfer('receivable', way, cents) : transfer(way, 'receivable', cents)
    const money = { id: `${id} ${kind}`, kind, lines, hasReceipt: true, balanceAfter: 0 } as const
    await post(tx, { ...batch, ...money, ...(isCash && { tendered }) }, now())
  }
  const posted = await listBatch(tx, id)
  const balance = await balanceOf(tx, rentalId, 'receivable')
  if (posted.length === 0) throw new CounterError('nothing_to_settle')
  const moved = toSettlement(posted)
  const { receipt, cents } = moved
  recordStep(tx, 'settle', 'rental', rentalId, by, services, { cents, way, receipt })
  if (isEmailed && receipt !== null) await sendReceipt(tx, receipt, services, `receipt ${receipt}`)
  await noteLeft(tx, rentalId, services)
  return { ...moved, balance }
})

/** Writes off the debts of a customer who left; a later payment is still accepted. */
export const writeOff = inTransaction<Calls['writeOff']>(async (tx, body, by, services) => {
  const { id, rentalId, reason } = body
  const rental = await lockRental(tx, rentalId)
  if (!rental.closedOn) throw new CounterError('box_open')
  const left = await readLeaving(tx, rental, services)
  if (left.keysOut > 0 || left.depositCents + left.unusedRentCents > 0) {
    throw new CounterError('settle_first')
  }
  const cents = left.balanceCents
  if (cents <= 0) throw new CounterError('nothing_owed')
  const lines = transfer('bad-debts', 'receivable', cents)
  const batch = { id: `${id} write-off`, batchId: id, kind: 'deposit' as const, reason }
  await post(tx, { ...batch, rental, lines, on: today(services), by }, services.now())
  const about = { entity: 'rental', entityId: rentalId, after: { cents }, reason } as const
  recordAction(tx, by, { action: 'write-off', ...about }, services.now())
  await noteLeft(tx, rentalId, services)
  return { cents }
})

function toSettlement(batch: Posting[]) {
  const moved = batch.find(({ way }) => way !== null)
  if (!moved) return { receipt: null, cents: 0, change: 0 }
  const { receipt, kind, cents, tenderedCents: tendered } = moved
  return {
    receipt,
    cents: kind === 'refund' ? cents : 0 - cents,
    change: tendered === null ? 0 : tendered - cents,
  }
}
