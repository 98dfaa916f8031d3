import { type Kysely, sql } from 'kysely'

/** What one customer, and one network, may take of what everybody shares. */
export async function up(database: Kysely<unknown>) {
  const statements = [
    sql`alter table appointments add column network text`,
    sql`alter table appointments add column wider_network text`,
    // Whom an email of the shop is for, so that those to one customer can be counted; not in the words that are erased once it is sent.
    sql`alter table letters add column customer_id text`,
    sql`create index letters_by_customer on letters (customer_id, created_at) where customer_id is not null`,
    // The counter looks for nobody who has withdrawn.
    sql`delete from search_terms where application_id in (select id from applications where state = 'withdrawn')`,
  ]
  for (const statement of statements) await statement.execute(database)
}
