import { lockDirectory } from '#server/database/directory-lock.ts'
import type { User } from '#server/database/tables.ts'
import { isLoopback, readSettings } from '#server/settings.ts'

import { openSnapshot } from './backup/open-snapshot.ts'
import { runCommand } from './command.ts'
import { moveAccounts, type Moved } from './move-accounts.ts'
import { createSupabaseAdmin } from './supabase-admin.ts'

const USAGE = 'Usage: npm run move-to-supabase -- [--dry-run]'

await runCommand(async (words) => {
  const dryRun = words[0] === '--dry-run'
  if (words.length > (dryRun ? 1 : 0)) throw new Error(USAGE)

  const { url, key } = readProject(process.env)
  const settings = readSettings({ ...process.env, SUPABASE_URL: '', SUPABASE_KEY: '' })
  const snapshot = await openSnapshot(settings)
  const lock = dryRun || settings.databaseUrl ? undefined : lockAgainstServer(settings.dataDir)
  try {
    const users = snapshot.rows('users')[Symbol.asyncIterator]() as AsyncIterator<unknown>
    const admin = createSupabaseAdmin(url, key)
    const now = Date.now()
    return tell(await moveAccounts(users as AsyncIterator<User>, admin, { dryRun, now }), dryRun)
  } finally {
    await snapshot.close()
    lock?.release()
  }
})

function readProject(environment: NodeJS.ProcessEnv) {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: key } = environment
  const url = URL.parse(SUPABASE_URL ?? '')
  if (!url || !key) throw new Error('Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY first.')
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new Error(
      'SUPABASE_URL must begin with https://, or the secret key would travel in clear.',
    )
  }
  return { url: url.origin, key }
}

/** Accounts made meanwhile would be missed. */
function lockAgainstServer(dataDir: string) {
  try {
    return lockDirectory(dataDir)
  } catch {
    throw new Error(`A server runs on ${dataDir} (DATA_DIR): stop it, then move the accounts.`)
  }
}

function tell({ moved, alreadyThere, failed }: Moved, dryRun: boolean) {
  const lines = [
    `${dryRun ? 'To be moved' : 'Moved'}: ${moved}. There already: ${alreadyThere}. Failed: ${failed.length}.`,
    ...failed.map(({ id, reason }) => `Account ${id} was not moved: ${reason}.`),
  ]
  if (failed.length > 0) process.exitCode = 1
  return lines.join('\n')
}
