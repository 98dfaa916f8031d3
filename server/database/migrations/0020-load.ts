import { type Kysely, sql } from 'kysely'

/** What one customer, and one network, may take of what everybody shares. */
export async function up(database: Kysely<unknown>) {
  const statements = [
    sql`alter table appointments add column network text`,
    sql`alter table appointments add column wider_network text`,
    // The counter looks for nobody who has withdrawn.
    sql`delete from search_terms where application_id in (select id from applications where state = 'withdrawn')`,
  ]
  for (const statement of statements) await statement.execute(database)
}
