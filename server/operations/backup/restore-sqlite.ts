import { existsSync } from 'node:fs'
import { link, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import {
  lockDirectory,
  makePrivateDirectory,
  openPrivately,
  syncPath,
} from '#server/database/data-directory.ts'
import { migrate } from '#server/database/migrate.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import type { Tables } from '#server/database/tables.ts'

import { loadBackup, type Loaded, type RestoreOptions } from './load.ts'
import type { BackupRow } from './read.ts'

const SIDE_FILES = ['-wal', '-shm']

/**
 * Builds a new database file from a backup, and atomically replaces the old one, which stays beside it under a name with the time.
 *
 * @throws one clear line when a server runs on the directory, or when accounts would be replaced without `replace`
 */
export async function restoreSqlite(
  rows: AsyncIterable<BackupRow>,
  dataDir: string,
  { replace, checkLoaded }: RestoreOptions,
) {
  makePrivateDirectory(dataDir)
  const lock = lockForRestore(dataDir)
  const file = join(dataDir, DATABASE_FILE)
  const building = `${file}.restoring`
  try {
    if (!replace && holdsAccounts(file)) {
      throw new Error(
        `${dataDir} (DATA_DIR) holds accounts already: add --replace to put the backup in their place. Nothing was changed.`,
      )
    }
    await remove(building)
    const loaded = await build(building, rows, checkLoaded)
    const aside = existsSync(file) ? await setAside(file) : undefined
    await rename(building, file)
    await syncPath(dataDir)
    return { loaded, aside }
  } finally {
    await remove(building)
    lock.release()
  }
}

function lockForRestore(dataDir: string) {
  try {
    return lockDirectory(dataDir)
  } catch {
    throw new Error(
      `A server runs on ${dataDir} (DATA_DIR): stop it, then restore. Nothing was changed.`,
    )
  }
}

function holdsAccounts(file: string) {
  if (!existsSync(file)) return false
  const connection = new DatabaseSync(file)
  try {
    const tables = connection.prepare(`select 1 from sqlite_schema where name = 'users'`).get()
    return (
      tables !== undefined && connection.prepare('select 1 from users limit 1').get() !== undefined
    )
  } catch {
    return true
  } finally {
    connection.close()
  }
}

async function build(
  file: string,
  rows: AsyncIterable<BackupRow>,
  checkLoaded: RestoreOptions['checkLoaded'],
): Promise<Loaded> {
  openPrivately(file)
  const connection = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  connection.exec('pragma journal_mode = wal; pragma synchronous = full')
  const database = createSqliteKysely<Tables>(connection)
  try {
    await migrate(database, 'sqlite')
    const loaded = await database.transaction().execute((tx) => loadBackup(tx, rows))
    await checkLoaded(database)
    connection.exec('pragma wal_checkpoint(truncate)')
    return loaded
  } finally {
    await database.destroy()
  }
}

async function setAside(file: string) {
  const time = new Date().toISOString().replaceAll(':', '-')
  const aside = `${file}.before-restore-${time}`
  mergeLog(file)
  await link(file, aside)
  for (const side of SIDE_FILES) {
    if (existsSync(file + side)) await rename(file + side, aside + side)
  }
  return aside
}

function mergeLog(file: string) {
  const connection = new DatabaseSync(file)
  try {
    connection.exec('pragma wal_checkpoint(truncate)')
  } catch {
    // A damaged database is kept as it is.
  } finally {
    connection.close()
  }
}

async function remove(file: string) {
  for (const name of [file, ...SIDE_FILES.map((side) => file + side)]) {
    await rm(name, { force: true })
  }
}
