import type { Kysely } from 'kysely'

import type { Tables } from '#server/database/tables.ts'
import { operations } from '#shared/content/operations.ts'

import type { BackupRow } from './read.ts'

/**
 * Looks up the columns of a database's tables. A row with any other is refused: forged rows with
 * ever new columns would make a statement as long as all of them together.
 * @returns a check that throws one clear line
 */
export async function openColumnCheck(database: Kysely<Tables>) {
  const tables = await database.introspection.getTables()
  const columnsOf = new Map(
    tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  )
  return function refuseOtherColumns([table, row]: BackupRow) {
    const columns = columnsOf.get(table)
    if (Object.keys(row).every((name) => columns?.has(name))) return
    throw new Error(operations.restore.unknownColumn)
  }
}
