import { createHmac, type KeyObject } from 'node:crypto'

import { sql } from 'kysely'

import type { Database } from '#server/database/database.ts'

/** A leaky bucket: `count` at once, then one more each `periodMs / count`. */
export type Limit = { name: string; count: number; periodMs: number }

/** A limit and its subject (of `who` only a keyed hash is stored). */
export type Counter = { limit: Limit; who: string }

export type RateLimiter = {
  /**
   * Counts one try in all of the counters, or in none.
   *
   * @returns undefined when allowed, else the first counter that refuses and the milliseconds to wait
   */
  consume(...counters: Counter[]): Promise<{ limit: Limit; waitMs: number } | undefined>
  purge(): Promise<void>
}

/** Each purge leaves room for the rows before the next. */
const MAX_ROWS = 100_000
const PURGE_EVERY_ROWS = 5_000
const KEPT_ROWS = MAX_ROWS - PURGE_EVERY_ROWS
const KEY_BYTES = 18

type Row = { limit: Limit; key: string }
class LimitReached extends Error {
  readonly row: Row
  constructor(row: Row) {
    super(row.limit.name)
    this.row = row
  }
}

/**
 * Limits shared by all processes on one database: GCRA, one row and one statement for each counter.
 * @see https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
 */
export function createRateLimiter(
  limits: Database['limits'],
  secret: KeyObject,
  now: () => number,
): RateLimiter {
  let counted = 0

  async function consume(...counters: Counter[]) {
    counted += counters.length
    if (counted >= PURGE_EVERY_ROWS) {
      counted = 0
      await purge()
    }
    const rows = counters.map(({ limit, who }) => ({
      limit,
      key: `${limit.name}:${hashKey(secret, who)}`,
    }))
    const at = now()
    const [first, ...others] = rows
    if (first && others.length === 0) {
      return (await consumeOne(limits, first, at)) ? undefined : explain(first, at)
    }
    // Always in the same order, against deadlocks.
    const ordered = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    try {
      await limits.transaction().execute(async (tx) => {
        for (const row of ordered) if (!(await consumeOne(tx, row, at))) throw new LimitReached(row)
      })
      return undefined
    } catch (error) {
      if (error instanceof LimitReached) return explain(error.row, at)
      throw error
    }
  }

  async function explain({ limit, key }: Row, at: number) {
    const row = await limits
      .selectFrom('limits')
      .select('fullAt')
      .where('key', '=', key)
      .executeTakeFirst()
    return { limit, waitMs: Math.max(1, (row?.fullAt ?? at) - lastAllowed(limit, at)) }
  }

  async function purge() {
    await limits.deleteFrom('limits').where('fullAt', '<', now()).execute()
    const oldestKept = await limits
      .selectFrom('limits')
      .select('fullAt')
      .orderBy('fullAt', 'desc')
      .offset(KEPT_ROWS)
      .limit(1)
      .executeTakeFirst()
    if (!oldestKept) return
    await limits.deleteFrom('limits').where('fullAt', '<=', oldestKept.fullAt).execute()
  }

  return { consume, purge }
}

async function consumeOne(limits: Database['limits'], { limit, key }: Row, at: number) {
  const stepMs = limit.periodMs / limit.count
  const counted = await limits
    .insertInto('limits')
    .values({ key, fullAt: at + stepMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          fullAt: sql<number>`case when limits.full_at > ${asBigint(at)} then limits.full_at else ${asBigint(at)} end + ${asBigint(stepMs)}`,
        })
        .where('limits.fullAt', '<=', lastAllowed(limit, at)),
    )
    .returning('fullAt')
    .executeTakeFirst()
  return counted !== undefined
}

function lastAllowed({ count, periodMs }: Limit, at: number) {
  return at + periodMs - periodMs / count
}

export function hashKey(secret: KeyObject, who: string) {
  return createHmac('sha256', secret)
    .update(who)
    .digest()
    .subarray(0, KEY_BYTES)
    .toString('base64url')
}

/** Spares PostgreSQL guessing the parameter's type. */
export function asBigint(value: number) {
  return sql`cast(${value} as bigint)`
}

/**
 * A limit for all clients together, part of it reserved for networks that were not seen within its period. One block of networks gets at
 * most a quarter of the whole and a tenth of the reserve.
 */
type SharedLimit = Record<'general' | 'reserve' | 'first' | 'block' | 'blockOfReserve', Limit>

export function shareLimit(
  name: string,
  count: number,
  periodMs: number,
  reserved = count / 5,
): SharedLimit {
  const part = (suffix: string, size: number) => ({ name: name + suffix, count: size, periodMs })
  return {
    general: part('', count - reserved),
    reserve: part('-reserve', reserved),
    first: part('-first', 1),
    block: part('-block', Math.ceil(count / 4)),
    blockOfReserve: part('-block-reserve', Math.ceil(reserved / 10)),
  }
}

type Network = { site: string; block: string }

/**
 * Counts one use of a shared limit together with other counters, all or none. Once the general part is used up, a network not seen within
 * the period draws on the reserve.
 */
export async function consumeShare(
  rateLimiter: RateLimiter,
  { general, reserve, first, block: ofBlock, blockOfReserve }: SharedLimit,
  { site, block }: Network,
  counters: Counter[] = [],
) {
  const newcomer = { limit: first, who: site }
  const all = [...counters, { limit: ofBlock, who: block }]
  const refused = await rateLimiter.consume(...all, { limit: general, who: 'everybody' })
  if (refused?.limit === general) {
    const few = { limit: blockOfReserve, who: block }
    return rateLimiter.consume(...all, few, newcomer, { limit: reserve, who: 'everybody' })
  }
  if (!refused) await rateLimiter.consume(newcomer)
  return refused
}
