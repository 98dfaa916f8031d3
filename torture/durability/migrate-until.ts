import { DatabaseSync, StatementSync } from 'node:sqlite'

import { migrate } from '#server/database/migrate.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import type { Tables } from '#server/database/tables.ts'

/** Migrates a database file, and kills itself before the nth statement. */
const [file = '', last = '0'] = process.argv.slice(2)
let count = 0

function countOne() {
  count += 1
  if (count === Number(last)) process.kill(process.pid, 'SIGKILL')
}

for (const name of ['run', 'all'] as const) {
  const really = StatementSync.prototype[name]
  Reflect.set(StatementSync.prototype, name, function (this: StatementSync, ...values: never[]) {
    countOne()
    return Reflect.apply(really, this, values)
  })
}
const connection = new DatabaseSync(file, { enableForeignKeyConstraints: true })
connection.exec('pragma journal_mode = wal; pragma synchronous = full')
const database = createSqliteKysely<Tables>(connection)
await migrate(database, 'sqlite')
await database.destroy()
process.stdout.write(String(count))
