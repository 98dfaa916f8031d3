import { setTimeout as pause } from 'node:timers/promises'

import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool, type Connection, type PoolConfig } from 'pg'
import type { Logger } from 'pino'

import { camelCase } from './camel-case.ts'
import { withAfterCommit, withCommitHooks } from './commit-hooks.ts'
import type { Database } from './database.ts'
import { countNothing, createLimitTables, migrate } from './migrate.ts'
import {
  explainConnection,
  PostgresConfigError,
  toPostgresConfig,
  typeParsers,
  type PostgresAddress,
} from './postgres-config.ts'
import type { LimitTables, Tables } from './tables.ts'
import { OtherVersionError } from './version.ts'

const CONNECTIONS = 10
const LIMIT_CONNECTIONS = 3
/** Lookups of a few rows on a solid-state disk: indexes are preferred, and nothing runs long enough to be compiled. */
const FOR_FEW_ROWS = '-c random_page_cost=1.1 -c jit=off'
const WITHOUT_SYNC = '-c synchronous_commit=off'
/** A new connection has no table cache: a quiet counter keeps the ones it has. */
const IDLE_TIMEOUT_MS = 30 * 60_000
const CONNECT_TIMEOUT_MS = 4_000
/** A statement that waits for a lock occupies its connection. */
const LOCK_TIMEOUT_MS = 4_000
const STATEMENT_TIMEOUT_MS = 5_000
/** A frozen or unreachable PostgreSQL can't end a statement itself. Connecting and waiting together stay below ten seconds. */
const ANSWER_TIMEOUT_MS = 5_500
const IDLE_IN_TRANSACTION_MS = 10_000
/** A migration may take long, or wait for that of another process. */
const WITHOUT_TIMEOUTS = { max: 1, lock_timeout: 0, statement_timeout: 0, query_timeout: 0 }
const READY_TIMEOUT_MS = 1_500
const MAX_ATTEMPTS = 6
const RETRY_MS = 15
/** Retried: serialization failure, deadlock, duplicate key, missing row. */
const LOST_RACES = new Set(['40001', '40P01', '23505', '23503'])

export async function openPostgres(address: PostgresAddress, log: Logger): Promise<Database> {
  const config = readConfig(address)
  const withOptions = (added: string) => [config.options, added].filter(Boolean).join(' ')
  const openKysely = <T>(more: PoolConfig) =>
    new Kysely<T>({
      dialect: new PostgresDialect({ pool: openPool({ ...config, ...more }, log) }),
      plugins: [camelCase],
    })
  const read = openKysely<Tables>({ options: withOptions(FOR_FEW_ROWS), max: CONNECTIONS })
  const options = withOptions(`${FOR_FEW_ROWS} ${WITHOUT_SYNC}`)
  const limits = openKysely<LimitTables>({ options, max: LIMIT_CONNECTIONS })
  async function close() {
    await Promise.all([read.destroy(), limits.destroy()])
  }

  try {
    await refuseUnsafeSettings(read)
    await bringUpToDate(openKysely<Tables>(WITHOUT_TIMEOUTS))
    await createLimitTables(limits, 'postgres')
  } catch (error) {
    await close()
    throw explain(error)
  }

  const write: Database['write'] = withAfterCommit((work) =>
    withRetries(() => read.transaction().execute(withCommitHooks(work))),
  )
  return {
    kind: 'postgres',
    read,
    limits,
    write,
    analyze: async () => {},
    isReady: () => answersInTime(read, limits),
    close,
  }
}

function readConfig(address: PostgresAddress) {
  try {
    return toPostgresConfig(address)
  } catch (error) {
    throw explain(error)
  }
}

function openPool(config: PoolConfig, log: Logger) {
  const pool = new Pool({
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    application_name: 'mailbox',
    types: typeParsers,
    Client: TimedClient,
    ...config,
  })
  // A restart of the server ends idle connections; the pool makes new ones when they are needed.
  const logLostConnection = (error: Error) =>
    log.warn({ error }, 'A connection to the database was lost')
  pool.on('error', logLostConnection)
  // The pool listens to idle connections only: one lost between two steps of a write would end the process.
  pool.on('connect', (client) => client.on('error', logLostConnection))
  return pool
}

const LATE = /query read timeout/i

/** A late answer would be waited for by the next query, so a timeout closes the connection. */
class TimedClient extends Client {
  override query(...args: unknown[]): never {
    const result: unknown = super.query(...(args as [string, unknown[]]))
    if (result instanceof Promise) result.catch((error: Error) => this.#closeAfter(error))
    return result as never
  }

  #closeAfter({ message }: Error) {
    const { connection } = this as unknown as { connection: Connection }
    if (LATE.test(message)) connection.stream.destroy()
  }
}

async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const { code } = error as { code?: string }
      if (attempt >= MAX_ATTEMPTS || !code || !LOST_RACES.has(code)) throw error
      await pause(Math.random() * RETRY_MS * attempt)
    }
  }
}

async function bringUpToDate(database: Kysely<Tables>) {
  try {
    await migrate(database, 'postgres')
  } finally {
    await database.destroy()
  }
}

async function refuseUnsafeSettings(database: Kysely<Tables>) {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit')
  `.execute(database)
  const off = rows.find(({ setting }) => setting === 'off')
  if (!off) return
  throw new PostgresConfigError(`runs with ${off.name}=off and would lose accounts in a power cut`)
}

async function answersInTime(database: Kysely<Tables>, limits: Kysely<LimitTables>) {
  const answer = sql`select 1 from users limit 1`.execute(database)
  return Promise.race([
    Promise.all([answer, countNothing(limits)]).then(
      () => true,
      () => false,
    ),
    pause(READY_TIMEOUT_MS, false),
  ])
}

/** One line without the address of the database, which holds its password. */
function explain(error: unknown) {
  if (error instanceof PostgresConfigError) {
    return new Error(`The server cannot start: PostgreSQL (DATABASE_URL) ${error.message}`)
  }
  if (error instanceof OtherVersionError) return error
  const { code } = error as { code?: string }
  const reason = explainConnection(error)
  return new Error(`The server cannot start: PostgreSQL (DATABASE_URL) can't be used (${reason})`, {
    cause: code ? { code } : undefined,
  })
}
