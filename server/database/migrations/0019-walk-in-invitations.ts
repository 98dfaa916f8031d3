import { type Kysely, sql } from 'kysely'

import { columnTypes } from './column-types.ts'

/** The link that asks whoever reads the address given at the counter whether the application is theirs. */
export async function up(database: Kysely<unknown>) {
  const { isSqlite, number, strict } = columnTypes(database)
  const statements = [
    sql`create table walk_in_invitations (
      customer_id text primary key not null references customers (id) on delete cascade,
      token_hash text not null,
      created_at ${number} not null,
      expires_at ${number} not null
    ) ${strict}`,
    sql`create unique index walk_in_invitations_by_token on walk_in_invitations (token_hash)`,
    sql`create index walk_in_invitations_by_age on walk_in_invitations (expires_at)`,
    // SQLite's index on how an address begins finds a whole one, too.
    ...(isSqlite ? [] : [sql`create index customers_by_email on customers (email)`]),
  ]
  for (const statement of statements) await statement.execute(database)
}
