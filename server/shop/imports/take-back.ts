import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { Reader, Writer } from '#server/database/database.ts'
import { lockRow, updateRows } from '#server/database/rows.ts'
import type { Actor } from '#server/shop/core/audit.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { WALK_IN } from '#server/shop/core/customers.ts'
import { addToSums } from '#server/shop/core/ledger-sums.ts'
import { openDay } from '#server/shop/core/ledger.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import type { importCalls, ImportEntry } from '#shared/shop/imports/calls.ts'

import { openingId } from './opening-balance.ts'

const RENTALS_AT_ONCE = 50

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
    for (let at = 0; at < rentals.length; at += RENTALS_AT_ONCE) {
      const some = rentals.slice(at, at + RENTALS_AT_ONCE)
      await removeRentals(tx, some, { on, by, now: services.now(), today: today(services) })
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

async function removeRentals(tx: Writer, removed: Removed[], setting: Setting) {
  const ids = removed.map(({ id }) => id)
  const applications = removed.flatMap(({ application_id: id }) => id ?? [])
  const customers = removed.flatMap(({ customer_id: id }) => id ?? [])
  const posted = await reverseOpenings(tx, removed, setting)
  for (const table of OF_RENTALS) await tx.deleteFrom(table).where('rental_id', 'in', ids).execute()
  // SQLite writes within one turn of the event loop: between two parts everybody else has theirs.
  await setImmediate()
  const unposted = ids.filter((id) => !posted.has(id))
  await tx
    .deleteFrom('rentals')
    .where('id', 'in', [...unposted, ''])
    .execute()
  // The postings name it: what is left is of no box, of nobody, and was never open.
  const closed = { closed_on: setting.today, left_on: setting.today }
  await tx
    .updateTable('rentals')
    .set({ ...NOBODYS, ...closed })
    .where('id', 'in', [...posted, ''])
    .execute()
  await setImmediate()
  await tx
    .deleteFrom('applications')
    .where('id', 'in', [...applications, ''])
    .execute()
  await setImmediate()
  const waiting = tx.deleteFrom('outbox').where('state', '=', 'waiting')
  await waiting.where('customer_id', 'in', [...customers, '']).execute()
  await tx
    .deleteFrom('customers')
    .where('id', 'in', [...customers, ''])
    .execute()
  await setImmediate()
}

const OF_RENTALS = [
  'imported_rentals',
  'holds',
  'closing_notices',
  'rental_notes',
  'reminders',
] as const

/** @returns the rentals that something was posted of */
async function reverseOpenings(tx: Writer, removed: Removed[], { on, by, now }: Setting) {
  const openings = removed.map(({ id }) => openingId(id))
  const postings = await tx.selectFrom('postings').selectAll().where('id', 'in', openings).execute()
  const entries = await tx
    .selectFrom('ledger_entries')
    .selectAll()
    .where('posting_id', 'in', openings)
    .execute()
  const about = { kind: 'reversal', posted_on: on, created_at: now } as const
  const idOf = (opening: string) => `${opening} reversal`
  const reversals = postings.map((posting) => ({
    ...posting,
    ...about,
    id: idOf(posting.id),
    batch_id: idOf(posting.id),
    reverses: posting.id,
    posted_by: by.id,
  }))
  if (reversals.length > 0) await tx.insertInto('postings').values(reversals).execute()
  const lines = entries.map((entry) => ({
    ...entry,
    ...about,
    id: randomUUID(),
    posting_id: idOf(entry.posting_id),
    cents: 0 - entry.cents,
  }))
  if (lines.length > 0) await tx.insertInto('ledger_entries').values(lines).execute()
  addToSums(tx, lines)
  return new Set(postings.flatMap(({ rental_id }) => rental_id ?? []))
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
