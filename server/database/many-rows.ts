import { sql, type Insertable } from 'kysely'

import type { Reader } from './database.ts'
import { keepStatement, type KeptStatement } from './kept-statement.ts'
import type { Tables } from './tables.ts'
import { isPostgres } from './together.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- Kysely has no type for a table that is a parameter
type Any = any

const statements = new Map<string, KeptStatement<{ rows: string }, unknown>>()

/** Inserts rows that all have the same columns by one statement, which is kept: however many they are, they are one value of it. */
export async function insertMany<T extends keyof Tables>(
  tx: Reader,
  table: T,
  rows: Insertable<Tables[T]>[],
) {
  const [first] = rows
  if (first) await insertPacked(tx, table, Object.keys(first), [packRows(rows)])
}

/** The JSON of rows without its brackets, so that what was packed apart can be inserted together. */
export function packRows(rows: object[]) {
  return JSON.stringify(rows).slice(1, -1)
}

/** As `insertMany`, of rows that were packed before. */
export async function insertPacked(
  tx: Reader,
  table: keyof Tables,
  columns: readonly string[],
  packed: string[],
) {
  const rows = packed.filter(Boolean).join(',')
  if (!rows) return
  const shape = `${table} ${columns.join(' ')}`
  const statement = statements.get(shape) ?? keepStatement(insertInto(table, columns))
  statements.set(shape, statement)
  await statement.change(tx, { rows: `[${rows}]` })
}

/**
 * Whether a column has one of the texts of a JSON list, which is one value of a statement however many there are: each length would be
 * another statement, that is planned anew.
 */
export function isOneOf(database: Reader, column: string, list: string) {
  const name = sql.ref(column)
  return isPostgres(database)
    ? sql<boolean>`${name} = any(array(select json_array_elements_text(${list})))`
    : sql<boolean>`${name} in (select value from json_each(${list}))`
}

function insertInto(table: keyof Tables, columns: readonly string[]) {
  return (database: Reader, { rows }: { rows: string }) => {
    const ofJson = isPostgres(database)
      ? sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
          from json_populate_recordset(null::${sql.table(table)}, ${rows})`
      : sql`select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))}
          from json_each(${rows})`
    return (database as Any).insertInto(table).columns(columns).expression(ofJson)
  }
}
