import { type Kysely, sql } from 'kysely'

/**
 * Indexes of just the rows that the counter's lists and counts read. The days of closings leave out the boxes that are open:
 * to SQLite, which keeps no statistics, these were ten of twenty thousand.
 */
export async function up(database: Kysely<unknown>) {
  const statements = [
    sql`drop index rentals_by_closing`,
    sql`create index rentals_closed on rentals (closed_on) where closed_on is not null`,
    sql`drop index rentals_due`,
    sql`create index rentals_rent_due on rentals (paid_through, box) where closed_on is null`,
    sql`create index rentals_roster on rentals (box, id) where started_on is not null`,
    // Letters lie in their box until somebody empties it: they are most of what waits.
    sql`create index mail_items_overdue on mail_items (received_at) where state = 'waiting' and kind <> 'letters'`,
    sql`drop index document_checks_by_photo_expiry`,
    sql`create index document_checks_photo_expiry on document_checks (photo_expires_on, recipient_id, checked_at) where photo_expires_on is not null`,
    sql`drop index document_checks_by_address_expiry`,
    sql`create index document_checks_address_expiry on document_checks (address_expires_on, recipient_id, checked_at) where address_expires_on is not null`,
    sql`drop index document_checks_by_recipient`,
    sql`create index document_checks_newest on document_checks (recipient_id, checked_at)`,
  ]
  for (const statement of statements) await statement.execute(database)
}
