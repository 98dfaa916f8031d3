import { sql, type Kysely } from 'kysely'

/** What waits is counted by its kind from the index alone. */
export async function up(database: Kysely<unknown>) {
  await sql`drop index mail_items_waiting`.execute(database)
  await sql`create index mail_items_waiting on mail_items (received_at, kind) where state = 'waiting'`.execute(
    database,
  )
}
