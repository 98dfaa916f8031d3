import { setImmediate } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import { NO_BOX } from '#server/shop/core/idempotency/locks.ts'
import { addToSums } from '#server/shop/core/ledger/ledger-sums.ts'
import type { Day } from '#shared/calendar.ts'

import { importBatchSize } from './import-batch-size.ts'

type Removed = { id: string; applicationId: string | null; customerId: string | null }
type Setting = { on: Day; by: string; now: number; today: Day }
/** JSON of ids. */
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
        .where(isOneOf(tx, 'rentalId', ids))
        .execute()
    }
    const applications = JSON.stringify(some.flatMap((one) => one.applicationId ?? []))
    await tx
      .deleteFrom('searchTerms')
      .where(isOneOf(tx, 'applicationId', applications))
      .execute()
    await tx
      .deleteFrom('applications')
      .where(isOneOf(tx, 'id', applications))
      .execute()
    await setImmediate()
    const customers = JSON.stringify(some.flatMap((one) => one.customerId ?? []))
    await tx
      .deleteFrom('outbox')
      .where('state', '=', 'waiting')
      .where(isOneOf(tx, 'customerId', customers))
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
  const about = { postedOn: on, kind: 'reversal' as const, rentalId: null }
  addToSums(
    tx,
    sums.map(({ account, cents }) => ({ ...about, account, cents: 0 - Number(cents) })),
  )
}

function sumUp(database: Reader, { ids }: Ids) {
  return database
    .selectFrom('ledgerEntries')
    .select(({ fn }) => ['account', fn.sum<number>('cents').as('cents')])
    .where(isOneOf(database, 'rentalId', ids))
    .groupBy('account')
}

const reversalId = (id: 'id' | 'postingId') => sql<string>`${sql.ref(id)} || ' reversal'`

function reversePostings(
  database: Reader,
  { ids, on, by, now }: Ids & { on: Day; by: string; now: number },
) {
  return database
    .insertInto('postings')
    .columns([
      'id',
      'batchId',
      'reverses',
      'kind',
      'rentalId',
      'box',
      'cents',
      'postedOn',
      'createdAt',
      'postedBy',
    ])
    .expression((from) =>
      from
        .selectFrom('postings')
        .select(({ val }) => [
          reversalId('id').as('id'),
          reversalId('id').as('batchId'),
          'id as reverses',
          val('reversal' as const).as('kind'),
          'rentalId',
          'box',
          'cents',
          val(on).as('postedOn'),
          val(now).as('createdAt'),
          val(by).as('postedBy'),
        ])
        .where(isOneOf(database, 'rentalId', ids)),
    )
}

function reverseEntries(database: Reader, { ids, on, now }: Ids & { on: Day; now: number }) {
  return database
    .insertInto('ledgerEntries')
    .columns([
      'id',
      'postingId',
      'kind',
      'rentalId',
      'box',
      'account',
      'cents',
      'postedOn',
      'createdAt',
    ])
    .expression((from) =>
      from
        .selectFrom('ledgerEntries')
        .select(({ val }) => [
          reversalId('id').as('id'),
          reversalId('postingId').as('postingId'),
          val('reversal' as const).as('kind'),
          'rentalId',
          'box',
          'account',
          sql<number>`0 - cents`.as('cents'),
          val(on).as('postedOn'),
          val(now).as('createdAt'),
        ])
        .where(isOneOf(database, 'rentalId', ids)),
    )
}

/** Only the opening balance was ever posted. */
function emptyBalances(database: Reader, { ids }: Ids) {
  return database
    .updateTable('rentalBalances')
    .set({ cents: 0 })
    .where(isOneOf(database, 'rentalId', ids))
}

const OF_RENTALS = [
  'importedRentals',
  'holds',
  'closingNotices',
  'rentalNotes',
  'reminders',
] as const

/** Postings refer to it, so an empty row is kept: without box or customer, and never open. */
function blankPostedRentals(database: Reader, { ids, today }: Ids & { today: Day }) {
  return database
    .updateTable('rentals')
    .set({
      box: NO_BOX,
      customerId: null,
      applicationId: null,
      keysIssuedOn: null,
      startedOn: null,
      anchorDay: null,
      paidThrough: null,
      keyCount: 0,
      keysReturned: 0,
      closedOn: today,
      leftOn: today,
      movedInOn: null,
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
    .where('rentalId', '=', sql.ref<string>('rentals.id'))
}
