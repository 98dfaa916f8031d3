import * as v from 'valibot'

import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { operations } from '#shared/content/en/operations.ts'
import { eraseSavedEmails } from '#server/email/erase-emails.ts'
import { readSettings } from '#server/settings.ts'
import { emailAddress } from '#shared/account.ts'

import { type Command, runCommand } from './command.ts'
import { eraseInPostgres, eraseInSqlite } from './erase-account.ts'
import { createSupabaseAdmin, readProject } from './supabase-admin.ts'

const words = operations.deleteAccount
const USAGE = 'Usage: npm run delete-account -- ADDRESS'

export const command: Command = async ([text, ...more], environment) => {
  const { success, output: address } = v.safeParse(emailAddress, text)
  if (!success || more.length > 0) throw new Error(USAGE)
  const { databaseUrl, databaseCa, dataDir, supabase } = readSettings(environment)

  const { account, customers, sessions, letters } = databaseUrl
    ? await eraseInPostgres({ databaseUrl, databaseCa }, address)
    : await eraseInSqlite(dataDir, address)
  const files = await eraseSavedEmails(dataDir, address)
  const isKnown = account || customers.length > 0
  return [
    account &&
      interpolate(words.done, { address, sessions: interpolateCount(words.sessions, sessions) }),
    !account && interpolate(isKnown ? words.shopOnly : words.none, { address }),
    supabase && (await removeFromSupabase(customers, environment)),
    letters + files > 0 &&
      interpolate(words.besides, {
        emails: interpolateCount(words.emails, letters),
        files: interpolateCount(words.files, files),
      }),
    isKnown && words.backups,
  ]
    .filter(Boolean)
    .join('\n')
}

if (import.meta.main) await runCommand(command)

/** What the shop held is gone by now: the ids are said, so that nobody has to look for them. */
async function removeFromSupabase(ids: string[], environment: NodeJS.ProcessEnv) {
  const project = readProject(environment)
  if (!project || ids.length === 0) {
    return interpolate(words.supabaseLeft, { ids: ids.join(', ') || words.noId })
  }
  const admin = createSupabaseAdmin(project)
  try {
    for (const id of ids) await admin.remove(id)
  } catch (error) {
    const ended = error instanceof Error ? error.message : ''
    throw new Error(`${ended} ${interpolate(words.supabaseLeft, { ids: ids.join(', ') })}`, {
      cause: error,
    })
  }
  return words.supabaseDone
}
