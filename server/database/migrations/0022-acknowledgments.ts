import { type Kysely, sql } from 'kysely'

import { columnTypes } from './column-types.ts'

/** Who acknowledged what California asks of a holder of a private mailbox: when, and in which words. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  const statements = [
    sql`create table acknowledgment_texts (
      id text primary key not null,
      language text not null,
      text text not null
    ) ${strict}`,
    sql`create table acknowledgments (
      id text primary key not null,
      recipient_id text not null references recipients (id) on delete cascade,
      text_id text not null references acknowledgment_texts (id),
      way text not null,
      signed_on text not null,
      noted_by text not null,
      noted_at ${number} not null
    ) ${strict}`,
    sql`create unique index acknowledgments_by_recipient on acknowledgments (recipient_id, way)`,
  ]
  for (const statement of statements) await statement.execute(database)
}
