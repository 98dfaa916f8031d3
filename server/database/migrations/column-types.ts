import { type Kysely, sql, SqliteAdapter } from 'kysely'

/** How the two databases spell what their tables share: 64-bit numbers, and that a column holds its own type only. */
export function columnTypes(database: Kysely<unknown>) {
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter
  return {
    isSqlite,
    number: isSqlite ? sql`integer` : sql`bigint`,
    strict: isSqlite ? sql`strict` : sql``,
  }
}
