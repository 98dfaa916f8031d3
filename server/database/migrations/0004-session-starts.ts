import type { Kysely } from 'kysely'

export const name = '0004-session-starts'

/** Finds the sessions that began too long ago without reading all others. */
export async function up(tx: Kysely<unknown>) {
  await tx.schema.createIndex('sessions_by_start').on('sessions').column('created_at').execute()
}
