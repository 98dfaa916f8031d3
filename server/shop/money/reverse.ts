import type { Writer } from '#server/database/database.ts'
import type { Posting } from '#server/database/money-tables.ts'
import { updateRows } from '#server/database/rows.ts'
import type { Rental } from '#server/database/shop-tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { recordAction } from '#server/shop/core/audit.ts'
import { noteAttempt } from '#server/shop/core/attempts.ts'
import { counterCall } from '#server/shop/core/counter-call.ts'
import { CounterError, lockRental, today } from '#server/shop/core/counter.ts'
import { type Account, findRepeated, type Line, listBatch, post } from '#server/shop/core/ledger.ts'
import { addMonths } from '#shared/calendar.ts'
import { money as words } from '#shared/content/en/money.ts'
import { reversalBody } from '#shared/shop/money/money.ts'

import { listReversed } from './postings.ts'

/**
 * POST /shop/v1/staff/money/reversals: takes back what one action posted: the money alone, so that what it paid for is owed again, or what it charged as well. It is
 * posted today, with its reason; nothing that stands is changed, and a receipt keeps its number.
 *
 * @throws CounterError
 * @throws ApiError 403 where a clerk takes back something of another day
 */
export const postReversal = counterCall(reversalBody, async (tx, body, by, services) => {
  const { id, batchId, isWhole, reason } = body
  await noteAttempt(tx, id, { call: 'reversal', body }, services)
  const found = await listBatch(tx, batchId)
  const [first] = found
  if (!first) throw new CounterError('not_found')
  const rental = first.rental_id ? await lockRental(tx, first.rental_id) : null
  if (await findRepeated(tx, id, { kind: 'reversal', rental_id: rental?.id ?? null })) return
  const on = today(services)
  if (first.posted_on !== on && by.role !== 'administrator') {
    throw new ApiError(403, 'past_day', words.pastDay)
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
  return rows.map(({ account, cents }) => ({ account: account as Account, cents: -cents }))
}

/** @throws CounterError for the first payment of a rental, which its closing takes back */
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
