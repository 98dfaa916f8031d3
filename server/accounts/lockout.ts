import type { KeyObject } from 'node:crypto'

import { countFound } from '#server/database/count-found.ts'
import type { Database } from '#server/database/database.ts'
import { hashKey } from '#server/http/rate-limiter.ts'
import { tooManyRequests } from '#server/http/rate-limits.ts'
import { MINUTE_MS } from '#shared/durations.ts'

import { countTry, forgetStrangers, forgetTries, MAX_IN_A_ROW, STRANGERS } from './tries.ts'

type Attempt = { address: string; network: string }

export type Lockout = {
  /**
   * Counts a try before its check, so that concurrent tries can't slip through.
   * @returns 0 when it may be checked, else the milliseconds to wait
   */
  count(attempt: Attempt): Promise<number>
  /**
   * Like `count`, for a sign-in: the networks of an address share a second count.
   * @returns also how long networks unknown to the account must wait
   */
  countSignIn(attempt: Attempt): Promise<{ waitMs: number; strangersWaitMs: number }>
  /** Resets this network's count after a right secret. */
  reset(attempt: Attempt): Promise<void>
  /** Like `reset`, after a sign-in; from a network unknown to the account it also resets the shared count. */
  resetSignIn(attempt: Attempt, isKnownNetwork: boolean): Promise<void>
  resetAll(address: string): Promise<void>
  purge(): Promise<void>
}

const LOCKED_WAIT_MS = 15 * MINUTE_MS
const KEEP_MS = 30 * 24 * 60 * MINUTE_MS
/** A flood of made-up addresses must not fill the disk: the oldest counts go first. */
const MAX_ROWS = 100_000
const PURGE_EVERY_ROWS = 5_000
const KEPT_ROWS = MAX_ROWS - PURGE_EVERY_ROWS

/**
 * Counts wrong passwords per address and network, whether or not the address has an account, in the database's limits. All networks share a
 * second count against distributed guessing, which locks out unknown networks only. Counting is the same for known and unknown networks: a
 * difference would tell neighbors on a network that there is an account.
 */
export function createLockout(
  limits: Database['limits'],
  secret: KeyObject,
  now: () => number,
): Lockout {
  let rows = 0
  const keyOf = (address: string) => hashKey(secret, address)

  async function countAlone(attempt: Attempt) {
    await purgeAtTimes(1)
    return countNetwork(attempt, now())
  }

  async function countSignIn(attempt: Attempt) {
    await purgeAtTimes(2)
    const at = now()
    const waitMs = await countNetwork(attempt, at)
    if (waitMs > 0) return { waitMs, strangersWaitMs: 0 }
    const key = keyOf(attempt.address)
    const isCounted = await countTry(limits, { key, lane: STRANGERS, at, slowsDown: false })
    return { waitMs, strangersWaitMs: isCounted ? 0 : await waitFor(key, STRANGERS, at) }
  }

  async function purgeAtTimes(added: number) {
    rows += added
    if (rows < PURGE_EVERY_ROWS) return
    rows = 0
    await purge()
  }

  async function countNetwork({ address, network }: Attempt, at: number) {
    const [key, lane] = [keyOf(address), keyOf(network)]
    const isCounted = await countTry(limits, { key, lane, at, slowsDown: true })
    return isCounted ? 0 : waitFor(key, lane, at)
  }

  async function waitFor(key: string, lane: string, at: number) {
    const row = await limits
      .selectFrom('lockouts')
      .select(['blockedUntil', 'count'])
      .where('address', '=', key)
      .where('network', '=', lane)
      .executeTakeFirst()
    if (!row || row.count < MAX_IN_A_ROW) return Math.max(1, (row?.blockedUntil ?? at) - at)
    // Tries on a locked address keep it locked: its count goes only once they stop.
    await limits
      .updateTable('lockouts')
      .set({ changedAt: at })
      .where('address', '=', key)
      .where('network', '=', lane)
      .execute()
    return LOCKED_WAIT_MS
  }

  function reset({ address, network }: Attempt) {
    return forgetTries(limits, { key: keyOf(address), lane: keyOf(network) })
  }

  async function resetSignIn(attempt: Attempt, isKnownNetwork: boolean) {
    const tried = await reset(attempt)
    // A sign-in from a known network gives unknown ones no new tries.
    await forgetStrangers(limits, keyOf(attempt.address), isKnownNetwork ? tried : 'all')
  }

  async function resetAll(address: string) {
    await limits.deleteFrom('lockouts').where('address', '=', keyOf(address)).execute()
  }

  async function purge() {
    await limits
      .deleteFrom('lockouts')
      .where('changedAt', '<', now() - KEEP_MS)
      .execute()
    if ((await countFound(limits.selectFrom('lockouts'))) <= KEPT_ROWS) return
    const least = await limits
      .selectFrom('lockouts')
      .select(['count', 'changedAt'])
      .orderBy('count', 'desc')
      .orderBy('changedAt', 'desc')
      .offset(KEPT_ROWS)
      .limit(1)
      .executeTakeFirstOrThrow()
    await limits
      .deleteFrom('lockouts')
      .where((row) =>
        row.or([
          row('count', '<', least.count),
          row.and([row('count', '=', least.count), row('changedAt', '<=', least.changedAt)]),
        ]),
      )
      .execute()
  }

  return {
    count: countAlone,
    countSignIn,
    reset: async (attempt) => void (await reset(attempt)),
    resetSignIn,
    resetAll,
    purge,
  }
}

/** @throws ApiError 429 after too many tries */
export async function countAttempt(attempt: Attempt, { lockout }: { lockout: Lockout }) {
  const waitMs = await lockout.count(attempt)
  if (waitMs > 0) throw tooManyRequests(waitMs)
}
