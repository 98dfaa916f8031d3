import { randomUUID } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { LedgerEntry, Rental } from '#server/database/shop-tables.ts'
import type { Day } from '#shared/calendar.ts'

/** What is owed by the customer, what the shop earns, what it holds for others, and where money comes in. */
export type Account =
  | 'receivable'
  | 'rent'
  | 'recipients'
  | 'setup-fee'
  | 'deposits-held'
  | 'cash'
  | 'check'
  | 'outside-card'

type Line = { account: Account; cents: number }

export type Posting = {
  /** Made by whoever posts, for each attempt: the same id again is the same posting. */
  id: string
  kind: LedgerEntry['kind']
  rental: Pick<Rental, 'id' | 'box'>
  /** They add up to nothing: what one account takes, others give. */
  lines: Line[]
  on: Day
  /** Whether the customer gets a receipt for it. */
  hasReceipt: boolean
}

/**
 * Writes one posting of the append-only ledger. Receipt numbers are given out in the posting's own transaction and are never
 * used again.
 *
 * @throws when the lines do not balance
 */
export async function post(
  tx: Writer,
  { id, kind, rental, lines, on, hasReceipt }: Posting,
  now: number,
) {
  const written = lines.filter(({ cents }) => cents !== 0)
  const sum = written.reduce((total, { cents }) => total + cents, 0)
  if (sum !== 0 || written.some(({ cents }) => !Number.isSafeInteger(cents))) {
    throw new Error('The lines of a posting add up to nothing, in whole cents')
  }
  const known = await tx
    .selectFrom('ledger_entries')
    .select('receipt')
    .where('posting_id', '=', id)
    .executeTakeFirst()
  if (known) return known.receipt

  const receipt = hasReceipt ? await nextReceipt(tx) : null
  const rows = written.map(({ account, cents }): LedgerEntry => ({
    id: randomUUID(),
    posting_id: id,
    rental_id: rental.id,
    box: rental.box,
    kind,
    account,
    cents,
    receipt,
    posted_on: on,
    created_at: now,
  }))
  if (rows.length > 0) await tx.insertInto('ledger_entries').values(rows).execute()
  return receipt
}

/** What the customer owes, or is owed, as the lines of their own account say. */
export function listReceivable(database: Reader, rentalId: string) {
  return database
    .selectFrom('ledger_entries')
    .selectAll()
    .where('rental_id', '=', rentalId)
    .where('account', '=', 'receivable')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

async function nextReceipt(tx: Writer) {
  const { value } = await tx
    .insertInto('counters')
    .values({ id: 'receipt', value: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref, eb }) => ({
        value: eb(ref('counters.value'), '+', 1),
      })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
