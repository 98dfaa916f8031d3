import { sql } from 'kysely'

import { isDay, oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

export function papers({ number, strict }: ColumnTypes) {
  return [
    sql`create table legal_papers (
      id text primary key not null,
      rental_id text not null references rentals (id),
      box ${number} not null,
      for_name text not null,
      served_by text not null,
      received_at ${number} not null,
      received_on text not null ${isDay('received_on')},
      -- Whether the two years after the box's closing were over.
      is_after_agency ${number} not null check (is_after_agency in (0, 1)),
      recorded_by text not null,
      created_at ${number} not null
    ) ${strict}`,
    sql`create index legal_papers_by_age on legal_papers (received_at, id)`,
    sql`create index legal_papers_by_rental on legal_papers (rental_id)`,

    sql`create table legal_paper_steps (
      paper_id text not null references legal_papers (id) on delete cascade,
      step text not null ${oneOf('step', ['noticed', 'mailed'])},
      done_on text not null ${isDay('done_on')},
      done_at ${number} not null,
      done_by text not null,
      constraint legal_paper_steps_key primary key (paper_id, step)
    ) ${strict}`,

    sql`create table certifications (
      quarter_on text primary key not null ${isDay('quarter_on')},
      certified_at ${number} not null,
      certified_by text not null,
      active ${number} not null,
      closed ${number} not null
    ) ${strict}`,
  ]
}
