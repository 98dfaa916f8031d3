import type { DatabaseSync } from 'node:sqlite'

import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type QueryResult,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'

import { knownLimit } from './known-limit.ts'
import { keepPrepared, nameRows, prepareBare } from './sqlite-connection.ts'

type Pending = () => Promise<unknown> | undefined

/**
 * Kysely over one connection of node:sqlite. A transaction is a savepoint, so that several can run one after the
 * other inside one BEGIN … COMMIT of whoever owns the connection; without such a frame it is a transaction itself.
 */
export function createSqliteKysely<Tables>(connection: DatabaseSync) {
  return new Kysely<Tables>({
    dialect: dialectOf(() => new SavepointDriver({ database: adapt(connection) }, connection)),
  })
}

/**
 * Reads what was committed. That is asked over the connection of whoever writes, while no transaction is open there: each commit
 * makes every other connection forget the pages that it has in memory.
 *
 * @param beside a connection that can only read, for all other moments
 * @param pending what each statement waits for first, if anything
 */
export function createSqliteReader<Tables>(
  writing: DatabaseSync,
  beside: DatabaseSync,
  pending: Pending,
) {
  const over = adapt(writing)
  const other = adapt(beside)
  const canWrite = (statement: string) => !/^\s*select\b/.test(statement)
  const database: SqliteDatabase = {
    prepare(statement) {
      const isTaken = writing.isTransaction || canWrite(statement)
      return (isTaken ? other : over).prepare(statement)
    },
    close: () => other.close(),
  }
  return new Kysely<Tables>({
    dialect: dialectOf(() => new WaitingDriver({ database }, pending)),
  })
}

/** As `createSqliteKysely`, of a transaction that whoever owns the connection begins, commits and undoes: it keeps nothing to undo a part of it. */
export function createFramedKysely<Tables>(connection: DatabaseSync) {
  return new Kysely<Tables>({
    dialect: dialectOf(() => new FramedDriver({ database: adapt(connection) })),
  })
}

function dialectOf(createDriver: () => Driver): Dialect {
  return {
    createDriver,
    createQueryCompiler: () => new PlannedCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  }
}

/** Answers as better-sqlite3 would, which is what Kysely knows. */
function adapt(connection: DatabaseSync): SqliteDatabase {
  return {
    prepare: keepPrepared((sql) => prepare(connection, sql)),
    close: () => connection.close(),
  }
}

function prepare(connection: DatabaseSync, sql: string): SqliteStatement {
  const { isReader, ask, run } = prepareBare(connection, sql)
  const all = (parameters: readonly unknown[]) => nameRows(ask(parameters))
  return { reader: isReader, all, run, iterate: (parameters) => all(parameters).values() }
}

class SavepointDriver extends SqliteDriver {
  readonly #frame: DatabaseSync

  constructor(config: { database: SqliteDatabase }, frame: DatabaseSync) {
    super(config)
    this.#frame = frame
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('savepoint unit'))
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('release unit'))
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    // A full disk makes SQLite roll back the whole transaction by itself, and the savepoint with it.
    if (!this.#frame.isTransaction) return
    await connection.executeQuery(CompiledQuery.raw('rollback to unit'))
    await connection.executeQuery(CompiledQuery.raw('release unit'))
  }
}

class FramedDriver extends SqliteDriver {
  override async beginTransaction() {}
  override async commitTransaction() {}
  override async rollbackTransaction() {}
}

class WaitingDriver extends SqliteDriver {
  readonly #pending: Pending

  constructor(config: { database: SqliteDatabase }, pending: Pending) {
    super(config)
    this.#pending = pending
  }

  override async acquireConnection() {
    return new WaitingConnection(await super.acquireConnection(), this.#pending)
  }
}

/** A connection whose statements wait, each until nothing is pending at the very moment it runs. */
class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #pending: Pending

  constructor(connection: DatabaseConnection, pending: Pending) {
    this.#connection = connection
    this.#pending = pending
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (let before = this.#pending(); before; before = this.#pending()) await before
    return this.#connection.executeQuery<Row>(query)
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    for (let before = this.#pending(); before; before = this.#pending()) await before
    yield* this.#connection.streamQuery<Row>(query, chunkSize)
  }
}

/** In SQLite, too, a migration that fails half-way leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class PlannedCompiler extends SqliteQueryCompiler {
  /** SQLite has one writer at a time, so there is nobody to lock out. */
  protected override visitSelectModifier() {}

  /** With a parameter as its limit, SQLite prepares a statement anew each time it is run. */
  protected override visitLimit(node: LimitNode) {
    const limit = knownLimit(node)
    if (limit === undefined) super.visitLimit(node)
    else this.append(`limit ${limit}`)
  }
}
