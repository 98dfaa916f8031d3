import { lockDirectory } from '#server/database/data-directory.ts'
import type { User } from '#server/database/rows.ts'
import { readSettings } from '#server/settings.ts'
import { operations } from '#shared/content/operations.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Stored } from './backup/format.ts'
import { openSnapshot, type Snapshot } from './backup/snapshot.ts'
import { runCommand, type Command } from './command.ts'
import {
  AccountRefusedError,
  createSupabaseAdmin,
  readProject,
  type NewAccount,
  type SupabaseAdmin,
} from './supabase-admin.ts'

const sentences = operations.moveToSupabase
const USAGE = 'Usage: npm run move-to-supabase -- [--dry-run]'
const PARALLEL = 4
const ALREADY_THERE = 'email_exists'

export const command: Command = async (words, environment) => {
  const dryRun = words[0] === '--dry-run'
  if (words.length > (dryRun ? 1 : 0)) throw new Error(USAGE)

  const project = readProject(environment)
  if (!project) throw new Error('Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY first.')
  const settings = readSettings({ ...environment, SUPABASE_URL: '', SUPABASE_KEY: '' })
  const snapshot = await openSnapshot(settings)
  const lock = dryRun || settings.databaseUrl ? undefined : lockAgainstServer(settings.dataDir)
  try {
    const users = snapshot.rows('users')[Symbol.asyncIterator]() as AsyncIterator<unknown>
    const admin = createSupabaseAdmin(project)
    const now = Date.now()
    const result = await moveAccounts(users as AsyncIterator<StoredUser>, admin, { dryRun, now })
    return report(result, await countWithFactors(snapshot), dryRun)
  } finally {
    await snapshot.close()
    lock?.release()
  }
}

if (import.meta.main) await runCommand(command)

function lockAgainstServer(dataDir: string) {
  try {
    return lockDirectory(dataDir)
  } catch {
    throw new Error(`A server runs on ${dataDir} (DATA_DIR): stop it, then move the accounts.`)
  }
}

async function countWithFactors(snapshot: Snapshot) {
  const owners = new Set<unknown>()
  for (const table of ['factors', 'passkeys'] as const) {
    for await (const row of snapshot.rows(table)) {
      if (row.status !== 'unverified') owners.add(row.user_id)
    }
  }
  return owners.size
}

function report({ moved, alreadyThere, failed }: Moved, withFactors: number, dryRun: boolean) {
  const lines = [
    interpolate(dryRun ? sentences.dryRun : sentences.done, {
      moved,
      alreadyThere,
      failed: failed.length,
    }),
    ...failed.map(({ id, reason }) => interpolate(sentences.failed, { id, reason })),
    ...(withFactors > 0 ? [interpolate(sentences.withFactors, { count: withFactors })] : []),
  ]
  if (failed.length > 0) process.exitCode = 1
  return lines.join('\n')
}

type StoredUser = Stored<User>

type Moved = {
  moved: number
  alreadyThere: number
  failed: { id: string; reason: string }[]
}

/** Moves accounts to Supabase, a few at a time. It may be run again: existing ones are only counted. */
async function moveAccounts(
  users: AsyncIterator<StoredUser>,
  admin: SupabaseAdmin,
  { dryRun, now }: { dryRun: boolean; now: number },
): Promise<Moved> {
  const result: Moved = { moved: 0, alreadyThere: 0, failed: [] }
  let hasFailed = false

  async function moveOne(user: StoredUser) {
    try {
      const outcome = dryRun ? await checkOnly(user, admin) : await move(user, admin, now)
      result[outcome] += 1
    } catch (error) {
      if (!(error instanceof AccountRefusedError)) {
        hasFailed = true
        throw error
      }
      result.failed.push({ id: user.id, reason: error.message })
    }
  }

  async function moveNext() {
    while (!hasFailed) {
      const next = await users.next()
      if (next.done) return
      await moveOne(next.value)
    }
  }

  // When one fails, the moves under way finish before the database is closed.
  const ended = await Promise.allSettled(Array.from({ length: PARALLEL }, moveNext))
  const failure = ended.find((one) => one.status === 'rejected')
  if (failure) throw failure.reason
  return result
}

async function checkOnly(user: StoredUser, admin: SupabaseAdmin) {
  const email = await admin.findEmail(user.id)
  return email === undefined ? 'moved' : 'alreadyThere'
}

/** An address in use belongs to this very account, moved before, or to another one. */
async function move(user: StoredUser, admin: SupabaseAdmin, now: number) {
  try {
    await admin.create(asAccount(user, now))
    return 'moved'
  } catch (error) {
    if (!(error instanceof AccountRefusedError) || error.message !== ALREADY_THERE) throw error
    if ((await admin.findEmail(user.id)) === user.email) return 'alreadyThere'
    throw new AccountRefusedError(sentences.addressTaken)
  }
}

function asAccount(user: StoredUser, now: number): NewAccount {
  const bannedSeconds = Math.ceil(((user.banned_until ?? 0) - now) / 1_000)
  return {
    id: user.id,
    email: user.email,
    ...(user.password_hash && { password_hash: user.password_hash }),
    email_confirm: user.confirmed_at !== null,
    user_metadata: JSON.parse(user.user_metadata),
    app_metadata: JSON.parse(user.app_metadata),
    ...(bannedSeconds > 0 && { ban_duration: `${bannedSeconds}s` }),
  }
}
