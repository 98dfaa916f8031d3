import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import type { Tables } from '#server/database/tables.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { checkAudit } from '#server/shop/check-audit.ts'
import { operations } from '#shared/content/en/operations.ts'
import { interpolate } from '#shared/interpolate.ts'

import { runCommand } from './command.ts'
import { openConnection } from './postgres-client.ts'

const words = operations.checkAudit
const USAGE = 'Usage: npm run check-audit'

await runCommand(async (more) => {
  if (more.length > 0) throw new Error(USAGE)
  const database = open(readSettings(process.env))
  try {
    let check = await checkAudit(database)
    while (!check.isDone) check = await checkAudit(database, check.through)
    const { through, brokenAt, hash } = check
    if (brokenAt !== null) throw new Error(interpolate(words.broken, { row: brokenAt }))
    return interpolate(words.whole, { count: through, hash: hash || '-' })
  } finally {
    await database.destroy()
  }
})

/** Beside a running server, which may be writing. */
function open({ databaseUrl, databaseCa, dataDir }: Settings) {
  if (databaseUrl) return openConnection({ databaseUrl, databaseCa }, 'check-audit')
  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) throw new Error(`There is no database in ${dataDir} (DATA_DIR).`)
  return createSqliteKysely<Tables>(new DatabaseSync(file, { readOnly: true }))
}
