import { migrations } from '#server/database/migrate.ts'
import { OtherVersionError, readVersion } from '#server/database/version.ts'
import { openReader } from '#server/operations/database.ts'
import type { Settings } from '#server/settings.ts'

import { keepBackup } from './keep.ts'
import { openSnapshot } from './snapshot.ts'

/**
 * Backs up a database before this version migrates it, for a way back to the version before.
 *
 * @returns the backup's file; undefined where the database is new or up to date
 * @throws one clear line when it can't be written, or another version wrote the database: nothing was changed then
 */
export async function backUpBeforeMigration(settings: Settings) {
  const applied = await listApplied(settings)
  const isBehind = applied.length < Object.keys(migrations).length
  if (applied.length === 0 || !isBehind) return undefined
  const snapshot = await openSnapshot(settings)
  try {
    const { file } = await keepBackup(snapshot, settings)
    return file
  } catch (cause) {
    throw new Error(
      `The server cannot start: it must change the database, and could not back it up before (BACKUP_DIR ${settings.backupDir})`,
      { cause },
    )
  } finally {
    await snapshot.close()
  }
}

/** Empty without a database, or if it can't be reached: opening it reports why. */
async function listApplied(settings: Settings) {
  let database
  try {
    database = openReader(settings, 'backup')
    return await readVersion(database, migrations)
  } catch (error) {
    if (error instanceof OtherVersionError) throw error
    return []
  } finally {
    await database?.destroy()
  }
}
