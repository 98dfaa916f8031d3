import { sql, type Kysely } from 'kysely'

/** Indexes that every refresh or second factor wrote to, for what is looked for once an hour. */
export async function up(database: Kysely<unknown>) {
  for (const index of ['sessions_by_age', 'sessions_by_start', 'challenges_by_end']) {
    await sql`drop index ${sql.table(index)}`.execute(database)
  }
}
