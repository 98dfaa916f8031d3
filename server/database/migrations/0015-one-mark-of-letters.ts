import { type Kysely, sql } from 'kysely'

/** A box has one mark that letters lie in it, whoever walks by at the same time: of older ones the newest is left. */
export async function up(database: Kysely<unknown>) {
  const statements = [
    sql`update mail_items set state = 'undone', notice = 'none', ended_at = received_at
      where state = 'waiting' and kind = 'letters' and exists (
        select 1 from mail_items as newer
        where newer.rental_id = mail_items.rental_id and newer.state = 'waiting' and newer.kind = 'letters'
          and (newer.received_at > mail_items.received_at
            or (newer.received_at = mail_items.received_at and newer.id > mail_items.id)))`,
    sql`create unique index mail_items_letters on mail_items (rental_id) where state = 'waiting' and kind = 'letters'`,
  ]
  for (const statement of statements) await statement.execute(database)
}
