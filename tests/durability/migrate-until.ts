import { DatabaseSync, StatementSync } from 'node:sqlite'

import { migrate } from '#server/database/migrate.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import type { Tables } from '#server/database/tables.ts'

/**
 * Migrates a database file, and kills itself before the nth statement; without a number it goes through, prints how many
 * statements there were, and leaves a copy of the file at each commit: FILE.0, FILE.1 …
 */
const [file = '', last] = process.argv.slice(2)
let statements = 0
let commits = 0
let schema = ''

const connection = new DatabaseSync(file, { enableForeignKeyConstraints: true })
// What was written outlives a killed process, synced or not.
connection.exec('pragma journal_mode = wal; pragma synchronous = off')
const really = { run: StatementSync.prototype.run, all: StatementSync.prototype.all }
for (const name of ['run', 'all'] as const) {
  Reflect.set(StatementSync.prototype, name, function (this: StatementSync, ...values: never[]) {
    statements += 1
    if (statements === Number(last)) process.kill(process.pid, 'SIGKILL')
    const result: unknown = Reflect.apply(really[name], this, values)
    if (!last && !connection.isTransaction) keepCopy()
    return result
  })
}
const database = createSqliteKysely<Tables>(connection)
await migrate(database, 'sqlite')
await database.destroy()
process.stdout.write(JSON.stringify({ statements, commits }))

/** Of each schema that a start can find. */
function keepCopy() {
  const asked = connection.prepare('select sql from sqlite_schema order by name')
  const found = JSON.stringify(Reflect.apply(really.all, asked, []))
  if (found === schema) return
  schema = found
  connection.exec(`vacuum into '${file}.${commits}'`)
  commits += 1
}
