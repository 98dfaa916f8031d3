import { setImmediate } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import { NO_BOX } from '#server/shop/core/idempotency/locks.ts'
import { addToSums } from '#server/shop/core/ledger/ledger-sums.ts'
import type { Day } from '#shared/calendar.ts'

import { importBatchSize } from './import-batch-size.ts'

type Removed = { id: string; application_id: string | null; customer_id: string | null }
type Setting = { on: Day; by: string; now: number; today: Day }
/** As JSON. */
type Ids = { ids: string }

/** Removes unchanged imported rentals with all their rows, and reverses their opening balances. */
export async function removeRentals(tx: Writer, rentals: Removed[], setting: Setting) {
  const batch = importBatchSize(tx)
  for (let at = 0; at < rentals.length; at += batch) {
    const some = rentals.slice(at, at + batch)
    const ids = JSON.stringify(some.map(({ id }) => id))
    await reverseOpenings(tx, ids, setting)
    for (const table of OF_RENTALS) {
      await tx
        .deleteFrom(table)
        .where(isOneOf(tx, 'rental_id', ids))
        .execute()
    }
    const applications = JSON.stringify(some.flatMap((one) => one.application_id ?? []))
    await tx
      .deleteFrom('search_terms')
      .where(isOneOf(tx, 'application_id', applications))
      .execute()
    await tx
      .deleteFrom('applications')
      .where(isOneOf(tx, 'id', applications))
      .execute()
    await setImmediate()
    const customers = JSON.stringify(some.flatMap((one) => one.customer_id ?? []))
    await tx
      .deleteFrom('outbox')
      .where('state', '=', 'waiting')
      .where(isOneOf(tx, 'customer_id', customers))
      .execute()
    await tx
      .deleteFrom('customers')
      .where(isOneOf(tx, 'id', customers))
      .execute()
    await blankPostedRentals(tx, { ids, today: setting.today }).execute()
    await removeUnposted(tx, { ids }).execute()
    await setImmediate()
  }
}

async function reverseOpenings(tx: Writer, ids: string, { on, by, now }: Setting) {
  const sums = await sumUp(tx, { ids }).execute()
  await reversePostings(tx, { ids, on, by, now }).execute()
  await reverseEntries(tx, { ids, on, now }).execute()
  await emptyBalances(tx, { ids }).execute()
  const about = { posted_on: on, kind: 'reversal' as const, rental_id: null }
  addToSums(
    tx,
    sums.map(({ account, cents }) => ({ ...about, account, cents: 0 - Number(cents) })),
  )
}

function sumUp(database: Reader, { ids }: Ids) {
  return database
    .selectFrom('ledger_entries')
    .select(({ fn }) => ['account', fn.sum<number>('cents').as('cents')])
    .where(isOneOf(database, 'rental_id', ids))
    .groupBy('account')
}

const reversalId = (id: 'id' | 'posting_id') => sql<string>`${sql.ref(id)} || ' reversal'`

function reversePostings(
  database: Reader,
  { ids, on, by, now }: Ids & { on: Day; by: string; now: number },
) {
  return database
    .insertInto('postings')
    .columns([
      'id',
      'batch_id',
      'reverses',
      'kind',
      'rental_id',
      'box',
      'cents',
      'posted_on',
      'created_at',
      'posted_by',
    ])
    .expression((from) =>
      from
        .selectFrom('postings')
        .select(({ val }) => [
          reversalId('id').as('id'),
          reversalId('id').as('batch_id'),
          'id as reverses',
          val('reversal' as const).as('kind'),
          'rental_id',
          'box',
          'cents',
          val(on).as('posted_on'),
          val(now).as('created_at'),
          val(by).as('posted_by'),
        ])
        .where(isOneOf(database, 'rental_id', ids)),
    )
}

function reverseEntries(database: Reader, { ids, on, now }: Ids & { on: Day; now: number }) {
  return database
    .insertInto('ledger_entries')
    .columns([
      'id',
      'posting_id',
      'kind',
      'rental_id',
      'box',
      'account',
      'cents',
      'posted_on',
      'created_at',
    ])
    .expression((from) =>
      from
        .selectFrom('ledger_entries')
        .select(({ val }) => [
          reversalId('id').as('id'),
          reversalId('posting_id').as('posting_id'),
          val('reversal' as const).as('kind'),
          'rental_id',
          'box',
          'account',
          sql<number>`0 - cents`.as('cents'),
          val(on).as('posted_on'),
          val(now).as('created_at'),
        ])
        .where(isOneOf(database, 'rental_id', ids)),
    )
}

/** Only the opening balance was ever posted. */
function emptyBalances(database: Reader, { ids }: Ids) {
  return database
    .updateTable('rental_balances')
    .set({ cents: 0 })
    .where(isOneOf(database, 'rental_id', ids))
}

const OF_RENTALS = [
  'imported_rentals',
  'holds',
  'closing_notices',
  'rental_notes',
  'reminders',
] as const

/** Postings refer to it, so an empty row is kept: without box or customer, and never open. */
function blankPostedRentals(database: Reader, { ids, today }: Ids & { today: Day }) {
  return database
    .updateTable('rentals')
    .set({
      box: NO_BOX,
      customer_id: null,
      application_id: null,
      keys_issued_on: null,
      started_on: null,
      anchor_day: null,
      paid_through: null,
      key_count: 0,
      keys_returned: 0,
      closed_on: today,
      left_on: today,
      moved_in_on: null,
    })
    .where(isOneOf(database, 'id', ids))
    .where(({ exists }) => exists(postingsOf(database)))
}

function removeUnposted(database: Reader, { ids }: Ids) {
  return database
    .deleteFrom('rentals')
    .where(isOneOf(database, 'id', ids))
    .where(({ not, exists }) => not(exists(postingsOf(database))))
}

function postingsOf(database: Reader) {
  return database
    .selectFrom('postings')
    .select('id')
    .where('rental_id', '=', sql.ref<string>('rentals.id'))
}
