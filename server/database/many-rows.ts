import { sql, type Insertable } from 'kysely'

import type { Reader } from './database.ts'
import { keepStatement, type KeptStatement } from './kept-statement.ts'
import type { Tables } from './tables.ts'
import { isPostgres } from './together.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- Kysely has no type for a table that is a parameter
type Any = any

const statements = new Map<string, KeptStatement<{ rows: string }, unknown>>()

/**
 * Inserts rows that all have the same columns by one statement, which is kept: however many they are, they are one value of it. It goes
 * along with what is asked next (together.ts).
 *
 * @param adding where a row with that key is there already its sum is added to; no two of the rows have the same key
 */
export async function insertMany<T extends keyof Tables>(
  tx: Reader,
  table: T,
  rows: Insertable<Tables[T]>[],
  adding?: Adding<keyof Tables[T] & string>,
) {
  const [first] = rows
  if (!first) return
  const statement = inserting(table, Object.keys(first), adding)
  await statement.along(tx, { rows: JSON.stringify(rows) })
}

/** The JSON of rows without its brackets, so that what was packed apart can be inserted together. */
export function packRows(rows: object[]) {
  return JSON.stringify(rows).slice(1, -1)
}

/** As `insertMany`, of rows that were packed before; it waits for them. */
export async function insertPacked(
  tx: Reader,
  table: keyof Tables,
  columns: readonly string[],
  packed: string[],
) {
  const rows = packed.filter(Boolean).join(',')
  if (rows) await inserting(table, columns).change(tx, { rows: `[${rows}]` })
}

type Adding<Column extends string = string> = { key: readonly Column[]; sum: Column }

function inserting(table: keyof Tables, columns: readonly string[], adding?: Adding) {
  const shape = `${table} ${columns.join(' ')} ${adding?.sum ?? ''}`
  const statement = statements.get(shape) ?? keepStatement(insertInto(table, columns, adding))
  statements.set(shape, statement)
  return statement
}

/**
 * Whether a column has one of the values of a list, which is one value of a statement however many there are: each length would be
 * another statement, that is planned anew.
 *
 * @param list a kept statement takes the JSON of its texts
 */
export function isOneOf(
  database: Reader,
  column: string,
  list: readonly string[] | readonly number[] | string,
) {
  const name = sql.ref(column)
  const json = Array.isArray(list) ? JSON.stringify(list) : list
  if (!isPostgres(database)) return sql<boolean>`${name} in (select value from json_each(${json}))`
  // Of nothing nobody knows whether it would be numbers.
  if (list.length === 0) return sql<boolean>`false`
  const text = sql`json_array_elements_text(${json})`
  const value = typeof list[0] === 'number' ? sql`${text}::bigint` : text
  return sql<boolean>`${name} = any(array(select ${value}))`
}

function insertInto(table: keyof Tables, columns: readonly string[], adding?: Adding) {
  return (database: Reader, { rows }: { rows: string }) => {
    const ofJson = isPostgres(database)
      ? sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
          from json_populate_recordset(null::${sql.table(table)}, ${rows})`
      : // Without a condition SQLite takes `on conflict` for one of a join.
        sql`select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))}
          from json_each(${rows}) where true`
    const insert = (database as Any).insertInto(table).columns(columns).expression(ofJson)
    return adding ? insert.onConflict(addTo(table, adding)) : insert
  }
}

function addTo(table: string, { key, sum }: Adding) {
  return (conflict: Any) =>
    conflict.columns(key).doUpdateSet(({ eb, ref }: Any) => ({
      [sum]: eb(`${table}.${sum}`, '+', ref(`excluded.${sum}`)),
    }))
}
