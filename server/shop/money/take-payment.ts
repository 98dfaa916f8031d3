import type { Rental } from '#server/database/rows.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { postPayment, readPayable } from '#server/shop/core/ledger/payments.ts'
import { periodOf } from '#server/shop/core/ledger/periods.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'

import { postingDay } from './transactions.ts'

type Calls = typeof moneyCalls

export const takePayment = inTransaction<Calls['takePayment']>(async (tx, body, by, services) => {
  const { id, rentalId, months, cents, way, tendered = cents, isOnAccount } = body
  const on = postingDay(body.day, by, services)
  const rental = await lockRental(tx, rentalId)
  if (way === 'cash' && tendered < cents) throw new CounterError('tendered_too_little')

  const payable = await readPayable(tx, rental, services, { on })
  const renewal = months > 0 ? findRenewal(rental, months, payable) : undefined
  const due = renewal ? renewal.dueCents : payable.chargedCents
  // Part of a rent stays on the account: a box is never paid through a day that its rent does not cover.
  const isPart = renewal !== undefined && cents < due
  if (cents === 0 && (!renewal || isPart))
    throw new CounterError('amount_needed', { field: 'cents' })
  if (isPart && !isOnAccount) throw new CounterError('rent_in_part', { owed: due })
  if (cents > Math.max(0, due) && !(isOnAccount && isOpen(rental))) {
    throw new CounterError('too_much', { owed: due })
  }
  const isCash = way === 'cash' && cents > 0
  const isRenewed = renewal !== undefined && !isPart
  const { receipt, balance, paidThrough } = await postPayment(
    tx,
    { rental, on, batchId: id, by },
    {
      renewal: isPart ? undefined : renewal,
      lateFees: payable.lateFees,
      cents,
      way,
      ...(isCash && { tendered }),
    },
    services,
  )
  const charged = isRenewed ? { months } : {}
  const after = { cents, way, receipt, ...charged, paidThrough }
  recordStep(tx, 'take-payment', 'rental', rentalId, by, services, after)
  await noteLeft(tx, rentalId, services)
  if (body.isEmailed) await sendReceipt(tx, receipt, services, `receipt ${receipt}`)
  return { receipt, change: isCash ? tendered - cents : 0, paidThrough, balance }
})

function isOpen({ startedOn, closedOn }: Rental) {
  return startedOn !== null && closedOn === null
}

function findRenewal(
  rental: Rental,
  months: number,
  { renewals }: Awaited<ReturnType<typeof readPayable>>,
) {
  if (!periodOf(rental) || rental.closedOn) throw new CounterError('not_rented')
  const renewal = renewals.find((offered) => offered.months === months)
  if (!renewal) throw new CounterError('no_such_term')
  return renewal
}
