import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'

import { camelCase } from './camel-case.ts'
import { primaryCode } from './unavailable.ts'

const BUSY = 5
const BUSY_RETRY_MS = 20
const BUSY_TIMEOUT_MS = 3_000

export function createSqliteKysely<Tables>(connection: DatabaseSync) {
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection), plugins: [camelCase] })
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #connection: DatabaseSync

  constructor(connection: DatabaseSync) {
    super({ database: adapt(connection) })
    this.#connection = connection
  }

  override createDriver() {
    return new ImmediateDriver(this.#connection)
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }

  override createQueryCompiler() {
    return new UnlockedCompiler()
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #connection: DatabaseSync

  constructor(connection: DatabaseSync) {
    super({ database: adapt(connection) })
    this.#connection = connection
  }

  /** Takes the write lock at once: a transaction that read first might not get it. */
  override async beginTransaction(connection: DatabaseConnection) {
    const endsAt = performance.now() + BUSY_TIMEOUT_MS
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
        return
      } catch (error) {
        const { errcode = 0 } = error as { errcode?: number }
        if (primaryCode(errcode) !== BUSY || performance.now() > endsAt) throw error
        await pause(BUSY_RETRY_MS)
      }
    }
  }

  /** On a full disk SQLite may have rolled back by itself. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#connection.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** A failed migration is rolled back. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** SQLite has one writer at a time, so `for update` has nothing to lock. */
class UnlockedCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier() {}
}

/** Adapts to better-sqlite3's interface, which Kysely knows. */
function adapt(connection: DatabaseSync): SqliteDatabase {
  return {
    prepare: (sql) => prepare(connection, sql),
    close: () => connection.close(),
  }
}

function prepare(connection: DatabaseSync, sql: string): SqliteStatement {
  const statement = connection.prepare(sql)
  const all = (parameters: readonly unknown[]) => {
    try {
      return statement.all(...bindable(parameters))
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_OUT_OF_RANGE' || !isQuery(sql)) throw error
      // Earlier versions stored amounts beyond 2^53: read as the nearest number, like from
      // PostgreSQL.
      statement.setReadBigInts(true)
      return statement.all(...bindable(parameters)).map(withoutBigInts)
    }
  }
  return {
    reader: statement.columns().length > 0,
    all,
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => all(parameters).values(),
  }
}

function isQuery(sql: string) {
  return /^\s*(?:select|with)\b/.test(sql)
}

function withoutBigInts(row: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? Number(value) : value,
    ]),
  )
}

function bindable(parameters: readonly unknown[]) {
  return parameters as SQLInputValue[]
}
