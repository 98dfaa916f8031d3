import { sql, type Insertable } from 'kysely'

import { isPostgres, type Reader } from './database.ts'
import type { Tables } from './tables.ts'

/** Parameters of one statement: SQLite takes 32,766 of them. */
const MAX_VALUES = 5_000

export async function insertMany<T extends keyof Tables>(
  tx: Reader,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
) {
  const [first = {}] = rows
  const atOnce = Math.floor(MAX_VALUES / Math.max(1, Object.keys(first).length))
  for (let at = 0; at < rows.length; at += atOnce) {
    await tx
      .insertInto(table)
      .values(rows.slice(at, at + atOnce))
      .execute()
  }
}

/**
 * Whether a column has one of the values; the list is one parameter, whatever its length.
 * @param list also as JSON, of texts
 */
export function isOneOf(
  database: Reader,
  column: string,
  list: readonly string[] | readonly number[] | string,
) {
  const name = sql.ref(column)
  const json = Array.isArray(list) ? JSON.stringify(list) : list
  if (!isPostgres(database)) return sql<boolean>`${name} in (select value from json_each(${json}))`
  if (list.length === 0) return sql<boolean>`false`
  const text = sql`json_array_elements_text(${json})`
  const value = typeof list[0] === 'number' ? sql`${text}::bigint` : text
  return sql<boolean>`${name} = any(array(select ${value}))`
}
