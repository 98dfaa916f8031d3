import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { Kysely } from 'kysely'

import { migrate, migrations } from '#server/database/migrate.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import type { Tables } from '#server/database/tables.ts'

import { openColumnCheck } from './column-check.ts'
import { backedUpTables, byStoredNames } from './format.ts'
import { readRows, type BackupRow, type VerifiedBackup } from './read.ts'
import { openSqliteSnapshot } from './snapshot.ts'

type CurrentRows = { rows: AsyncIterable<BackupRow>; close(): Promise<void> }

/**
 * Opens the rows of a backup. One made by an older version is first loaded into a scratch database of its own schema, which is then
 * migrated as a live one would be.
 */
export async function openCurrentRows(
  backup: VerifiedBackup,
  known = migrations,
): Promise<CurrentRows> {
  const { schema } = backup.header
  const isCurrent = schema.length === Object.keys(known).length
  return isCurrent ? { rows: readRows(backup), close: async () => {} } : upgrade(backup, known)
}

async function upgrade(backup: VerifiedBackup, known: typeof migrations) {
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    const connection = new DatabaseSync(join(folder, DATABASE_FILE))
    connection.exec('pragma journal_mode = wal; pragma synchronous = off')
    const database = createSqliteKysely<Tables>(connection)
    await loadThenMigrate(database, backup, known).finally(() => database.destroy())

    const snapshot = openSqliteSnapshot(folder)
    return {
      rows: everyRow(snapshot),
      async close() {
        await snapshot.close()
        await removeFolder()
      },
    }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

async function loadThenMigrate(
  database: Kysely<Tables>,
  backup: VerifiedBackup,
  known: typeof migrations,
) {
  await migrate(database, 'sqlite', { known, target: backup.header.schema.at(-1) })
  const refuseOtherColumns = await openColumnCheck(database)
  await database.transaction().execute(async (tx) => {
    for await (const [table, row] of readRows(backup)) {
      refuseOtherColumns([table, row])
      await byStoredNames(tx).insertInto(table).values(row).execute()
    }
  })
  await migrate(database, 'sqlite', { known })
}

async function* everyRow(snapshot: ReturnType<typeof openSqliteSnapshot>) {
  for (const table of backedUpTables) {
    for await (const row of snapshot.rows(table)) yield [table, row] satisfies BackupRow
  }
}
