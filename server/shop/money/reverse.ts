import type { Writer } from '#server/database/database.ts'
import type { Posting } from '#server/database/money-tables.ts'
import { updateRows } from '#server/database/rows.ts'
import type { Rental } from '#server/database/shop-tables.ts'
import { noteAttempt } from '#server/shop/core/attempts.ts'
import { recordAction } from '#server/shop/core/audit.ts'
import { CounterError, lockRental, today } from '#server/shop/core/counter.ts'
import { findRepeated, listBatch, post, type Line } from '#server/shop/core/ledger.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import { addMonths } from '#shared/calendar.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'

import { listReversed } from './postings.ts'

type Calls = typeof moneyCalls

/**
 * Reverses what one action posted, by postings of today: the ledger is append-only.
 *
 * @throws CounterError, `past_day` among them where a clerk reverses something of another day
 */
export const postReversal = inTransaction<Calls['reverse']>(async (tx, body, by, services) => {
  const { id, batchId, isWhole, reason } = body
  await noteAttempt(tx, id, { call: 'reversal', body }, services)
  const found = await listBatch(tx, batchId)
  const [first] = found
  if (!first) throw new CounterError('not_found')
  const rental = first.rental_id ? await lockRental(tx, first.rental_id) : null
  if (await findRepeated(tx, id, { kind: 'reversal', rental_id: rental?.id ?? null })) return
  const on = today(services)
  if (first.posted_on !== on && by.role !== 'administrator') {
    throw new CounterError('past_day')
  }
  const wanted = found.filter(
    ({ kind, way }) => kind !== 'reversal' && kind !== 'count' && (isWhole || way !== null),
  )
  const reversed = await listReversed(
    tx,
    wanted.map((posting) => posting.id),
  )
  const standing = wanted.filter((posting) => !reversed.has(posting.id))
  if (standing.length === 0) throw new CounterError('already_reversed')
  for (const posting of standing) {
    const lines = await reversedLines(tx, posting)
    if (posting.months && rental) await takeBackMonths(tx, posting.months, lines, rental)
    const reversal = { id: `${id} ${posting.id}`, batchId: id, reverses: posting.id, reason }
    await post(tx, { ...reversal, kind: 'reversal', rental, lines, on, by }, services.now())
  }
  const about = { entity: rental ? 'rental' : 'till', entityId: rental?.id ?? on } as const
  const receipt = standing.find((posting) => posting.receipt)?.receipt
  const after = { cents: first.cents, receipt }
  recordAction(tx, by, { action: 'reverse', ...about, after, reason }, services.now())
})

async function reversedLines(tx: Writer, { id }: Posting): Promise<Line[]> {
  const rows = await tx
    .selectFrom('ledger_entries')
    .select(['account', 'cents'])
    .where('posting_id', '=', id)
    .execute()
  return rows.map(({ account, cents }) => ({ account, cents: -cents }))
}

/** @throws CounterError `first_payment` of a rental: closing the box gives its deposit back */
async function takeBackMonths(
  tx: Writer,
  months: number,
  lines: Line[],
  { id, started_on }: Rental,
) {
  if (lines.some(({ account }) => account === 'deposits-held')) {
    throw new CounterError('first_payment')
  }
  const { paid_through, anchor_day } = await lockRental(tx, id)
  if (!paid_through || !anchor_day || !started_on) return
  const before = addMonths(paid_through, -months, anchor_day)
  await updateRows(tx, 'rentals', { id }, { paid_through: before })
}
