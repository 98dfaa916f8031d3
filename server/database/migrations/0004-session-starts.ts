import { type Kysely, sql } from 'kysely'

/** Finds the sessions that began too long ago without reading all others. */
export async function up(database: Kysely<unknown>) {
  await sql`create index sessions_by_start on sessions (created_at)`.execute(database)
}
