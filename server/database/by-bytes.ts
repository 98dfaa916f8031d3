import { sql, type Expression } from 'kysely'

import { isPostgres, type Reader } from './database.ts'

/** A text as PostgreSQL's indexes of the starts of texts compare it, whatever language the database is in. */
export function byBytes(database: Reader, column: Expression<string>) {
  return isPostgres(database) ? sql<string>`${column} collate "C"` : column
}
