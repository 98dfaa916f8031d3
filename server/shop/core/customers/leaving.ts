import { countFound } from '#server/database/count-found.ts'
import type { Reader, Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import { today, type CounterServices } from '#server/shop/core/counter.ts'
import { tryLockRental } from '#server/shop/core/idempotency/locks.ts'
import { balancesOf, isNotReversed } from '#server/shop/core/ledger/ledger.ts'
import { minimumEnd, periodOf } from '#server/shop/core/ledger/periods.ts'
import { listChargedRents } from '#server/shop/core/ledger/rent-due.ts'
import { laterOf } from '#shared/calendar.ts'
import { readLeavingSteps, type LeavingFacts } from '#shared/shop/boxes/leaving.ts'
import { unusedChargedRent } from '#shared/shop/money/rent.ts'

import { keysOut } from './end-application.ts'

export async function readLeaving(
  database: Reader,
  rental: Rental,
  services: CounterServices,
): Promise<LeavingFacts> {
  const balances = await balancesOf(database, rental.id)
  const mail = await countFound(
    database.selectFrom('mailItems').where('rentalId', '=', rental.id).where('endedAt', 'is', null),
  )
  const unusedRentCents = await findUnusedRent(database, rental, services)
  return {
    ...rental,
    mail,
    keysOut: keysOut(rental),
    balanceCents: balances('receivable'),
    depositCents: 0 - balances('deposits-held'),
    unusedRentCents,
  }
}

/**
 * Unused rent of a closed box to be refunded, when the owner prorates by days: never more than was charged for those
 * days.
 */
export async function findUnusedRent(
  database: Reader,
  rental: Rental,
  { facts }: CounterServices,
): Promise<number> {
  const period = periodOf(rental)
  const { id, closedOn } = rental
  if (facts.proration === 'none' || !period || !closedOn) return 0
  const usedUntil = laterOf(closedOn, minimumEnd(rental))
  if (period.paidThrough <= usedUntil) return 0
  const refunded = await database
    .selectFrom('postings')
    .select('id')
    .where('rentalId', '=', id)
    .where('id', 'like', '% rent')
    .where('kind', '=', 'deposit')
    .where(isNotReversed)
    .executeTakeFirst()
  if (refunded) return 0
  const rents = await listChargedRents(database, rental, usedUntil)
  return unusedChargedRent(rents, period.anchorDay, usedUntil)
}

export async function noteLeft(tx: Writer, rentalId: string, services: CounterServices) {
  const rental = await tryLockRental(tx, rentalId)
  if (!rental?.closedOn) return
  const isDone = readLeavingSteps(await readLeaving(tx, rental, services)).every(
    (step) => step.isDone,
  )
  if (isDone === (rental.leftOn !== null)) return
  await tx
    .updateTable('rentals')
    .set({ leftOn: isDone ? today(services) : null })
    .where('id', '=', rentalId)
    .execute()
}
