import { sql, type Kysely } from 'kysely'

import { columnTypes, oneOf } from './column-types.ts'

/** What the shop told all its customers, or those of some boxes, and who got it. */
export async function up(database: Kysely<unknown>) {
  const { number, strict } = columnTypes(database)
  const steps = [
    sql`create table announcements (
      id text primary key not null,
      english_subject text not null,
      english_text text not null,
      spanish_subject text not null,
      spanish_text text not null,
      boxes text,
      state text not null ${oneOf('state', ['waiting', 'begun', 'done', 'taken-back'])},
      begins_at ${number} not null,
      created_at ${number} not null,
      created_by text not null
    ) ${strict}`,
    sql`create index announcements_by_state on announcements (state, begins_at)`,
    sql`create table announcement_recipients (
      id text primary key not null,
      announcement_id text not null references announcements (id) on delete cascade,
      customer_id text not null,
      state text not null ${oneOf('state', ['waiting', 'queued', 'sent', 'undelivered', 'left-out'])},
      email_id text,
      changed_at ${number} not null,
      unique (announcement_id, customer_id)
    ) ${strict}`,
    sql`create index announcement_recipients_by_state on announcement_recipients (state, announcement_id)`,
    sql`create index announcement_recipients_by_customer on announcement_recipients (customer_id)`,
  ]
  for (const step of steps) await step.execute(database)
}
