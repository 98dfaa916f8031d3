import { DatabaseSync, type StatementSync } from 'node:sqlite'

import { openPrivately } from './data-directory.ts'

/** A large shop's indexes of what is at hand. */
const CACHE_KIB = 65_536
const MAX_CACHED_STATEMENTS = 1_000

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

/** Each statement is prepared once. */
export function keepPrepared<Statement>(prepare: (sql: string) => Statement) {
  const statements = new Map<string, Statement>()

  return (sql: string) => {
    const kept = statements.get(sql)
    if (kept) return kept
    if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear()
    const statement = prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}

/** Rows as the values of their columns. */
export type BareRows = { columns: string[]; rows: unknown[][] }

type Bindable = null | number | bigint | string

/** A statement whose rows come as their values alone: SQLite's module takes twice as long to name them as `nameRows` does. */
export function prepareBare(connection: DatabaseSync, sql: string) {
  const statement = connection.prepare(sql)
  statement.setReturnArrays(true)
  const listColumns = () => statement.columns().map(({ name }) => name)
  let columns = listColumns()

  return {
    isReader: columns.length > 0,
    ask(parameters: readonly unknown[]): BareRows {
      const rows = readAll(statement, sql, bindable(parameters))
      // SQLite prepares it anew by itself where a table was given a column.
      if (rows[0] && rows[0].length !== columns.length) columns = listColumns()
      return { columns, rows }
    },
    run: (parameters: readonly unknown[]) => statement.run(...bindable(parameters)),
  }
}

/** Earlier versions took amounts larger than a number holds exactly. They are read as the nearest number, as from PostgreSQL. */
function readAll(statement: StatementSync, sql: string, parameters: Bindable[]): unknown[][] {
  const all = () => statement.all(...parameters) as unknown as unknown[][]
  try {
    return all()
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === 'ERR_OUT_OF_RANGE'
    if (!isTooLarge || !/^\s*(?:select|with)\b/.test(sql)) throw error
    statement.setReadBigInts(true)
    try {
      return all().map((row) =>
        row.map((value) => (typeof value === 'bigint' ? Number(value) : value)),
      )
    } finally {
      statement.setReadBigInts(false)
    }
  }
}

export function nameRows({ columns, rows }: BareRows) {
  return rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (let at = 0; at < columns.length; at += 1) row[columns[at] as string] = values[at]
    return row
  })
}

/** What stands in our tables. */
function bindable(parameters: readonly unknown[]) {
  return parameters as Bindable[]
}
