import type { Logger } from 'pino'

import type { Settings } from '#server/settings.ts'

import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** Opens and migrates the configured database. @throws one clear line when it can't be used */
export async function openDatabase(
  { databaseUrl, databaseCa, dataDir }: Pick<Settings, 'databaseUrl' | 'databaseCa' | 'dataDir'>,
  log: Logger,
): Promise<Database> {
  return databaseUrl ? openPostgres({ databaseUrl, databaseCa }, log) : openSqlite(dataDir, log)
}
