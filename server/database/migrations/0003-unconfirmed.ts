import { type Kysely, sql } from 'kysely'

/** Finds the accounts that were never confirmed without reading all others. */
export async function up(database: Kysely<unknown>) {
  await sql`create index users_unconfirmed on users (updated_at) where confirmed_at is null`.execute(
    database,
  )
}
