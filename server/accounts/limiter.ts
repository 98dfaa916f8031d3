import { createHmac, type KeyObject } from 'node:crypto'

import { sql } from 'kysely'

import type { Database } from '#server/database/database.ts'

/** So many at once, and after that one more each time this share of the period has passed. */
export type Limit = { name: string; count: number; periodMs: number }

export type Limiter = {
  /**
   * Counts one try of `who` (an address of any kind; only its keyed hash is kept).
   *
   * @returns 0 when it is allowed, else the milliseconds to wait
   */
  take(limit: Limit, who: string): Promise<number>
  /** Forgets what has run out, and the oldest beyond what may be kept. */
  purge(): Promise<void>
}

/** So many rows are there at most: each purge leaves room for those that come before the next. */
const MAX_ROWS = 100_000
const PURGE_EVERY_TAKES = 5_000
const KEPT_ROWS = MAX_ROWS - PURGE_EVERY_TAKES
const KEY_BYTES = 18

/**
 * Limits shared by all processes on one database: GCRA, one row and one statement each.
 *
 * @see https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
 */
export function createLimiter(
  limits: Database['limits'],
  secret: KeyObject,
  now: () => number,
): Limiter {
  let takes = 0

  async function take({ name, count, periodMs }: Limit, who: string) {
    takes += 1
    if (takes % PURGE_EVERY_TAKES === 0) await purge()

    const key = `${name}:${hashKey(secret, who)}`
    const stepMs = periodMs / count
    const at = now()
    const lastAllowed = at + periodMs - stepMs
    const taken = await limits
      .insertInto('limits')
      .values({ key, full_at: at + stepMs })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            full_at: sql<number>`case when limits.full_at > ${whole(at)} then limits.full_at else ${whole(at)} end + ${whole(stepMs)}`,
          })
          .where('limits.full_at', '<=', lastAllowed),
      )
      .returning('full_at')
      .executeTakeFirst()
    if (taken) return 0

    const row = await limits
      .selectFrom('limits')
      .select('full_at')
      .where('key', '=', key)
      .executeTakeFirst()
    return Math.max(1, (row?.full_at ?? at) - lastAllowed)
  }

  async function purge() {
    await limits.deleteFrom('limits').where('full_at', '<', now()).execute()
    const oldestKept = await limits
      .selectFrom('limits')
      .select('full_at')
      .orderBy('full_at', 'desc')
      .offset(KEPT_ROWS)
      .limit(1)
      .executeTakeFirst()
    if (!oldestKept) return
    await limits.deleteFrom('limits').where('full_at', '<=', oldestKept.full_at).execute()
  }

  return { take, purge }
}

/** What stands for an address in a key: the same for the same address, and nobody can tell which. */
export function hashKey(secret: KeyObject, who: string) {
  return createHmac('sha256', secret)
    .update(who)
    .digest()
    .subarray(0, KEY_BYTES)
    .toString('base64url')
}

/** A parameter whose type PostgreSQL need not guess. */
function whole(value: number) {
  return sql`cast(${value} as bigint)`
}
