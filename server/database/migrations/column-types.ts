import { sql, SqliteAdapter, type Kysely } from 'kysely'

export type ColumnTypes = ReturnType<typeof columnTypes>

/** Types that differ between the databases: 64-bit numbers, C collation, strict tables. */
export function columnTypes(database: Kysely<unknown>) {
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter
  return {
    isSqlite,
    number: isSqlite ? sql`integer` : sql`bigint`,
    cCollation: isSqlite ? sql`` : sql`collate "C"`,
    strict: isSqlite ? sql`strict` : sql``,
  }
}

export function oneOf(column: string, words: readonly string[]) {
  const list = words.map((word) => `'${word}'`).join(', ')
  return sql.raw(`check (${column} in (${list}))`)
}

export function isDay(column: string) {
  return sql.raw(`check (${column} like '____-__-__')`)
}
