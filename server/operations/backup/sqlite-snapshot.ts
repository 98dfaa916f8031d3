import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { DATABASE_FILE } from '#server/database/sqlite.ts'

import type { Row } from './format.ts'
import type { Snapshot } from './snapshot.ts'

const BUSY_TIMEOUT_MS = 5_000

/** A read transaction of its own connection: in WAL mode it sees one state, and writers go on beside it. */
export function openSqliteSnapshot(dataDir: string): Snapshot {
  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) throw new Error(`There is no database in ${dataDir} (DATA_DIR).`)

  const connection = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  connection.exec('begin')
  const marks = connection.prepare('select name from migrations order by name').all()
  return {
    kind: 'sqlite',
    schema: marks.map(({ name }) => String(name)),
    async *rows(table) {
      for (const row of connection.prepare(`select * from ${table} order by id`).iterate()) {
        yield row as Row
      }
    },
    close: async () => connection.close(),
  }
}
