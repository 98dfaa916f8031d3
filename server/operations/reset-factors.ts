import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import * as v from 'valibot'

import { resetFactors } from '#server/accounts/reset-factors.ts'
import type { Writer } from '#server/database/database.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import type { Tables } from '#server/database/tables.ts'
import { deriveSecrets, loadSecret } from '#server/secrets.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { emailAddress } from '#shared/account.ts'

import { count, runCommand } from './command.ts'
import { explainPostgres, openConnection } from './postgres-client.ts'

const USAGE = 'Usage: npm run reset-factors -- ADDRESS'
/** A server that runs meanwhile may be writing. */
const TIMEOUT_MS = 10_000

await runCommand(async ([text, ...more]) => {
  const { success, output: address } = v.safeParse(emailAddress, text)
  if (!success || more.length > 0) throw new Error(USAGE)
  const settings = readSettings(process.env)
  if (settings.supabase) {
    throw new Error('The accounts are Supabase’s (SUPABASE_URL): reset them there.')
  }

  const reset = await write(settings, async (tx) => {
    const secret = settings.jwtSecret ?? (await loadSecret(settings.dataDir))
    return resetFactors(tx, address, { secrets: deriveSecrets(secret), now: Date.now })
  })
  if (!reset) throw new Error(`${address} has no account here.`)
  const { factors, passkeys } = reset
  return `${address}: ${count(factors, 'second factor')} and ${count(passkeys, 'passkey')} removed, every session ended. The owner is told by email.`
})

/** One unit of work on the database that the settings name, beside a running server. */
function write<Result>(settings: Settings, work: (tx: Writer) => Promise<Result>) {
  const { databaseUrl, databaseCa, dataDir } = settings
  return databaseUrl
    ? writeInPostgres({ databaseUrl, databaseCa }, work)
    : writeInSqlite(dataDir, work)
}

async function writeInPostgres<Result>(
  address: Parameters<typeof openConnection>[0],
  work: (tx: Writer) => Promise<Result>,
) {
  const database = openConnection(address, 'reset-factors')
  try {
    return await database.transaction().execute(work)
  } catch (error) {
    throw explainPostgres(error)
  } finally {
    await database.destroy()
  }
}

async function writeInSqlite<Result>(dataDir: string, work: (tx: Writer) => Promise<Result>) {
  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) throw new Error(`There is no database in ${dataDir} (DATA_DIR).`)
  const connection = new DatabaseSync(file, {
    timeout: TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  const database = createSqliteKysely<Tables>(connection)
  try {
    connection.exec('pragma synchronous = full; begin immediate')
    const result = await database.transaction().execute(work)
    connection.exec('commit')
    return result
  } finally {
    await database.destroy()
  }
}
