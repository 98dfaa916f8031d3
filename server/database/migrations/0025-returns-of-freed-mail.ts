import { sql, type Kysely } from 'kysely'

/** The counter returns mail by its tasks, and migration 0024 gave none to the mail that it freed. */
export async function up(database: Kysely<unknown>) {
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  await sql`insert into tasks (id, kind, due_on, box, mail_item_id, created_at)
    select id, 'return-to-sender', ${today}, box, id, received_at from mail_items
    where state = 'to-return' and rental_id is null and ended_at is null
      and not exists (select 1 from tasks where mail_item_id = mail_items.id and done_at is null)`.execute(
    database,
  )
}
