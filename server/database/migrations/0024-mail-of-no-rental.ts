import { sql, type Kysely } from 'kysely'

/**
 * Mail received while its box changed number, or while its import was taken back, kept the old number or the removed rental. It
 * gets the number of its rental, or is returned to its sender.
 */
export async function up(database: Kysely<unknown>) {
  await sql`update mail_items
    set rental_id = null, recipient_id = null, notice = 'none',
      state = case when state = 'waiting' then 'to-return' else state end
    where rental_id in (select id from rentals where box = -1)`.execute(database)
  await sql`update mail_items
    set box = (select rentals.box from rentals where rentals.id = mail_items.rental_id)
    where ended_at is null and rental_id is not null`.execute(database)
}
