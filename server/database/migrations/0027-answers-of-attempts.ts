import type { Kysely } from 'kysely'

/** A request that is sent again gets the answer of the first. */
export async function up(database: Kysely<unknown>) {
  await database.schema.alterTable('attempts').addColumn('answer', 'text').execute()
}
