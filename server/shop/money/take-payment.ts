import type { Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, type CounterServices } from '#server/shop/core/counter.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { chargeLines, post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { periodOf } from '#server/shop/core/ledger/periods.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import { chargeLateFees, listRenewals } from '#server/shop/core/ledger/rent-due.ts'
import { readStanding } from '#server/shop/core/ledger/standing.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import type { Day } from '#shared/calendar.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'

import { postingDay } from './transactions.ts'

type Calls = typeof moneyCalls

export const takePayment = inTransaction<Calls['takePayment']>(async (tx, body, by, services) => {
  const { id, rentalId, months, cents, way, tendered = cents, isOnAccount } = body
  const { now } = services
  const on = postingDay(body.day, by, services)
  const rental = await lockRental(tx, rentalId)
  if (way === 'cash' && tendered < cents) throw new CounterError('tendered_too_little')

  const { chargedCents, lateFees, eachLateFeeCents } = await readStanding(tx, rental, services, {
    on,
  })
  const renewal = months > 0 ? await findRenewal(tx, rental, months, services) : undefined
  const due = chargedCents + (renewal ? renewal.cents + lateFees.length * eachLateFeeCents : 0)
  // Part of a rent stays on the account: a box is never paid through a day that its rent does not cover.
  const isPart = renewal !== undefined && cents < due
  if (cents === 0 && (!renewal || isPart))
    throw new CounterError('amount_needed', { field: 'cents' })
  if (isPart && !isOnAccount) throw new CounterError('rent_in_part', { owed: due })
  if (cents > Math.max(0, due) && !(isOnAccount && isOpen(rental))) {
    throw new CounterError('too_much', { owed: due })
  }
  const batch = { rental, on, batchId: id, by }
  const isRenewed = renewal !== undefined && !isPart
  if (isRenewed) {
    await chargeLateFees(tx, { ...batch, days: lateFees }, now())
    await chargeRenewal(tx, batch, renewal, services)
  }
  const paidThrough = isRenewed ? renewal.paidThrough : rental.paidThrough
  const { balanceCents } = await readStanding(tx, { ...rental, paidThrough }, services, { on })
  const balance = balanceCents - cents
  const isCash = way === 'cash' && cents > 0
  const receipt = await post(
    tx,
    {
      ...batch,
      id: `${id} payment`,
      kind: 'payment',
      lines: transfer(way, 'receivable', cents),
      hasReceipt: true,
      balanceAfter: balance,
      ...(isCash && { tendered }),
    },
    now(),
  )
  const charged = isRenewed ? { months } : {}
  const after = { cents, way, receipt, ...charged, paidThrough }
  recordStep(tx, 'take-payment', 'rental', rentalId, by, services, after)
  await noteLeft(tx, rentalId, services)
  if (receipt === null) throw new Error('A payment has a receipt')
  if (body.isEmailed) await sendReceipt(tx, receipt, services, `receipt ${receipt}`)
  return { receipt, change: isCash ? tendered - cents : 0, paidThrough, balance }
})

function isOpen({ startedOn, closedOn }: Rental) {
  return startedOn !== null && closedOn === null
}

async function findRenewal(tx: Writer, rental: Rental, months: number, services: CounterServices) {
  if (!periodOf(rental) || rental.closedOn) throw new CounterError('not_rented')
  const renewals = await listRenewals(tx, rental, services)
  const renewal = renewals.find((offered) => offered.months === months)
  if (!renewal) throw new CounterError('no_such_term')
  return renewal
}

type Batch = { rental: Rental; on: Day; batchId: string; by: Actor }

async function chargeRenewal(
  tx: Writer,
  batch: Batch,
  { months, rows, paidThrough }: Awaited<ReturnType<typeof findRenewal>>,
  { now }: CounterServices,
) {
  const { rental, batchId } = batch
  const rent = { id: `${batchId} rent`, lines: chargeLines(rows), months, paidThrough }
  await post(tx, { ...batch, ...rent, kind: 'charge' }, now())
  await tx.updateTable('rentals').set({ paidThrough }).where('id', '=', rental.id).execute()
}
