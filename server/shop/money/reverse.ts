import type { Reader } from '#server/database/database.ts'
import type { Posting, Rental } from '#server/database/rows.ts'
import { recordAction } from '#server/shop/core/audit/audit.ts'
import { CounterError, today, type CounterServices } from '#server/shop/core/counter.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { findRental, lockRental } from '#server/shop/core/idempotency/locks.ts'
import { versionOfRental } from '#server/shop/core/idempotency/version.ts'
import { listBatch, type Line } from '#server/shop/core/ledger/ledger.ts'
import {
  holdsDeposit,
  listReversed,
  paidThroughWithout,
  reversedLines,
  reversePostings,
} from '#server/shop/core/ledger/reversals.ts'
import { readStanding } from '#server/shop/core/ledger/standing.ts'
import { inTransaction, type Handler } from '#server/shop/core/serve-calls.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'
import type { ReversalEffect } from '#shared/shop/money/till-calls.ts'

type Calls = typeof moneyCalls

export const planReversal: Handler<Calls['planReversal']> = async (
  { batchId },
  _context,
  services,
) => {
  const { read } = services.database
  const batch = await listBatch(read, batchId)
  const [first] = batch
  if (!first) throw new CounterError('not_found')
  const rental = (await findRental(read, first.rentalId)) ?? null
  const all = isOnline(batch) ? [] : await listStanding(read, batch, true)
  const money = all.filter(({ way }) => way !== null)
  // A sale without a box can only be reversed whole: no account would owe it.
  const isApart = rental !== null && money.length > 0 && money.length < all.length
  return {
    version: rental ? await versionOfRental(read, rental) : '',
    box: first.box,
    whole: await previewReversal(read, all, rental, services),
    money: isApart ? await previewReversal(read, money, rental, services) : null,
  }
}

/** Its money goes back through Stripe, not through the drawer. */
function isOnline(batch: Posting[]) {
  return batch.some(({ way }) => way === 'card-online')
}

async function previewReversal(
  read: Reader,
  postings: Posting[],
  rental: Rental | null,
  services: CounterServices,
): Promise<ReversalEffect | null> {
  const lines = await Array.fromAsync(postings, ({ id }) => reversedLines(read, id))
  const months = postings.reduce((sum, posting) => sum + (posting.months ?? 0), 0)
  if (postings.length === 0 || (months > 0 && holdsDeposit(lines.flat()))) return null
  const paidThrough = (rental && months > 0 && paidThroughWithout(months, rental)) || null
  const added = sumOf(lines.flat(), 'receivable')
  const withoutFees = postings.flatMap(({ dueOn }) => dueOn ?? [])
  const after = rental && { ...rental, paidThrough: paidThrough ?? rental.paidThrough }
  const standing =
    after && (await readStanding(read, after, services, { if: { cents: added, withoutFees } }))
  return {
    postings: postings.map(({ kind, cents, receipt }, index) => ({
      kind,
      accounts: (lines[index] ?? [])
        .map(({ account }) => account)
        .filter((account) => account !== 'receivable'),
      cents,
      receipt,
    })),
    balance: standing?.balanceCents ?? null,
    paidThrough,
  }
}

/**
 * Reverses the postings of one action with postings of today: the ledger is append-only.
 * @throws CounterError, for example `past_day` when a clerk reverses another day's postings
 */
export const postReversal = inTransaction<Calls['reverse']>(async (tx, body, by, services) => {
  const { id, batchId, isWhole, reason } = body
  const found = await listBatch(tx, batchId)
  const [first] = found
  if (!first) throw new CounterError('not_found')
  if (isOnline(found)) throw new CounterError('refund_online')
  const rental = first.rentalId ? await lockRental(tx, first.rentalId) : null
  const on = today(services)
  if (first.postedOn !== on && by.role !== 'administrator') {
    throw new CounterError('past_day')
  }
  const standing = await listStanding(tx, found, isWhole || rental === null)
  if (standing.length === 0) throw new CounterError('already_reversed')
  await reversePostings(tx, { id, rental, on, by, reason }, standing, services.now())
  if (rental) await noteLeft(tx, rental.id, services)
  const about = { entity: rental ? 'rental' : 'till', entityId: rental?.id ?? on } as const
  const receipt = standing.find((posting) => posting.receipt)?.receipt
  const after = { cents: first.cents, receipt }
  recordAction(tx, by, { action: 'reverse', ...about, after, reason }, services.now())
})

async function listStanding(database: Reader, batch: Posting[], isWhole: boolean) {
  const reversible = batch.filter(
    ({ kind, way }) => kind !== 'reversal' && kind !== 'count' && (isWhole || way !== null),
  )
  const ids = reversible.map(({ id }) => id)
  const reversed = await listReversed(database, ids)
  return reversible.filter(({ id }) => !reversed.has(id))
}

function sumOf(lines: Line[], account: Line['account']) {
  return lines.reduce((sum, line) => sum + (line.account === account ? line.cents : 0), 0)
}
