import { type Kysely, sql } from 'kysely'

import { migrate } from '#server/database/migrate.ts'
import type { Tables } from '#server/database/tables.ts'

import type { Header } from './backup-format.ts'

/**
 * Makes the tables of this version.
 *
 * @throws when the backup was made by another version of the schema
 */
export async function prepareSchema(
  database: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
  { schema }: Header,
) {
  await migrate(database, kind)
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database)
  const known = new Set(rows.map(({ name }) => name))
  const newer = schema.filter((name) => !known.has(name))
  if (newer.length > 0) {
    throw new Error(
      `The backup was made by a newer version of this site (${newer.join(', ')}): install that version first. Nothing was changed.`,
    )
  }
}
