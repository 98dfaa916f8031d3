import { sql, type Kysely } from 'kysely'

import { columnTypes, isDay, oneOf } from './column-types.ts'

/** What the owner sets at the counter, and of what customers were reminded. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  const steps = [
    sql`create table shop_settings (
      name text primary key not null,
      value text not null,
      changed_at ${number} not null,
      changed_by text not null
    ) ${strict}`,
    sql`create table reminders (
      id text primary key not null,
      rental_id text not null references rentals (id) on delete cascade,
      kind text not null ${oneOf('kind', ['rent', 'photo', 'address', 'closing'])},
      recipient_id text not null,
      due_on text not null ${isDay('due_on')},
      stage text not null,
      reminded_at ${number} not null,
      unique (rental_id, kind, recipient_id, due_on, stage)
    ) ${strict}`,
  ]
  for (const step of steps) await step.execute(database)
}
