import { type Kysely, sql } from 'kysely'

import { columnTypes } from './column-types.ts'

/** Invitations to the staff, what is due today, and the ways in which the audit log is read. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  const statements = [
    sql`create table staff_invitations (
      id text primary key not null,
      email text not null,
      role text not null,
      token_hash text not null,
      created_at ${number} not null,
      expires_at ${number} not null
    ) ${strict}`,
    sql`create unique index staff_invitations_by_email on staff_invitations (email)`,
    sql`create unique index staff_invitations_by_token on staff_invitations (token_hash)`,

    // What Today asks for.
    sql`create index rentals_due on rentals (paid_through) where closed_on is null`,
    sql`create index closing_notices_by_day on closing_notices (closes_on)`,

    sql`create index audit_by_time on audit (at, id)`,
    sql`create index audit_by_actor on audit (actor, at, id)`,
    sql`create index audit_by_action on audit (action, at, id)`,
    sql`create index audit_by_kind on audit (entity, at, id)`,
  ]
  for (const statement of statements) await statement.execute(database)
}
