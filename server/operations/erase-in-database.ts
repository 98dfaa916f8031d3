import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'

import type { PostgresAddress } from '#server/database/postgres-config.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import type { Tables } from '#server/database/tables.ts'

import { eraseAccount } from './erase-account.ts'
import { explainPostgres, parsers, readPlace } from './postgres-client.ts'

/** A server that runs meanwhile may be writing. */
const TIMEOUT_MS = 10_000
const STILL_IN_USE =
  'The rows are deleted, but another program holds the file (a backup?): run this again, so that their bytes go too.'

/**
 * Erases an address from the database of a data directory, beside a running server, and then the bytes that SQLite leaves in the
 * file where a row was.
 *
 * @throws one clear line when there is no database, or when a reader keeps those bytes where they are
 */
export async function eraseInSqlite(dataDir: string, address: string) {
  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) throw new Error(`There is no database in ${dataDir} (DATA_DIR).`)

  const connection = new DatabaseSync(file, {
    timeout: TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  const database = createSqliteKysely<Tables>(connection)
  try {
    connection.exec('pragma synchronous = full; pragma secure_delete = on; begin immediate')
    const erased = await eraseAccount(database, address)
    connection.exec('commit')
    // Rows that were changed earlier have left their former selves behind.
    connection.exec('vacuum')
    const { busy } = connection.prepare('pragma wal_checkpoint(truncate)').get() ?? {}
    if (busy !== 0) throw new Error(STILL_IN_USE)
    return erased
  } finally {
    await database.destroy()
  }
}

/** As `eraseInSqlite`, in PostgreSQL. */
export async function eraseInPostgres(place: PostgresAddress, address: string) {
  const pool = new Pool({
    ...readPlace(place),
    max: 1,
    application_name: 'mailbox-erase',
    connectionTimeoutMillis: TIMEOUT_MS,
    types: parsers,
  })
  pool.on('error', () => undefined)
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    const erased = await database.transaction().execute((tx) => eraseAccount(tx, address))
    await sql`vacuum (full) users, sessions, links, link_requests, pending_accounts, letters`.execute(
      database,
    )
    return erased
  } catch (error) {
    throw explainPostgres(error)
  } finally {
    await database.destroy()
  }
}
