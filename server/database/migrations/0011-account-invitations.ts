import { sql, type Kysely } from 'kysely'

import { columnTypes } from './column-types.ts'
import { widenCheck } from './widen-check.ts'

const outboxKind = { table: 'outbox', column: 'kind' }

/** Which customers without an account were asked to make one, and who did; the emails to many at once. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  const steps = [
    // The only address whose account may follow it; null where any may, as after an application at the counter.
    sql`alter table walk_in_invitations add column only_for text`,
    sql`create table account_invitations (
      id text primary key not null,
      customer_id text not null,
      email_id text not null,
      times ${number} not null,
      invited_at ${number} not null,
      invited_by text not null,
      joined_at ${number}
    ) ${strict}`,
    sql`create index account_invitations_by_customer on account_invitations (customer_id)`,
    ...(await widenCheck(database, outboxKind, ['account-invitation', 'announcement'])),
  ]
  for (const step of steps) await step.execute(database)
}
