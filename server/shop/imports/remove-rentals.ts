import { setImmediate } from 'node:timers/promises'

import { sql, type ExpressionBuilder } from 'kysely'

import type { Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Tables } from '#server/database/tables.ts'
import { NO_BOX } from '#server/shop/core/idempotency/locks.ts'
import { addToSums } from '#server/shop/core/ledger/ledger-sums.ts'
import type { Day } from '#shared/calendar.ts'

import { importBatchSize } from './import-batch-size.ts'

type Removed = { id: string; applicationId: string | null; customerId: string | null }
type Setting = { on: Day; by: string; now: number; today: Day }

export async function removeRentals(tx: Writer, rentals: Removed[], setting: Setting) {
  const batch = importBatchSize(tx)
  for (let at = 0; at < rentals.length; at += batch) {
    const some = rentals.slice(at, at + batch)
    const ids = JSON.stringify(some.map(({ id }) => id))
    const applications = JSON.stringify(some.flatMap((one) => one.applicationId ?? []))
    const customers = JSON.stringify(some.flatMap((one) => one.customerId ?? []))
    await reverseOpenings(tx, ids, setting)
    for (const [table, column, list] of [
      ['importedRentals', 'rentalId', ids],
      ['holds', 'rentalId', ids],
      ['closingNotices', 'rentalId', ids],
      ['rentalNotes', 'rentalId', ids],
      ['reminders', 'rentalId', ids],
      ['searchTerms', 'applicationId', applications],
      ['applications', 'id', applications],
    ] as const) {
      await tx
        .deleteFrom(table)
        .where(isOneOf(tx, column, list))
        .execute()
    }
    await setImmediate()
    await tx
      .deleteFrom('outbox')
      .where('state', '=', 'waiting')
      .where(isOneOf(tx, 'customerId', customers))
      .execute()
    await tx
      .deleteFrom('customers')
      .where(isOneOf(tx, 'id', customers))
      .execute()
    await removeUnposted(tx, ids, setting.today)
    await setImmediate()
  }
}

/** In SQL, since an earlier version took amounts that are no exact numbers of JavaScript. */
async function reverseOpenings(tx: Writer, ids: string, { on, by, now }: Setting) {
  const ofThese = isOneOf(tx, 'rentalId', ids)
  const sums = await tx
    .selectFrom('ledgerEntries')
    .select(({ fn }) => ['account', fn.sum<number>('cents').as('cents')])
    .where(ofThese)
    .groupBy('account')
    .execute()
  await sql`insert into postings
      (id, batch_id, reverses, kind, rental_id, box, cents, posted_on, created_at, posted_by)
    select id || ' reversal', id || ' reversal', id, 'reversal', rental_id, box, cents, ${on}, ${now}, ${by}
    from postings where ${ofThese}`.execute(tx)
  await sql`insert into ledger_entries
      (id, posting_id, kind, rental_id, box, account, cents, posted_on, created_at)
    select id || ' reversal', posting_id || ' reversal', 'reversal', rental_id, box, account, 0 - cents, ${on}, ${now}
    from ledger_entries where ${ofThese}`.execute(tx)
  // Only the opening balance was ever posted.
  await tx.updateTable('rentalBalances').set({ cents: 0 }).where(ofThese).execute()
  const about = { postedOn: on, kind: 'reversal' as const, rentalId: null }
  addToSums(
    tx,
    sums.map(({ account, cents }) => ({ ...about, account, cents: 0 - Number(cents) })),
  )
}

/** Postings refer to the others, so that an empty row is kept: without box or customer, and never open. */
async function removeUnposted(tx: Writer, ids: string, closedOn: Day) {
  const isPosted = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'rentals'>) =>
    exists(selectFrom('postings').select('id').whereRef('rentalId', '=', 'rentals.id'))
  const empty = { keysIssuedOn: null, startedOn: null, anchorDay: null, paidThrough: null }
  const left = { keyCount: 0, keysReturned: 0, closedOn, leftOn: closedOn, movedInOn: null }
  await tx
    .updateTable('rentals')
    .set({ box: NO_BOX, customerId: null, applicationId: null, ...empty, ...left })
    .where(isOneOf(tx, 'id', ids))
    .where(isPosted)
    .execute()
  await tx
    .deleteFrom('rentals')
    .where(isOneOf(tx, 'id', ids))
    .where((builder) => builder.not(isPosted(builder)))
    .execute()
}
