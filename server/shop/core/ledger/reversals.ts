import type { Reader, Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Posting, Rental } from '#server/database/rows.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { addMonths, type Day } from '#shared/calendar.ts'

import { post, type Line } from './ledger.ts'

type Reversal = { id: string; rental: Rental | null; on: Day; by: { id: string }; reason: string }

/**
 * Posts the opposite of postings, the months of a rent included.
 * @throws CounterError `first_payment` of a rental: its deposit is refunded by closing the box
 */
export async function reversePostings(
  tx: Writer,
  { id, rental, on, by, reason }: Reversal,
  postings: Posting[],
  now: number,
) {
  for (const posting of postings) {
    const lines = await reversedLines(tx, posting.id)
    if (posting.months && rental) await reverseMonths(tx, posting.months, lines, rental)
    if (rental && lines.some(({ account }) => account === 'key-fee'))
      await restoreLostKey(tx, rental)
    const reversal = { id: `${id} ${posting.id}`, batchId: id, reverses: posting.id, reason }
    await post(tx, { ...reversal, kind: 'reversal', rental, lines, on, by }, now)
  }
}

export async function listReversed(database: Reader, postingIds: string[]) {
  if (postingIds.length === 0) return new Set<string>()
  const rows = await database
    .selectFrom('postings')
    .select('reverses')
    .where(isOneOf(database, 'reverses', postingIds))
    .execute()
  return new Set(rows.map(({ reverses }) => reverses ?? ''))
}

export async function reversedLines(database: Reader, postingId: string): Promise<Line[]> {
  const rows = await database
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('postingId', '=', postingId)
    .orderBy('account')
    .execute()
  return rows.map(({ account, cents }) => ({ account, cents: 0 - cents }))
}

export function holdsDeposit(lines: Line[]) {
  return lines.some(({ account }) => account === 'deposits-held')
}

async function reverseMonths(tx: Writer, months: number, lines: Line[], { id }: Rental) {
  if (holdsDeposit(lines)) throw new CounterError('first_payment')
  const before = paidThroughWithout(months, await lockRental(tx, id))
  if (!before) return
  await tx.updateTable('rentals').set({ paidThrough: before }).where('id', '=', id).execute()
  // Its card is not charged again for this rent before that is announced anew.
  const unannounced = { announcedRentCents: null, chargeOn: null }
  await tx.updateTable('automaticRenewals').set(unannounced).where('rentalId', '=', id).execute()
}

/** Reversing the charge of a lost key makes the key count as issued again. */
async function restoreLostKey(tx: Writer, { id, keysLost }: Rental) {
  if (keysLost === 0) return
  const restored = { keysLost: keysLost - 1 }
  await tx.updateTable('rentals').set(restored).where('id', '=', id).execute()
}

export function paidThroughWithout(months: number, rental: Rental) {
  const { paidThrough, anchorDay, startedOn } = rental
  if (!paidThrough || !anchorDay || !startedOn) return null
  return addMonths(paidThrough, -months, anchorDay)
}
