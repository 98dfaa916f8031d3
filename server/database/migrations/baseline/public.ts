import { sql } from 'kysely'

import { type ColumnTypes } from '#server/database/migrations/column-types.ts'

/** What anybody may read (server/rest): the same tables as in supabase/migrations. The server fills them when it starts. */
export function publicTables({ strict }: ColumnTypes) {
  return [
    // ISO 3166-1, two letters.
    sql`create table countries (
      code text primary key not null,
      name text not null
    ) ${strict}`,

    // Where the shop is.
    sql`create table public_locations (
      id integer primary key not null,
      name text not null,
      -- A list: JSON.
      address_lines text not null,
      phone text not null
    ) ${strict}`,

    // Shows that a visitor who is not signed in can read.
    sql`create table anon_test (
      id integer primary key not null,
      message text not null
    ) ${strict}`,
  ]
}
