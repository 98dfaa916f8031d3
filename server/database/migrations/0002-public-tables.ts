import { type Kysely, sql } from 'kysely'

import { columnTypes } from './column-types.ts'

/** What anybody may read (server/rest): the same tables as in supabase/migrations. The server fills them when it starts. */
export async function up(database: Kysely<unknown>) {
  const { strict } = columnTypes(database)
  await sql`create table countries (
    code text primary key not null,
    name text not null
  ) ${strict}`.execute(database)
  await sql`create table public_locations (
    id integer primary key not null,
    name text not null,
    address_lines text not null,
    phone text not null
  ) ${strict}`.execute(database)
  await sql`create table anon_test (
    id integer primary key not null,
    message text not null
  ) ${strict}`.execute(database)
}
