import type { Writer } from '#server/database/database.ts'
import { insertMany } from '#server/database/many-rows.ts'
import { addToSums } from '#server/shop/core/ledger/ledger-sums.ts'
import type { Line } from '#server/shop/core/ledger/ledger.ts'
import type { Day } from '#shared/calendar.ts'
import type { ImportedCustomer } from '#shared/shop/imports/imported-customer.ts'

type PostingSetting = { by: { id: string }; now: number; postedOn: Day }

export function openingId(rentalId: string) {
  return `${rentalId} opening`
}

export async function postOpenings(
  tx: Writer,
  opened: { rentalId: string; customer: ImportedCustomer }[],
  setting: PostingSetting,
) {
  const all = opened.map(({ rentalId, customer }) => openingRows(rentalId, customer, setting))
  const postings = all.flatMap((one) => one.postings)
  const entries = all.flatMap((one) => one.ledgerEntries)
  await insertMany(tx, 'postings', postings)
  await insertMany(tx, 'ledgerEntries', entries)
  const owed = entries.filter(({ account }) => account === 'receivable')
  const balances = owed.map(({ rentalId, cents }) => ({ rentalId, cents }))
  await insertMany(tx, 'rentalBalances', balances)
  addToSums(
    tx,
    entries.map((entry) => ({ ...entry, rentalId: null })),
  )
}

function openingRows(
  rentalId: string,
  { box, balanceCents, depositCents }: ImportedCustomer,
  setting: PostingSetting,
) {
  const all: Line[] = [
    { account: 'receivable', cents: balanceCents },
    { account: 'deposits-held', cents: 0 - depositCents },
    { account: 'opening-balances', cents: depositCents - balanceCents },
  ]
  const lines = all.filter(({ cents }) => cents !== 0)
  if (lines.length === 0) return { postings: [], ledgerEntries: [] }
  const id = openingId(rentalId)
  const about = {
    rentalId,
    box,
    kind: 'charge' as const,
    receipt: null,
    postedOn: setting.postedOn,
    createdAt: setting.now,
  }
  const posting = {
    ...about,
    id,
    batchId: id,
    cents: lines.reduce((sum, { cents }) => sum + Math.max(0, cents), 0),
    way: null,
    tenderedCents: null,
    months: null,
    paidThrough: null,
    dueOn: null,
    reverses: null,
    reason: null,
    postedBy: setting.by.id,
  }
  return {
    postings: [posting],
    ledgerEntries: lines.map((line) => ({
      ...about,
      ...line,
      id: `${id} ${line.account}`,
      postingId: id,
    })),
  }
}
