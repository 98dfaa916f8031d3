import { sql } from 'kysely'

import { type ColumnTypes } from '#server/database/migrations/column-types.ts'

/** Readable without a session (server/rest); the same tables are in supabase/migrations. */
export function publicTables({ strict }: ColumnTypes) {
  return [
    sql`create table countries (
      code text primary key not null,
      name text not null
    ) ${strict}`,

    sql`create table public_locations (
      id integer primary key not null,
      name text not null,
      -- A list: JSON.
      address_lines text not null,
      phone text not null
    ) ${strict}`,

    sql`create table anon_test (
      id integer primary key not null,
      message text not null
    ) ${strict}`,
  ]
}
