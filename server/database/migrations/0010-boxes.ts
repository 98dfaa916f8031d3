import { type Kysely, sql } from 'kysely'

import { searchTerms } from '#shared/shop/core/search-terms.ts'

import { columnTypes } from './column-types.ts'

type Filled = {
  applications: { id: string; phone: string }
  recipients: { application_id: string; name: string }
  search_terms: { application_id: string; term: string; kind: string }
}

/** What the counter does with boxes after the keys: recipients who change, keys that come back, closing; and the search. */
export async function up(database: Kysely<unknown>) {
  const { isSqlite, number, strict } = columnTypes(database)
  // Terms are found by how they begin, so they are in the order of their bytes.
  const byBytes = isSqlite ? sql`` : sql`collate "C"`
  const statements = [
    sql`alter table recipients add column removed_on text`,
    sql`alter table recipients add column form_reason text`,
    sql`alter table recipients add column ids_due_since ${number} not null default 0`,

    sql`alter table rentals add column key_count ${number} not null default 0`,
    sql`alter table rentals add column keys_returned ${number} not null default 0`,
    sql`alter table rentals add column crd_closed_on text`,
    sql`update rentals set key_count = 1 where keys_issued_on is not null`,

    sql`create table search_terms (
      application_id text not null references applications (id) on delete cascade,
      term text ${byBytes} not null,
      kind text not null,
      primary key (application_id, term)
    ) ${strict}`,
    sql`create index search_terms_by_term on search_terms (kind, term, application_id)`,
    // SQLite's own index on the address is in this order already.
    ...(isSqlite ? [] : [sql`create index users_by_email_start on users (email ${byBytes})`]),
    sql`create index customers_by_email_start on customers (email ${byBytes})`,
  ]
  for (const statement of statements) await statement.execute(database)
  await fill(database as Kysely<Filled>)
}

async function fill(database: Kysely<Filled>) {
  const applications = await database.selectFrom('applications').select(['id', 'phone']).execute()
  for (const { id, phone } of await applications) {
    const recipients = await database
      .selectFrom('recipients')
      .select('name')
      .where('application_id', '=', id)
      .execute()
    const names = recipients.map(({ name }) => name)
    const rows = searchTerms(names, phone).map((term) => ({ ...term, application_id: id }))
    if (rows.length > 0) await database.insertInto('search_terms').values(rows).execute()
  }
}
