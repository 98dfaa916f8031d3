import { setImmediate } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import { keepStatement } from '#server/database/kept-statement.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import { addToSums } from '#server/shop/core/ledger-sums.ts'
import { NO_BOX } from '#server/shop/core/locks.ts'
import type { Day } from '#shared/calendar.ts'

import { customersAtOnce } from './customers-at-once.ts'

type Removed = { id: string; application_id: string | null; customer_id: string | null }
/** The day that openings are reversed on, and the account that does it. */
type Setting = { on: Day; by: string; now: number; today: Day }
/** As JSON. */
type Ids = { ids: string }

/** Removes rentals that stand as they were imported, with everything about them; what they owed is reversed. */
export async function removeRentals(tx: Writer, rentals: Removed[], setting: Setting) {
  const atOnce = customersAtOnce(tx)
  for (let at = 0; at < rentals.length; at += atOnce) {
    const some = rentals.slice(at, at + atOnce)
    const ids = JSON.stringify(some.map(({ id }) => id))
    await reverseOpenings(tx, ids, setting)
    for (const remove of ofRentals) await remove.change(tx, { ids })
    const applications = { ids: JSON.stringify(some.flatMap((one) => one.application_id ?? [])) }
    await removeTerms.change(tx, applications)
    await removeApplications.change(tx, applications)
    await setImmediate()
    const customers = { ids: JSON.stringify(some.flatMap((one) => one.customer_id ?? [])) }
    await removeWaiting.change(tx, customers)
    await removeCustomers.change(tx, customers)
    await keepPosted.change(tx, { ids, today: setting.today })
    await removeUnposted.change(tx, { ids })
    await setImmediate()
  }
}

async function reverseOpenings(tx: Writer, ids: string, { on, by, now }: Setting) {
  const sums = await sumUp.all(tx, { ids })
  await reversePostings.change(tx, { ids, on, by, now })
  await reverseEntries.change(tx, { ids, on, now })
  await emptyBalances.change(tx, { ids })
  const about = { posted_on: on, kind: 'reversal' as const, rental_id: null }
  addToSums(
    tx,
    sums.map(({ account, cents }) => ({ ...about, account, cents: 0 - Number(cents) })),
  )
}

const sumUp = keepStatement((database, { ids }: Ids) =>
  database
    .selectFrom('ledger_entries')
    .select(({ fn }) => ['account', fn.sum<number>('cents').as('cents')])
    .where(isOneOf(database, 'rental_id', ids))
    .groupBy('account'),
)

const reversalId = (id: 'id' | 'posting_id') => sql<string>`${sql.ref(id)} || ' reversal'`

const reversePostings = keepStatement(
  (database, { ids, on, by, now }: Ids & { on: Day; by: string; now: number }) =>
    database
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
      ),
)

const reverseEntries = keepStatement((database, { ids, on, now }: Ids & { on: Day; now: number }) =>
  database
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
    ),
)

/** Nothing but the opening was ever owed. */
const emptyBalances = keepStatement((database, { ids }: Ids) =>
  database
    .updateTable('rental_balances')
    .set({ cents: 0 })
    .where(isOneOf(database, 'rental_id', ids)),
)

const ofRentals = (
  ['imported_rentals', 'holds', 'closing_notices', 'rental_notes', 'reminders'] as const
).map((table) =>
  keepStatement((database, { ids }: Ids) =>
    database.deleteFrom(table).where(isOneOf(database, 'rental_id', ids)),
  ),
)

const removeTerms = keepStatement((database, { ids }: Ids) =>
  database.deleteFrom('search_terms').where(isOneOf(database, 'application_id', ids)),
)

const removeApplications = keepStatement((database, { ids }: Ids) =>
  database.deleteFrom('applications').where(isOneOf(database, 'id', ids)),
)

const removeWaiting = keepStatement((database, { ids }: Ids) =>
  database
    .deleteFrom('outbox')
    .where('state', '=', 'waiting')
    .where(isOneOf(database, 'customer_id', ids)),
)

const removeCustomers = keepStatement((database, { ids }: Ids) =>
  database.deleteFrom('customers').where(isOneOf(database, 'id', ids)),
)

/** The postings name it: what is left is of no box, of nobody, and was never open. */
const keepPosted = keepStatement((database, { ids, today }: Ids & { today: Day }) =>
  database
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
    .where(({ exists }) => exists(postingsOf(database))),
)

const removeUnposted = keepStatement((database, { ids }: Ids) =>
  database
    .deleteFrom('rentals')
    .where(isOneOf(database, 'id', ids))
    .where(({ not, exists }) => not(exists(postingsOf(database)))),
)

function postingsOf(database: Reader) {
  return database
    .selectFrom('postings')
    .select('id')
    .where('rental_id', '=', sql.ref<string>('rentals.id'))
}
