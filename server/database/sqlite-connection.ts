import { DatabaseSync } from 'node:sqlite'

import type { SqliteDatabase, SqliteStatement } from 'kysely'

import { openPrivately } from './data-directory.ts'

/** A large shop's indexes of what is at hand. */
const CACHE_KIB = 65_536
const MAX_CACHED_STATEMENTS = 300

/**
 * Opens a file of a SQLite database.
 *
 * @param synchronous `full` waits for the disk at each commit, `off` never does
 */
export function connect(file: string, synchronous: 'full' | 'off', readOnly = false) {
  if (!readOnly) openPrivately(file)
  // The writer tries again by itself, without holding up the event loop: see group-commit.ts.
  const connection = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true })
  connection.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}`)
  // What is kept for undoing, and for sorting, is nobody's to find in a folder of temporary files.
  connection.exec(`pragma temp_store = memory; pragma cache_size = ${-CACHE_KIB}`)
  if (readOnly) connection.exec('pragma query_only = on')
  return connection
}

/** Answers as better-sqlite3 would, which is what Kysely knows; each statement is prepared once. */
export function adapt(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()

  return {
    prepare(sql) {
      const cached = statements.get(sql)
      if (cached) return cached
      if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear()
      const statement = prepare(connection, sql)
      statements.set(sql, statement)
      return statement
    },
    close: () => connection.close(),
  }
}

function prepare(connection: DatabaseSync, sql: string): SqliteStatement {
  const statement = connection.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  }
}

type Bindable = null | number | bigint | string

function bindable(parameters: readonly unknown[]) {
  return parameters as Bindable[]
}
