import type { Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, type CounterServices } from '#server/shop/core/counter.ts'
import { agreedPrices, householdOf } from '#server/shop/core/customers/applications.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { balanceOf, chargeLines, post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { periodOf } from '#server/shop/core/ledger/periods.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import {
  chargeLateFees,
  findClosingDay,
  listLateFees,
  listRenewals,
} from '#server/shop/core/ledger/rent-due.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import type { Day } from '#shared/calendar.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'
import { priceRenewal } from '#shared/shop/money/price.ts'
import { renewPeriod } from '#shared/shop/money/rent.ts'

import { postingDay } from './postings.ts'

type Calls = typeof moneyCalls

export const takePayment = inTransaction<Calls['takePayment']>(async (tx, body, by, services) => {
  const { id, rentalId, months, cents, way, tendered = cents } = body
  const { now } = services
  const on = postingDay(body.day, by, services)
  const rental = await lockRental(tx, rentalId)
  if (way === 'cash' && tendered < cents) throw new CounterError('tendered_too_little')

  const paidThrough =
    months > 0
      ? await chargeRenewal(tx, { rental, months, on, batchId: id, by }, services)
      : rental.paidThrough
  const owed = await balanceOf(tx, rentalId, 'receivable')
  if (cents > owed) throw new CounterError('too_much', { owed })
  // A box is never paid through a day that its rent does not cover.
  if (months > 0 && cents < owed) throw new CounterError('rent_in_part', { owed })
  const isCash = way === 'cash'
  const receipt = await post(
    tx,
    {
      id: `${id} payment`,
      batchId: id,
      kind: 'payment',
      rental,
      lines: transfer(way, 'receivable', cents),
      on,
      by,
      hasReceipt: true,
      ...(isCash && { tendered }),
    },
    now(),
  )
  const after = { cents, way, receipt, months, paidThrough }
  recordStep(tx, 'take-payment', 'rental', rentalId, by, services, after)
  await noteLeft(tx, rentalId, services)
  if (receipt === null) throw new Error('A payment has a receipt')
  if (body.isEmailed) await sendReceipt(tx, receipt, services, `receipt ${receipt}`)
  return {
    receipt,
    change: isCash ? tendered - cents : 0,
    paidThrough,
    balance: owed - cents,
  }
})

type Renewal = { rental: Rental; months: number; on: Day; batchId: string; by: Actor }

async function chargeRenewal(
  tx: Writer,
  { rental, months, on, batchId, by }: Renewal,
  services: CounterServices,
) {
  const { now } = services
  const period = periodOf(rental)
  if (!period || rental.closedOn) throw new CounterError('not_rented')
  const offered = await listRenewals(tx, rental, services)
  if (!offered.some((renewal) => renewal.months === months)) throw new CounterError('no_such_term')
  const batch = { batchId, rental, on, by }
  const days = await listLateFees(tx, rental, on, services, await findClosingDay(tx, rental))
  await chargeLateFees(tx, { ...batch, days }, now())
  const { rows } = priceRenewal(await householdOf(tx, rental), months, agreedPrices(rental))
  const { paidThrough } = renewPeriod(period, months)
  const rent = { id: `${batchId} rent`, lines: chargeLines(rows), months, paidThrough }
  await post(tx, { ...batch, kind: 'charge', ...rent }, now())
  await tx.updateTable('rentals').set({ paidThrough }).where('id', '=', rental.id).execute()
  return paidThrough
}
