import { sql, type Kysely } from 'kysely'

/** What stands in a box now, among all that its customer ever got. */
export async function up(database: Kysely<unknown>) {
  await sql`create index mail_items_here_of on mail_items (rental_id, received_at) where ended_at is null`.execute(
    database,
  )
}
