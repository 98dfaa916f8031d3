import { sql, type Kysely } from 'kysely'

/** What a box's page asks for: mail that left without being fetched, mail for a number that nobody had, and the papers of a box. */
export async function up(database: Kysely<unknown>) {
  const gone = sql`hand_out_id is null and ended_at is not null`
  for (const index of [
    sql`create index mail_items_left on mail_items (rental_id, ended_at, id) where ${gone}`,
    sql`create index mail_items_of_nobody on mail_items (box, received_at, id) where rental_id is null`,
  ]) {
    await index.execute(database)
  }
}
