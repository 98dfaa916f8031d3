import { isPostgres, type Writer } from '#server/database/database.ts'

/** SQLite writes synchronously: other requests run after each batch. */
const SQLITE_BATCH = 25
/** PostgreSQL serves others meanwhile, and each statement costs a round trip. */
const POSTGRES_BATCH = 500

export function importBatchSize(tx: Writer) {
  return isPostgres(tx) ? POSTGRES_BATCH : SQLITE_BATCH
}
