import { sql } from 'kysely'

import { type ColumnTypes } from '#server/database/migrations/column-types.ts'

/** What anybody may read (server/rest): the same tables as in supabase/migrations. The server fills them when it starts. */
export function publicTables({ strict }: ColumnTypes) {
  return [
    sql`create table countries (
      code text primary key not null,
      name text not null
    ) ${strict}`,

    sql`create table public_locations (
      id integer primary key not null,
      name text not null,
      address_lines text not null,
      phone text not null
    ) ${strict}`,

    sql`create table anon_test (
      id integer primary key not null,
      message text not null
    ) ${strict}`,
  ]
}
