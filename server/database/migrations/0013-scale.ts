import { type Kysely, sql } from 'kysely'

/** The few rows among the many that Today, the quarter day and the receipts of a box ask for. */
export async function up(database: Kysely<unknown>) {
  const statements = [
    sql`create index rentals_unpaid on rentals (keys_issued_on) where started_on is null and keys_issued_on is not null`,
    sql`create index rentals_active on rentals (box) where started_on is not null and closed_on is null`,
    sql`create index recipients_unfinished on recipients (application_id) where form_status in ('to-sign', 'signed')`,
    sql`create index postings_by_box on postings (box, receipt)`,
  ]
  for (const statement of statements) await statement.execute(database)
}
