import { Kysely, PostgresDialect } from 'kysely'
import { type ClientConfig, Pool } from 'pg'

import {
  explainConnection,
  type PostgresAddress,
  PostgresConfigError,
  toPostgresConfig,
  typeParsers,
} from '#server/database/postgres-config.ts'
import type { Tables } from '#server/database/tables.ts'

const CONNECT_TIMEOUT_MS = 5_000

/** A single connection for a command; `name` is what PostgreSQL shows of it. */
export function openConnection(address: PostgresAddress, name: string) {
  const pool = new Pool({ ...readConfig(address, name), max: 1 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** @throws one line for the operator when it may not be connected to in this way */
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

/** One line for the operator, without the address of the database, which holds its password. */
export function explainPostgres(error: unknown) {
  const why =
    error instanceof PostgresConfigError
      ? error.message
      : `can't be used: ${explainConnection(error)}`
  return new Error(`PostgreSQL (DATABASE_URL) ${why}.`, { cause: error })
}
