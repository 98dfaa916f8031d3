import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { makePrivateDirectory, syncPath } from '#server/database/data-directory.ts'
import type { Settings } from '#server/settings.ts'
import { listExpiredBackups, listStoredBackups, nameBackup } from '#server/stored-backups.ts'
import { HOUR_MS } from '#shared/durations.ts'

import { verifyBackup } from './read.ts'
import type { Snapshot } from './snapshot.ts'
import { writeBackup } from './write.ts'

const UNVERIFIED = '.unproven'
/** Older ones were left by a process that was killed. */
const STALE_MS = HOUR_MS

/**
 * Writes a backup into the configured folder, opens it again and counts its rows; then expired
 * backups are removed. A failure before that leaves the earlier ones untouched.
 * @returns its path, and the number of rows by table
 */
export async function keepBackup(
  snapshot: Snapshot,
  { backupDir, backupKey }: Pick<Settings, 'backupDir' | 'backupKey'>,
  now = Date.now(),
) {
  makePrivateDirectory(backupDir)
  await removeStale(backupDir, now)
  const name = nameBackup(now)
  const unverified = join(backupDir, `${name}${UNVERIFIED}`)
  try {
    const written = await writeBackup(snapshot, unverified, backupKey)
    const { rows } = await verifyBackup(unverified, backupKey)
    const other = Object.keys(written).find((table) => rows[table] !== written[table])
    if (other) throw new Error(`${unverified} does not hold every row of ${other}.`)
    const file = join(backupDir, name)
    await rename(unverified, file)
    await syncPath(backupDir)
    await removeExpired(backupDir, now)
    return { file, rows }
  } finally {
    await rm(unverified, { force: true })
  }
}

async function removeStale(folder: string, now: number) {
  const names = await readdir(folder)
  for (const name of names.filter((each) => each.includes(UNVERIFIED))) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (now - mtimeMs > STALE_MS) await rm(file, { force: true })
  }
}

async function removeExpired(folder: string, now: number) {
  const expired = listExpiredBackups(await listStoredBackups(folder), now)
  for (const { name } of expired) await rm(join(folder, name), { force: true })
}
