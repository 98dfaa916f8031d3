import * as v from 'valibot'

import type { Reader, Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Posting } from '#server/database/rows.ts'
import type { OutboxServices } from '#server/email/outbox.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { sendToCustomer } from '#server/shop/core/emails/customer-emails.ts'
import { findRental } from '#server/shop/core/idempotency/locks.ts'
import { addMonths } from '#shared/calendar.ts'
import { receipt as receiptSchema, type Receipt } from '#shared/shop/money/receipt.ts'
import { accounts } from '#shared/shop/money/till.ts'

import { sumLines, type Line } from './ledger.ts'

export async function loadReceipt(database: Reader, number: number): Promise<Receipt> {
  const posting = await database
    .selectFrom('postings')
    .selectAll()
    .where('receipt', '=', number)
    .executeTakeFirst()
  const [receipt] = posting ? await loadReceipts(database, [posting]) : []
  if (!receipt) throw new CounterError('not_found')
  return receipt
}

export async function listRentalReceipts(database: Reader, rentalId: string) {
  const postings = await database
    .selectFrom('postings')
    .selectAll()
    .where('rentalId', '=', rentalId)
    .where('receipt', 'is not', null)
    .orderBy('receipt', 'desc')
    .execute()
  return loadReceipts(database, postings)
}

async function loadReceipts(database: Reader, postings: Posting[]): Promise<Receipt[]> {
  if (postings.length === 0) return []
  const batches = await database
    .selectFrom('postings')
    .selectAll()
    .where(isOneOf(database, 'batchId', unique(postings, 'batchId')))
    .execute()
  const entries = await database
    .selectFrom('ledgerEntries')
    .select(['postingId', 'account', 'cents'])
    .where(isOneOf(database, 'postingId', unique(batches, 'id')))
    .where('account', '!=', 'receivable')
    .execute()
  const reversals = await database
    .selectFrom('postings')
    .select(['reverses', 'postedOn'])
    .where(isOneOf(database, 'reverses', unique(postings, 'id')))
    .execute()
  const anchors = await database
    .selectFrom('rentals')
    .select(['id', 'anchorDay'])
    .where(isOneOf(database, 'id', unique(postings, 'rentalId')))
    .execute()
  const sold = await database
    .selectFrom('saleLines')
    .select(['postingId', 'name', 'sold', 'cents'])
    .where(isOneOf(database, 'postingId', unique(batches, 'id')))
    .orderBy('position')
    .execute()

  return postings.map((posting) => {
    const others = batches.filter(
      ({ id, batchId }) => batchId === posting.batchId && id !== posting.id,
    )
    const charged = others.map(({ id }) => id)
    const anchor = anchors.find(({ id }) => id === posting.rentalId)?.anchorDay
    const tendered = posting.tenderedCents
    return v.parse(receiptSchema, {
      ...posting,
      number: posting.receipt,
      on: posting.postedOn,
      at: posting.createdAt,
      lines: sumByAccount(entries.filter(({ postingId }) => charged.includes(postingId))),
      items: sold.filter(({ postingId }) => charged.includes(postingId)),
      tendered,
      change: tendered === null ? 0 : tendered - posting.cents,
      balanceAfter: posting.balanceAfterCents,
      ...periodOf(
        others.find(({ months }) => months),
        anchor,
      ),
      voidedOn: reversals.find(({ reverses }) => reverses === posting.id)?.postedOn ?? null,
    })
  })
}

function periodOf(charge: Posting | undefined, anchorDay: number | null | undefined) {
  const { months = null, paidThrough = null } = charge ?? {}
  const isPeriod = months !== null && paidThrough !== null
  const paidFrom = isPeriod ? addMonths(paidThrough, -months, anchorDay ?? undefined) : null
  return { months, paidFrom, paidThrough }
}

function sumByAccount(entries: Line[]) {
  return sumLines(entries)
    .map(({ account, cents }) => ({ account, cents: 0 - cents }))
    .toSorted((a, b) => accounts.indexOf(a.account) - accounts.indexOf(b.account))
}

function unique<Row, Name extends keyof Row>(rows: Row[], name: Name) {
  return [...new Set(rows.map((row) => row[name]))].filter((value) => value !== null)
}

export async function sendReceipt(
  tx: Writer,
  number: number,
  services: OutboxServices,
  id?: string,
) {
  const receipt = await loadReceipt(tx, number)
  const rental = await findRental(tx, receipt.rentalId)
  const about = { thread: `receipt ${number}`, order: 0 }
  const email = { kind: 'receipt', ...about, facts: { receipt } } as const
  return sendToCustomer(tx, rental?.customerId ?? null, email, services, id)
}
