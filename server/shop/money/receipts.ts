import { CounterError } from '#server/shop/core/counter.ts'
import { listRecipients } from '#server/shop/core/customers/applications.ts'
import { findRental } from '#server/shop/core/idempotency/locks.ts'
import { versionOfRental } from '#server/shop/core/idempotency/version.ts'
import { loadReceipt, sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import { listReversed } from '#server/shop/core/ledger/reversals.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import { inTransaction, type Handler } from '#server/shop/core/serve-calls.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'
import type { Receipt } from '#shared/shop/money/receipt.ts'

const PAGE_ROWS = 25
const MAX_RECEIPT = 1_000_000_000

type Calls = typeof moneyCalls

export const listReceipts: Handler<Calls['listReceipts']> = async (
  wanted,
  _context,
  { database },
) => {
  const box = readNumber(wanted.box)
  const before = readNumber(wanted.before)
  const rows = await database.read
    .selectFrom('postings')
    .selectAll()
    .where('receipt', '<', before ?? MAX_RECEIPT)
    .$if(box !== undefined, (receipts) => receipts.where('box', '=', box ?? 0))
    .orderBy('receipt', 'desc')
    .limit(PAGE_ROWS)
    .$narrowType<{ receipt: number } & Pick<Receipt, 'kind' | 'way'>>()
    .execute()
  const ids = rows.map(({ id }) => id)
  const reversed = await listReversed(database.read, ids)
  const receipts = rows.map((row) => ({
    ...row,
    number: row.receipt,
    on: row.postedOn,
    at: row.createdAt,
    isVoid: reversed.has(row.id),
  }))
  const next = rows.length === PAGE_ROWS ? String(rows.at(-1)?.receipt) : null
  return { receipts, next }
}

export const getReceipt: Handler<Calls['getReceipt']> = async (
  { number },
  _context,
  { database },
) => {
  const { read } = database
  const receipt = await loadReceipt(read, readNumber(number) ?? 0)
  const rental = await findRental(read, receipt.rentalId)
  const [first] = await listRecipients(read, rental?.applicationId ?? '')
  return {
    ...receipt,
    version: rental ? await versionOfRental(read, rental) : '',
    customer: first?.name ?? null,
  }
}

export const emailReceipt = inTransaction<Calls['emailReceipt']>(
  async (tx, { number }, _by, services) => {
    const isSent = await sendReceipt(tx, readNumber(number) ?? 0, services)
    if (!isSent) throw new CounterError('no_email')
  },
)
