import { isPostgres, type Writer } from '#server/database/database.ts'

/** SQLite writes within one turn of the event loop: after so many everybody else has theirs. */
const IN_ONE_TURN = 25
/** On PostgreSQL nobody waits for a statement but whoever sent it, and each is a way there and back. */
const IN_ONE_STATEMENT = 500

/** How many customers are written, or removed, by one statement. */
export function customersAtOnce(tx: Writer) {
  return isPostgres(tx) ? IN_ONE_STATEMENT : IN_ONE_TURN
}
