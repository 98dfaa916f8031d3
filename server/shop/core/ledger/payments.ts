import type { Reader, Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import type { CounterServices } from '#server/shop/core/counter.ts'
import type { Day } from '#shared/calendar.ts'
import type { AnyWay } from '#shared/shop/money/till.ts'

import { chargeLines, post, transfer } from './ledger.ts'
import { chargeLateFees, listRenewals, type Charge, type Renewal } from './rent-due.ts'
import { readStanding } from './standing.ts'

/**
 * All that can be paid for a rental, the same at the counter and by card. Amounts in cents: `chargedCents` is negative if it is credit;
 * `dueCents` of a renewal is its rent with late fees and charges, less credit.
 */
export async function readPayable(
  database: Reader,
  rental: Rental,
  services: CounterServices,
  options: { on?: Day } = {},
) {
  const standing = await readStanding(database, rental, services, options)
  const { chargedCents, lateFees, eachLateFeeCents } = standing
  const before = chargedCents + lateFees.length * eachLateFeeCents
  const renewals = await listRenewals(database, rental, services)
  return {
    chargedCents,
    lateFees,
    eachLateFeeCents,
    renewals: renewals.map((renewal) => ({ ...renewal, dueCents: before + renewal.cents })),
  }
}

type Payment = {
  /** With the late fees charged before it. */
  renewal: Renewal | undefined
  lateFees: Day[]
  cents: number
  way: AnyWay
  /** Cash handed over. */
  tendered?: number
}

/** Charges a renewal with its late fees, and posts the payment with a receipt; `balance` is what is due afterwards, in cents. */
export async function postPayment(
  tx: Writer,
  charge: Charge,
  { renewal, lateFees, cents, way, tendered }: Payment,
  services: CounterServices,
) {
  const { rental, batchId: id, on } = charge
  if (renewal) {
    await chargeLateFees(tx, { ...charge, days: lateFees }, services.now())
    await chargeRenewal(tx, charge, renewal, services)
  }
  const paidThrough = renewal ? renewal.paidThrough : rental.paidThrough
  const { balanceCents } = await readStanding(tx, { ...rental, paidThrough }, services, { on })
  const balance = balanceCents - cents
  const receipt = await post(
    tx,
    {
      ...charge,
      id: `${id} payment`,
      kind: 'payment',
      lines: transfer(way, 'receivable', cents),
      hasReceipt: true,
      balanceAfter: balance,
      ...(tendered !== undefined && { tendered }),
    },
    services.now(),
  )
  if (receipt === null) throw new Error('A payment has a receipt')
  return { receipt, balance, paidThrough }
}

async function chargeRenewal(
  tx: Writer,
  charge: Charge,
  { months, rows, paidThrough }: Renewal,
  { now }: CounterServices,
) {
  const rent = { id: `${charge.batchId} rent`, lines: chargeLines(rows), months, paidThrough }
  await post(tx, { ...charge, ...rent, kind: 'charge' }, now())
  await tx.updateTable('rentals').set({ paidThrough }).where('id', '=', charge.rental.id).execute()
}
