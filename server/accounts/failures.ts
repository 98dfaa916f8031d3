import type { KeyObject } from 'node:crypto'

import { sql } from 'kysely'

import type { Database } from '#server/database/database.ts'

import { hashKey } from './limiter.ts'

export type Failures = {
  /**
   * Counts a try of a password before it is checked, so that many at once can't slip through.
   *
   * @returns 0 when it may be checked, else the milliseconds to wait
   */
  begin(address: string): Promise<number>
  /** The password was right, or the owner came by a link in a letter. */
  forgive(address: string): Promise<void>
  /** Forgets addresses that nobody has tried for a month, and the least tried beyond what may be kept. */
  purge(): Promise<void>
}

const MINUTE_MS = 60_000
const FREE_TRIES = 10
const FREE_WINDOW_MS = 15 * MINUTE_MS
const CALM_MS = 60 * MINUTE_MS
/** After that many in a row only a letter helps. */
const MAX_IN_A_ROW = 100
const LOCKED_WAIT_MS = 15 * MINUTE_MS
const KEEP_MS = 30 * 24 * 60 * MINUTE_MS
/** As in limiter.ts. */
const MAX_ROWS = 100_000
const PURGE_EVERY_TRIES = 5_000
const KEPT_ROWS = MAX_ROWS - PURGE_EVERY_TRIES

/** Counts wrong passwords per address, whether or not it has an account, in the limits of all processes. */
export function createFailures(
  limits: Database['limits'],
  secret: KeyObject,
  now: () => number,
): Failures {
  let tries = 0

  async function begin(address: string) {
    tries += 1
    if (tries % PURGE_EVERY_TRIES === 0) await purge()

    const key = hashKey(secret, address)
    const at = now()
    const counted = await limits
      .insertInto('failures')
      .values({ key, count: 1, recent: 1, recent_since: at, blocked_until: 0, changed_at: at })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(countOneMore(at))
          .where('failures.blocked_until', '<=', at)
          .where('failures.count', '<', MAX_IN_A_ROW),
      )
      .returning('key')
      .executeTakeFirst()
    if (counted) return 0

    const row = await limits
      .selectFrom('failures')
      .select(['blocked_until', 'count'])
      .where('key', '=', key)
      .executeTakeFirst()
    if (row && row.count >= MAX_IN_A_ROW) {
      await keep(key, at)
      return LOCKED_WAIT_MS
    }
    return Math.max(1, (row?.blocked_until ?? at) - at)
  }

  /** Whoever goes on trying a locked address keeps it locked: it is forgotten only once nobody tries. */
  async function keep(key: string, at: number) {
    await limits.updateTable('failures').set({ changed_at: at }).where('key', '=', key).execute()
  }

  async function forgive(address: string) {
    await limits.deleteFrom('failures').where('key', '=', hashKey(secret, address)).execute()
  }

  async function purge() {
    await limits
      .deleteFrom('failures')
      .where('changed_at', '<', now() - KEEP_MS)
      .execute()
    const tooMany = limits
      .selectFrom('failures')
      .select('key')
      .orderBy('count', 'desc')
      .orderBy('changed_at', 'desc')
      .offset(KEPT_ROWS)
      .limit(MAX_ROWS)
    await limits.deleteFrom('failures').where('key', 'in', tooMany).execute()
  }

  return { begin, forgive, purge }
}

/** Ten are free in a quarter of an hour; after each one more, a wait that doubles from one minute to fifteen. */
function countOneMore(at: number) {
  const calm = sql`failures.changed_at <= ${whole(at - CALM_MS)}`
  const windowOver = sql`failures.recent < ${whole(FREE_TRIES)} and failures.recent_since <= ${whole(at - FREE_WINDOW_MS)}`
  const startsAfresh = sql`(${calm} or (${windowOver}))`
  const recent = sql`case when ${startsAfresh} then 1 else failures.recent + 1 end`
  const wait = whole(MINUTE_MS)
  return {
    count: sql<number>`failures.count + 1`,
    recent: sql<number>`${recent}`,
    recent_since: sql<number>`case when ${startsAfresh} then ${whole(at)} else failures.recent_since end`,
    blocked_until: sql<number>`case ${recent}
      when 10 then ${whole(at)} + ${wait}
      when 11 then ${whole(at)} + ${wait} * 2
      when 12 then ${whole(at)} + ${wait} * 4
      when 13 then ${whole(at)} + ${wait} * 8
      else case when ${recent} < ${whole(FREE_TRIES)} then 0 else ${whole(at)} + ${wait} * 15 end
      end`,
    changed_at: at,
  }
}

/** A parameter whose type PostgreSQL need not guess. */
function whole(value: number) {
  return sql`cast(${value} as bigint)`
}
