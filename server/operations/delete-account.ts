import * as v from 'valibot'

import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { operations } from '#shared/content/en/operations.ts'
import { readSettings } from '#server/settings.ts'
import { emailAddress } from '#shared/account.ts'

import { runCommand } from './command.ts'
import { eraseInPostgres, eraseInSqlite, eraseSavedEmails } from './erase-account.ts'

const words = operations.deleteAccount
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
      ? interpolate(words.done, { address, sessions: interpolateCount(words.sessions, sessions) })
      : interpolate(words.none, { address }),
    letters + files > 0 &&
      interpolate(words.besides, {
        emails: interpolateCount(words.emails, letters),
        files: interpolateCount(words.files, files),
      }),
    account && words.backups,
  ]
    .filter(Boolean)
    .join('\n')
})
