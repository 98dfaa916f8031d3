import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite'

import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type ClientConfig } from 'pg'

import { camelCase } from '#server/database/camel-case.ts'
import { withCommitHooks } from '#server/database/commit-hooks.ts'
import type { Reader, Writer } from '#server/database/database.ts'
import { migrations } from '#server/database/migrate.ts'
import {
  explainConnection,
  PostgresConfigError,
  toPostgresConfig,
  typeParsers,
  type PostgresAddress,
} from '#server/database/postgres-config.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import type { Tables } from '#server/database/tables.ts'
import { refuseUnlessCurrent } from '#server/database/version.ts'
import type { Settings } from '#server/settings.ts'

const CONNECT_TIMEOUT_MS = 5_000
const BUSY_TIMEOUT_MS = 10_000

type Place = Pick<Settings, 'databaseUrl' | 'databaseCa' | 'dataDir'>

export function openReader({ databaseUrl, databaseCa, dataDir }: Place, name: string): Reader {
  if (databaseUrl) return openConnection({ databaseUrl, databaseCa }, name)
  return createSqliteKysely(openSqliteFile(dataDir, { readOnly: true }))
}

export async function openCurrentReader(place: Place, name: string): Promise<Reader> {
  const database = openReader(place, name)
  try {
    await refuseUnlessCurrent(database, migrations)
    return database
  } catch (error) {
    await database.destroy()
    throw place.databaseUrl && !isOwn(error) ? explainPostgres(error) : error
  }
}

export async function writeBesideServer<Result>(
  { databaseUrl, databaseCa, dataDir }: Place,
  name: string,
  work: (tx: Writer) => Promise<Result>,
) {
  if (databaseUrl) return writeInPostgres({ databaseUrl, databaseCa }, name, work)
  return writeInSqlite(dataDir, work)
}

export async function writeInPostgres<Result>(
  address: PostgresAddress,
  name: string,
  work: (tx: Writer) => Promise<Result>,
  after?: (database: Reader) => Promise<unknown>,
) {
  const database = openConnection(address, name)
  try {
    await refuseUnlessCurrent(database, migrations)
    const result = await database.transaction().execute(withCommitHooks(work))
    await after?.(database)
    return result
  } catch (error) {
    throw isOwn(error) ? error : explainPostgres(error)
  } finally {
    await database.destroy()
  }
}

export async function writeInSqlite<Result>(
  dataDir: string,
  work: (tx: Writer) => Promise<Result>,
  { pragma = '', after }: { pragma?: string; after?: (connection: DatabaseSync) => void } = {},
) {
  const connection = openSqliteFile(dataDir, { enableForeignKeyConstraints: true })
  const database = createSqliteKysely<Tables>(connection)
  try {
    await refuseUnlessCurrent(database, migrations)
    connection.exec(`pragma synchronous = full; ${pragma}`)
    const result = await database.transaction().execute(withCommitHooks(work))
    after?.(connection)
    return result
  } finally {
    await database.destroy()
  }
}

/** @throws one clear line when there is no database to open */
export function openSqliteFile(dataDir: string, options: DatabaseSyncOptions) {
  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) throw new Error(`There is no database in ${dataDir} (DATA_DIR).`)
  return new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, ...options })
}

/** A command's own error, written for the operator; a driver's has a code, or concerns its connection. */
export function isOwn(error: unknown) {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error
  return error instanceof Error && !isCoded && !/connect|timeout|SSL/i.test(error.message)
}

export function openConnection(address: PostgresAddress, name: string) {
  const pool = new Pool({ ...readConfig(address, name), max: 1 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] })
}

/** @throws one line for the operator when such a connection is not allowed */
export function readConfig(address: PostgresAddress, name: string): ClientConfig {
  try {
    return {
      ...toPostgresConfig(address),
      application_name: `mailbox-${name}`,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      types: typeParsers,
    }
  } catch (error) {
    throw explainPostgres(error)
  }
}

/** One line for the operator, without the database's URL, which contains its password. */
export function explainPostgres(error: unknown) {
  const why =
    error instanceof PostgresConfigError
      ? error.message
      : `can't be used: ${explainConnection(error)}`
  return new Error(`PostgreSQL (DATABASE_URL) ${why}.`, { cause: error })
}
