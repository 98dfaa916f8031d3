import { sql, type Kysely } from 'kysely'

import { columnTypes } from './column-types.ts'

/** The spreadsheets that customers came from, and which rentals came with each. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  const steps = [
    sql`create table imports (
      id text primary key not null,
      digest text not null,
      boxes ${number} not null,
      people ${number} not null,
      owed_cents ${number} not null,
      deposit_cents ${number} not null,
      imported_at ${number} not null,
      imported_by text not null,
      taken_back_at ${number},
      taken_back_by text
    ) ${strict}`,
    sql`create index imports_by_time on imports (imported_at, id)`,
    sql`create table imported_rentals (
      rental_id text primary key not null references rentals (id) on delete cascade,
      import_id text not null references imports (id),
      line ${number} not null,
      digest text not null
    ) ${strict}`,
    sql`create index imported_rentals_by_import on imported_rentals (import_id, line)`,
    sql`create index imported_rentals_by_digest on imported_rentals (digest)`,
  ]
  for (const step of steps) await step.execute(database)
}
