import * as v from 'valibot'

import { readSettings } from '#server/settings.ts'
import { emailAddress } from '#shared/account.ts'

import { count, runCommand } from './command.ts'
import { eraseInPostgres, eraseInSqlite, eraseSavedEmails } from './erase-account.ts'

const USAGE = 'Usage: npm run delete-account -- ADDRESS'

await runCommand(async ([text, ...more]) => {
  const { success, output: address } = v.safeParse(emailAddress, text)
  if (!success || more.length > 0) throw new Error(USAGE)
  const { databaseUrl, databaseCa, dataDir, supabase } = readSettings(process.env)
  if (supabase) throw new Error('The accounts are Supabase’s (SUPABASE_URL): delete it there.')

  const { account, sessions, letters } = databaseUrl
    ? await eraseInPostgres({ databaseUrl, databaseCa }, address)
    : await eraseInSqlite(dataDir, address)
  const files = await eraseSavedEmails(dataDir, address)
  return [
    account
      ? `${address}: the account is deleted, with ${count(sessions, 'session')}.`
      : `${address} has no account here.`,
    letters + files > 0 &&
      `Erased besides: ${count(letters, 'waiting letter')}, ${count(files, 'kept file')}.`,
    account && 'Backups hold it until they are replaced; after a restore, delete it again.',
  ]
    .filter(Boolean)
    .join('\n')
})
