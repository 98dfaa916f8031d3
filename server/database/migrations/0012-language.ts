import { type Kysely, sql } from 'kysely'

/** The language of emails to whom no account of ours tells it: customers whose accounts Supabase keeps, and askers for a link. */
export async function up(database: Kysely<unknown>) {
  for (const table of ['customers', 'link_requests']) {
    await sql`alter table ${sql.table(table)} add column language text not null default 'en'`.execute(
      database,
    )
  }
}
