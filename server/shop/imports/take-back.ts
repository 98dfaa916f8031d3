import { setImmediate } from 'node:timers/promises'

import type { Reader, Writer } from '#server/database/database.ts'
import { deleteRows, lockRow, updateRows } from '#server/database/rows.ts'
import type { Actor } from '#server/shop/core/audit.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { WALK_IN } from '#server/shop/core/customers.ts'
import { openDay, post } from '#server/shop/core/ledger.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import type { importCalls, ImportEntry } from '#shared/shop/imports/calls.ts'

import { openingId } from './opening-balance.ts'

const RENTALS_AT_ONCE = 20

/**
 * Takes an import back: its customers are gone, and what they owed is reversed, since the ledger forgets nothing.
 *
 * @throws CounterError once money, mail, legal papers or an account rest on it
 */
export const takeBack = inTransaction<(typeof importCalls)['takeBack']>(
  async (tx, { id }, by, services) => {
    const found = await lockRow(tx, 'imports', { id })
    if (!found) throw new CounterError('not_found')
    if (found.taken_back_at !== null) throw new CounterError('import_taken_back')
    const rentals = await tx
      .selectFrom('imported_rentals')
      .innerJoin('rentals', 'rentals.id', 'imported_rentals.rental_id')
      .select(['rentals.id', 'box', 'application_id', 'customer_id'])
      .where('import_id', '=', id)
      .orderBy('rentals.id')
      .forUpdate()
      .execute()
    const fixed = await findFixed(tx, id)
    if (fixed) throw new CounterError('import_fixed', { box: fixed.box })
    const on = await openDay(tx, services)
    for (const [index, rental] of rentals.entries()) {
      await removeRental(tx, rental, { on, by, now: services.now(), today: today(services) })
      // SQLite writes within one turn of the event loop: between two parts everybody else has theirs.
      if (index % RENTALS_AT_ONCE === 0) await setImmediate()
    }
    const change = { taken_back_at: services.now(), taken_back_by: by.id }
    await updateRows(tx, 'imports', { id }, change)
    recordStep(tx, 'take-import-back', 'import', found.digest, by, services)
  },
)

type Removed = {
  id: string
  box: number
  application_id: string | null
  customer_id: string | null
}
type Setting = { on: string; by: Actor; now: number; today: string }

async function removeRental(tx: Writer, rental: Removed, { on, by, now, today: day }: Setting) {
  const { id, application_id, customer_id } = rental
  const opening = openingId(id)
  const entries = await tx
    .selectFrom('ledger_entries')
    .select(['account', 'cents'])
    .where('posting_id', '=', opening)
    .execute()
  await deleteRows(tx, 'imported_rentals', { rental_id: id })
  if (entries.length === 0) await deleteRows(tx, 'rentals', { id })
  else {
    const lines = entries.map(({ account, cents }) => ({ account, cents: 0 - cents }))
    const reversal = {
      id: `${opening} reversal`,
      batchId: `${opening} reversal`,
      kind: 'reversal' as const,
    }
    await post(tx, { ...reversal, rental, lines, on, by, reverses: opening }, now)
    for (const table of ['holds', 'closing_notices', 'rental_notes', 'reminders'] as const) {
      await deleteRows(tx, table, { rental_id: id })
    }
    // The postings name it: what is left is of no box, of nobody, and was never open.
    await updateRows(tx, 'rentals', { id }, { ...NOBODYS, closed_on: day, left_on: day })
  }
  await deleteRows(tx, 'applications', { id: application_id ?? '' })
  await deleteRows(tx, 'outbox', { customer_id: customer_id ?? '', state: 'waiting' })
  await deleteRows(tx, 'customers', { id: customer_id ?? '' })
}

/** No number that anybody asks for. */
const NO_BOX = -1
const NOBODYS = {
  box: NO_BOX,
  customer_id: null,
  application_id: null,
  keys_issued_on: null,
  started_on: null,
  anchor_day: null,
  paid_through: null,
  key_count: 0,
  keys_returned: 0,
} as const

/** What rests on an import by now, with the box that it is about. */
export async function findFixed(
  database: Reader,
  importId: string,
): Promise<{ by: NonNullable<ImportEntry['fixedBy']>; box: number } | undefined> {
  const rentals = database
    .selectFrom('imported_rentals')
    .innerJoin('rentals', 'rentals.id', 'imported_rentals.rental_id')
    .where('import_id', '=', importId)
    .select('rentals.box')
    .limit(1)
  const posting = await rentals
    .innerJoin('postings', 'postings.rental_id', 'rentals.id')
    .where('postings.id', 'not like', '% opening')
    .executeTakeFirst()
  if (posting) return { by: 'posting', box: posting.box }
  for (const [table, by] of [
    ['mail_items', 'parcel'],
    ['legal_papers', 'papers'],
  ] as const) {
    const found = await rentals
      .innerJoin(table, `${table}.rental_id`, 'rentals.id')
      .executeTakeFirst()
    if (found) return { by, box: found.box }
  }
  const account = await rentals
    .where(({ eb, or }) =>
      or([
        eb('rentals.customer_id', 'is', null),
        eb('rentals.customer_id', 'not like', `${WALK_IN}%`),
      ]),
    )
    .executeTakeFirst()
  return account && { by: 'account', box: account.box }
}
