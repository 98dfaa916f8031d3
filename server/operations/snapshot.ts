import type { Settings } from '#server/settings.ts'

import type { KeptTable, Row } from './backup-format.ts'
import { openPostgresSnapshot } from './postgres-snapshot.ts'
import { openSqliteSnapshot } from './sqlite-snapshot.ts'

/** A database as it was at one moment, read beside a running server without holding it up. */
export type Snapshot = {
  kind: 'sqlite' | 'postgres'
  /** The migrations that had been applied, in order. */
  schema: string[]
  rows(table: KeptTable): AsyncIterable<Row>
  close(): Promise<void>
}

/** @throws one clear line when there is no database to read */
export async function openSnapshot({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Snapshot> {
  return databaseUrl ? openPostgresSnapshot(databaseUrl) : openSqliteSnapshot(dataDir)
}
