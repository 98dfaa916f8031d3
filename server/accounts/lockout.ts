import type { KeyObject } from 'node:crypto'

import { sql } from 'kysely'

import type { Database } from '#server/database/database.ts'
import { asBigint, hashKey } from '#server/http/rate-limiter.ts'
import { tooManyRequests } from '#server/http/rate-limits.ts'

/** Who tries a password: for which address, from which network, and whether the account was signed in to from there. */
type PasswordAttempt = { address: string; network: string; isKnownNetwork: boolean }

export type Lockout = {
  /**
   * Counts a try of a password before it is checked, so that many at once can't slip through.
   *
   * @returns 0 when it may be checked, else the milliseconds to wait
   */
  count(attempt: PasswordAttempt): Promise<number>
  /** The password was right: what this network tried is forgotten. */
  reset(attempt: PasswordAttempt): Promise<void>
  /** The owner came by a link in an email: everything is forgotten. */
  resetAll(address: string): Promise<void>
  /** Forgets addresses that nobody has tried for a month, and the least tried beyond what may be kept. */
  purge(): Promise<void>
}

const MINUTE_MS = 60_000
const FREE_TRIES = 10
const FREE_WINDOW_MS = 15 * MINUTE_MS
const CALM_MS = 60 * MINUTE_MS
/** After that many in a row only an email helps. */
const MAX_IN_A_ROW = 100
const LOCKED_WAIT_MS = 15 * MINUTE_MS
const KEEP_MS = 30 * 24 * 60 * MINUTE_MS
/** As in http/rate-limiter.ts. */
const MAX_ROWS = 100_000
const PURGE_EVERY_ROWS = 5_000
const KEPT_ROWS = MAX_ROWS - PURGE_EVERY_ROWS
/** All networks together from which the account was never signed in to; none has this name. */
const STRANGERS = 'strangers'

class LockedOut extends Error {
  readonly network: string
  constructor(network: string) {
    super(network)
    this.network = network
  }
}

/**
 * Counts wrong passwords per address and network, whether or not the address has an account, in the limits of all
 * processes. Networks that the account does not know share a second count, so that nobody guesses from a thousand of
 * them, and whoever does locks none but strangers out.
 */
export function createLockout(
  limits: Database['limits'],
  secret: KeyObject,
  now: () => number,
): Lockout {
  let rows = 0
  const keyOf = (address: string) => hashKey(secret, address)

  async function countAttempt({ address, network, isKnownNetwork }: PasswordAttempt) {
    rows += isKnownNetwork ? 1 : 2
    if (rows >= PURGE_EVERY_ROWS) {
      rows = 0
      await purge()
    }

    const key = keyOf(address)
    const at = now()
    try {
      await limits.transaction().execute(async (tx) => {
        await count(tx, key, keyOf(network), at, true)
        if (!isKnownNetwork) await count(tx, key, STRANGERS, at, false)
      })
      return 0
    } catch (error) {
      if (error instanceof LockedOut) return waitFor(key, error.network, at)
      throw error
    }
  }

  async function waitFor(key: string, network: string, at: number) {
    const row = await limits
      .selectFrom('lockouts')
      .select(['blocked_until', 'count'])
      .where('address', '=', key)
      .where('network', '=', network)
      .executeTakeFirst()
    if (!row || row.count < MAX_IN_A_ROW) return Math.max(1, (row?.blocked_until ?? at) - at)
    // Whoever goes on trying a locked address keeps it locked: it is forgotten only once nobody tries.
    await limits
      .updateTable('lockouts')
      .set({ changed_at: at })
      .where('address', '=', key)
      .where('network', '=', network)
      .execute()
    return LOCKED_WAIT_MS
  }

  async function reset({ address, network, isKnownNetwork }: PasswordAttempt) {
    const counted = [keyOf(network), ...(isKnownNetwork ? [] : [STRANGERS])]
    await limits
      .deleteFrom('lockouts')
      .where('address', '=', keyOf(address))
      .where('network', 'in', counted)
      .execute()
  }

  async function resetAll(address: string) {
    await limits.deleteFrom('lockouts').where('address', '=', keyOf(address)).execute()
  }

  async function purge() {
    await limits
      .deleteFrom('lockouts')
      .where('changed_at', '<', now() - KEEP_MS)
      .execute()
    const { count: rowCount } = await limits
      .selectFrom('lockouts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (rowCount <= KEPT_ROWS) return
    const least = await limits
      .selectFrom('lockouts')
      .select(['count', 'changed_at'])
      .orderBy('count', 'desc')
      .orderBy('changed_at', 'desc')
      .offset(KEPT_ROWS)
      .limit(1)
      .executeTakeFirstOrThrow()
    await limits
      .deleteFrom('lockouts')
      .where((row) =>
        row.or([
          row('count', '<', least.count),
          row.and([row('count', '=', least.count), row('changed_at', '<=', least.changed_at)]),
        ]),
      )
      .execute()
  }

  return { count: countAttempt, reset, resetAll, purge }
}

/** @throws LockedOut when this try must wait */
async function count(
  limits: Database['limits'],
  address: string,
  network: string,
  at: number,
  slowsDown: boolean,
) {
  const first = { count: 1, recent: 1, recent_since: at, blocked_until: 0, changed_at: at }
  const counted = await limits
    .insertInto('lockouts')
    .values({ address, network, ...first })
    .onConflict((conflict) =>
      conflict
        .columns(['address', 'network'])
        .doUpdateSet(slowsDown ? countOneMore(at) : { count: plusOne, changed_at: at })
        .where('lockouts.blocked_until', '<=', at)
        .where('lockouts.count', '<', MAX_IN_A_ROW),
    )
    .returning('count')
    .executeTakeFirst()
  if (!counted) throw new LockedOut(network)
}

const plusOne = sql<number>`lockouts.count + 1`

/** Ten are free in a quarter of an hour; after each one more, a wait that doubles from one minute to fifteen. */
function countOneMore(at: number) {
  const calm = sql`lockouts.changed_at <= ${asBigint(at - CALM_MS)}`
  const windowOver = sql`lockouts.recent < ${asBigint(FREE_TRIES)} and lockouts.recent_since <= ${asBigint(at - FREE_WINDOW_MS)}`
  const startsAfresh = sql`(${calm} or (${windowOver}))`
  const recent = sql`case when ${startsAfresh} then 1 else lockouts.recent + 1 end`
  const wait = asBigint(MINUTE_MS)
  return {
    count: plusOne,
    recent: sql<number>`${recent}`,
    recent_since: sql<number>`case when ${startsAfresh} then ${asBigint(at)} else lockouts.recent_since end`,
    blocked_until: sql<number>`case ${recent}
      when 10 then ${asBigint(at)} + ${wait}
      when 11 then ${asBigint(at)} + ${wait} * 2
      when 12 then ${asBigint(at)} + ${wait} * 4
      when 13 then ${asBigint(at)} + ${wait} * 8
      else case when ${recent} < ${asBigint(FREE_TRIES)} then 0 else ${asBigint(at)} + ${wait} * 15 end
      end`,
    changed_at: at,
  }
}

/** @throws ApiError 429 when too many passwords were tried for the address, known or not */
export async function countPasswordAttempt(
  attempt: PasswordAttempt,
  { lockout }: { lockout: Lockout },
) {
  const waitMs = await lockout.count(attempt)
  if (waitMs > 0) throw tooManyRequests(waitMs)
}
