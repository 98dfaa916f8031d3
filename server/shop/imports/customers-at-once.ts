import { isPostgres, type Writer } from '#server/database/database.ts'

/** SQLite writes synchronously: other requests run after each batch. */
const IN_ONE_TURN = 25
/** PostgreSQL blocks nobody else, and each statement costs a round trip. */
const IN_ONE_STATEMENT = 500

export function customersAtOnce(tx: Writer) {
  return isPostgres(tx) ? IN_ONE_STATEMENT : IN_ONE_TURN
}
