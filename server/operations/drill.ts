import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { Kysely } from 'kysely'

import { countFound } from '#server/database/count-found.ts'
import { makePrivateDirectory } from '#server/database/data-directory.ts'
import type { Tables } from '#server/database/tables.ts'
import { readSettings } from '#server/settings.ts'
import { checkLog } from '#server/shop/core/audit/check-log.ts'
import { DRILL_FILE, listStoredBackups, type Drill } from '#server/stored-backups.ts'
import { operations } from '#shared/content/operations.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

import { backedUpTables, byStoredNames, type BackedUpTable } from './backup/format.ts'
import { verifyBackup } from './backup/read.ts'
import { restoreSqlite } from './backup/restore-sqlite.ts'
import { openCurrentRows } from './backup/upgrade.ts'
import { runCommand, type Command } from './command.ts'
import { formatLogProblem } from './format-log-problem.ts'

const words = operations.drill
const USAGE = 'Usage: npm run drill [-- FILE]'
/** A restore leaves out dead links and sent emails. */
const PARTLY_LOADED: BackedUpTable[] = ['pending_accounts', 'outbox']

export const command: Command = async ([wanted, ...more], environment) => {
  if (more.length > 0 || wanted?.startsWith('-')) throw new Error(USAGE)
  const { backupDir, backupKey } = readSettings(environment)
  const [newest] = await listStoredBackups(backupDir)
  const file = wanted ?? (newest && join(backupDir, newest.name))
  if (!file) throw new Error(interpolate(words.none, { folder: backupDir }))
  const backup = await verifyBackup(file, backupKey)
  makePrivateDirectory(backupDir)
  const folder = await mkdtemp(join(backupDir, 'drill-'))
  try {
    const { rows, close } = await openCurrentRows(backup)
    const checkLoaded = (database: Kysely<Tables>) => compare(database, backup.rows)
    await restoreSqlite(rows, folder, { replace: false, checkLoaded }).finally(close)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const count = Object.values(backup.rows).reduce((sum, each) => sum + each, 0)
  await recordDrill(backupDir, { at: Date.now(), name: basename(file), rows: count })
  return interpolateCount(words.done, count, { file, time: backup.header.time })
}

if (import.meta.main) await runCommand(command)

/** @throws one line that names the table with missing rows, or the fault of the audit log */
async function compare(database: Kysely<Tables>, written: Record<string, number>) {
  for (const table of backedUpTables.filter((each) => !PARTLY_LOADED.includes(each))) {
    const count = written[table]
    // A table that is younger than the backup was filled by its migration.
    if (count === undefined) continue
    const loaded = await countFound(byStoredNames(database).selectFrom(table))
    if (loaded !== count) {
      throw new Error(interpolate(words.differs, { table, loaded, count }))
    }
  }
  const problem = await checkLog(database)
  if (problem) throw new Error(formatLogProblem(problem))
}

/** Atomic: a process killed meanwhile leaves the previous record. */
async function recordDrill(folder: string, drill: Drill) {
  const file = join(folder, DRILL_FILE)
  await writeFile(`${file}.new`, JSON.stringify(drill), { mode: 0o600 })
  await rename(`${file}.new`, file)
}
