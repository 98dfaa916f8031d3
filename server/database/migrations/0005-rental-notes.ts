import { sql, type Kysely } from 'kysely'

import { columnTypes, isDay, oneOf } from './column-types.ts'

/** What the counter must remember about a rental. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  const statements = [
    sql`create table rental_notes (
      id text primary key not null,
      rental_id text not null references rentals (id) on delete cascade,
      kind text not null ${oneOf('kind', ['note', 'warning'])},
      text text not null,
      noted_at ${number} not null,
      noted_by text not null,
      ended_on text ${isDay('ended_on')},
      ended_by text
    ) ${strict}`,
    sql`create index rental_notes_by_rental on rental_notes (rental_id, noted_at, id)`,
  ]
  for (const statement of statements) await statement.execute(database)
}
