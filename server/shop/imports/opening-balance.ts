import type { Writer } from '#server/database/database.ts'
import { insertMany } from '#server/database/many-rows.ts'
import { addToSums } from '#server/shop/core/ledger/ledger-sums.ts'
import type { Line } from '#server/shop/core/ledger/ledger.ts'
import type { Day } from '#shared/calendar.ts'

import type { ImportedCustomer } from './read-customers.ts'

type PostingSetting = { by: { id: string }; now: number; postedOn: Day }

export function openingId(rentalId: string) {
  return `${rentalId} opening`
}

/** Posts the debts and deposits that customers had before the import. */
export async function postOpenings(
  tx: Writer,
  opened: { rentalId: string; customer: ImportedCustomer }[],
  setting: PostingSetting,
) {
  const all = opened.map(({ rentalId, customer }) => openingRows(rentalId, customer, setting))
  const postings = all.flatMap((one) => one.postings)
  const entries = all.flatMap((one) => one.ledger_entries)
  await insertMany(tx, 'postings', postings)
  await insertMany(tx, 'ledger_entries', entries)
  const owed = entries.filter(({ account }) => account === 'receivable')
  const balances = owed.map(({ rental_id, cents }) => ({ rental_id, cents }))
  await insertMany(tx, 'rental_balances', balances)
  addToSums(
    tx,
    entries.map((entry) => ({ ...entry, rental_id: null })),
  )
}

function openingRows(
  rental_id: string,
  { box, balanceCents, depositCents }: ImportedCustomer,
  setting: PostingSetting,
) {
  const all: Line[] = [
    { account: 'receivable', cents: balanceCents },
    { account: 'deposits-held', cents: 0 - depositCents },
    { account: 'opening-balances', cents: depositCents - balanceCents },
  ]
  const lines = all.filter(({ cents }) => cents !== 0)
  if (lines.length === 0) return { postings: [], ledger_entries: [] }
  const id = openingId(rental_id)
  const about = {
    rental_id,
    box,
    kind: 'charge' as const,
    receipt: null,
    posted_on: setting.postedOn,
    created_at: setting.now,
  }
  const posting = {
    ...about,
    id,
    batch_id: id,
    cents: lines.reduce((sum, { cents }) => sum + Math.max(0, cents), 0),
    way: null,
    tendered_cents: null,
    months: null,
    paid_through: null,
    due_on: null,
    reverses: null,
    reason: null,
    posted_by: setting.by.id,
  }
  return {
    postings: [posting],
    ledger_entries: lines.map((line) => ({
      ...about,
      ...line,
      id: `${id} ${line.account}`,
      posting_id: id,
    })),
  }
}
