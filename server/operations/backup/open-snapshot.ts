import type { Settings } from '#server/settings.ts'

import { openPostgresSnapshot } from './postgres-snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { openSqliteSnapshot } from './sqlite-snapshot.ts'

/** @throws one clear line when there is no database to read */
export async function openSnapshot({
  databaseUrl,
  databaseCa,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'databaseCa' | 'dataDir'>): Promise<Snapshot> {
  return databaseUrl
    ? openPostgresSnapshot({ databaseUrl, databaseCa })
    : openSqliteSnapshot(dataDir)
}
