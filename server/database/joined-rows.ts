import type { Selectable } from 'kysely'

import type { Tables } from './tables.ts'

type Row<T extends keyof Tables> = Selectable<Tables[T]>

/**
 * A table that is joined whole with others in one statement.
 *
 * @param columns all that it has
 */
export function joinable<T extends keyof Tables & string>(
  table: T,
  columns: Record<keyof Tables[T] & string, true>,
) {
  type Column = keyof Tables[T] & string
  const names = Object.keys(columns) as Column[]
  const pairs = names.map((column) => [column, `${table}_${column}`] as const)

  return {
    /** Each column under a name that no other table has. */
    selection: names.map((column) => `${table}.${column} as ${table}_${column}` as const),
    /** Its row out of a joined one; nothing where none was joined. */
    take(joined: object): Row<T> | undefined {
      const from = joined as Record<string, unknown>
      if (from[`${table}_id`] === null) return undefined
      const row: Record<string, unknown> = {}
      for (const [column, name] of pairs) row[column] = from[name]
      return row as Row<T>
    },
  }
}
