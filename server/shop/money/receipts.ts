import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { CounterError } from '#server/shop/counter.ts'
import type { Account } from '#server/shop/ledger.ts'
import { readNumber } from '#server/shop/read-shop-body.ts'
import type { ReceiptAnswer, ReceiptsAnswer } from '#shared/rental/money-answers.ts'
import type { Way } from '#shared/rental/till.ts'

import { listBatch, listReversed } from './batches.ts'

const PAGE_ROWS = 50
const MAX_RECEIPT = 1_000_000_000

/** GET /shop/v1/staff/money/receipts?box=&before=: the newest first, `before` a number. */
export async function listReceipts({ query }: SignedInContext, { database }: Services) {
  const box = readNumber(query.get('box'))
  const before = readNumber(query.get('before'))
  const rows = await database.read
    .selectFrom('postings')
    .selectAll()
    .where('receipt', '<', before ?? MAX_RECEIPT)
    .$if(box !== undefined, (receipts) => receipts.where('box', '=', box ?? 0))
    .orderBy('receipt', 'desc')
    .limit(PAGE_ROWS)
    .execute()
  const reversed = await listReversed(
    database.read,
    rows.map(({ id }) => id),
  )
  const receipts = rows.map((row) => ({
    number: row.receipt ?? 0,
    kind: row.kind as 'payment' | 'refund',
    box: row.box ?? 0,
    cents: row.cents,
    way: row.way as Way,
    on: row.posted_on,
    at: row.created_at,
    isVoid: reversed.has(row.id),
  }))
  return Response.json({ receipts } satisfies ReceiptsAnswer)
}

/** GET /shop/v1/staff/money/receipts/:number */
export async function getReceipt({ params }: SignedInContext, { database }: Services) {
  const number = readNumber(params.number ?? '') ?? 0
  return Response.json(await describeReceipt(database.read, number))
}

/** A receipt as it is printed and sent. @throws CounterError 404 */
export async function describeReceipt(database: Reader, number: number): Promise<ReceiptAnswer> {
  const posting = await database
    .selectFrom('postings')
    .selectAll()
    .where('receipt', '=', number)
    .executeTakeFirst()
  if (!posting) throw new CounterError('not_found')
  const batch = await listBatch(database, posting.batch_id)
  const entries = await database
    .selectFrom('ledger_entries')
    .select(['account', 'cents'])
    .where(
      'posting_id',
      'in',
      batch
        .filter(({ id }) => id !== posting.id)
        .map(({ id }) => id)
        .concat(''),
    )
    .where('account', '!=', 'receivable')
    .execute()
  const voided = await database
    .selectFrom('postings')
    .select('posted_on')
    .where('reverses', '=', posting.id)
    .executeTakeFirst()
  const tendered = posting.tendered_cents
  return {
    number,
    kind: posting.kind as 'payment' | 'refund',
    box: posting.box ?? 0,
    rentalId: posting.rental_id ?? '',
    batchId: posting.batch_id,
    on: posting.posted_on,
    at: posting.created_at,
    lines: sumByAccount(entries),
    cents: posting.cents,
    way: posting.way as Way,
    tendered,
    change: tendered === null ? 0 : tendered - posting.cents,
    months: batch.find(({ months }) => months)?.months ?? null,
    paidThrough: batch.find(({ months }) => months)?.paid_through ?? null,
    voidedOn: voided?.posted_on ?? null,
  }
}

function sumByAccount(entries: { account: string; cents: number }[]) {
  const byAccount = Map.groupBy(entries, ({ account }) => account as Account)
  return [...byAccount].map(([account, group]) => ({
    account,
    cents: group.reduce((sum, { cents }) => sum - cents, 0),
  }))
}
