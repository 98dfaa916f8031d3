import { sql, SqliteAdapter, type Kysely } from 'kysely'

export type ColumnTypes = ReturnType<typeof columnTypes>

/** How the two databases spell what their tables share: 64-bit numbers, text in the order of its bytes, and that a column holds its own type only. */
export function columnTypes(database: Kysely<unknown>) {
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter
  return {
    isSqlite,
    number: isSqlite ? sql`integer` : sql`bigint`,
    byBytes: isSqlite ? sql`` : sql`collate "C"`,
    strict: isSqlite ? sql`strict` : sql``,
  }
}

/** That a column holds one of a few words, or nothing. */
export function oneOf(column: string, words: readonly string[]) {
  const list = words.map((word) => `'${word}'`).join(', ')
  return sql.raw(`check (${column} in (${list}))`)
}

/** That a column holds a calendar day, `YYYY-MM-DD`, or nothing: instants are numbers. */
export function isDay(column: string) {
  return sql.raw(`check (${column} like '____-__-__')`)
}
