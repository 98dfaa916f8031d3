import type { Kysely } from 'kysely'

const PARTS = ['given_name', 'family_name', 'native_name']

/** The parts of the names that are stored already are not known: nobody can tell them from the whole. */
export async function up(database: Kysely<unknown>) {
  for (const part of PARTS) {
    await database.schema.alterTable('recipients').addColumn(part, 'text').execute()
  }
}
