import type { User } from '#server/database/tables.ts'

import { AccountRefusedError, type NewAccount, type SupabaseAdmin } from './supabase-admin.ts'

const PARALLEL = 4
const ALREADY_THERE = 'email_exists'

/** What became of the accounts; those that failed by their ids and the service's code. */
export type Moved = {
  moved: number
  alreadyThere: number
  failed: { id: string; reason: string }[]
}

/** Moves accounts to Supabase, a few at a time. It may be run again: what is there already is only counted. */
export async function moveAccounts(
  users: AsyncIterator<User>,
  admin: SupabaseAdmin,
  { dryRun, now }: { dryRun: boolean; now: number },
): Promise<Moved> {
  const result: Moved = { moved: 0, alreadyThere: 0, failed: [] }
  let inTrouble = false

  async function moveOne(user: User) {
    try {
      const outcome = dryRun ? await foresee(user, admin) : await move(user, admin, now)
      result[outcome] += 1
    } catch (error) {
      if (!(error instanceof AccountRefusedError)) {
        inTrouble = true
        throw error
      }
      result.failed.push({ id: user.id, reason: error.message })
    }
  }

  async function takeTurns() {
    while (!inTrouble) {
      const next = await users.next()
      if (next.done) return
      await moveOne(next.value)
    }
  }

  await Promise.all(Array.from({ length: PARALLEL }, takeTurns))
  return result
}

async function foresee(user: User, admin: SupabaseAdmin) {
  const email = await admin.findEmail(user.id)
  return email === undefined ? 'moved' : 'alreadyThere'
}

/** An address that is taken is taken by this very account, moved before, or by a stranger to it. */
async function move(user: User, admin: SupabaseAdmin, now: number) {
  try {
    await admin.create(asAccount(user, now))
    return 'moved'
  } catch (error) {
    if (!(error instanceof AccountRefusedError) || error.message !== ALREADY_THERE) throw error
    if ((await admin.findEmail(user.id)) === user.email) return 'alreadyThere'
    throw new AccountRefusedError('the address belongs to another account there')
  }
}

function asAccount(user: User, now: number): NewAccount {
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
