import { type Kysely, sql } from 'kysely'

/** Whether a recipient still receives mail, and their box is open, is read from an index alone: Today and the quarter ask for hundreds. */
export async function up(database: Kysely<unknown>) {
  const statements = [
    sql`create index recipients_present on recipients (id, application_id) where removed_on is null`,
    sql`create index rentals_standing on rentals (application_id, closed_on, started_on)`,
  ]
  for (const statement of statements) await statement.execute(database)
}
