import { sql } from 'kysely'

import type { Database } from '#server/database/database.ts'
import { asBigint } from '#server/http/rate-limiter.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const FREE_TRIES = 10
const FREE_WINDOW_MS = 15 * MINUTE_MS
const CALM_MS = 60 * MINUTE_MS
/** After so many in a row only an email unlocks the address. */
export const MAX_IN_A_ROW = 100
/** The key of the count that all unknown networks share; no network's own key looks like it. */
export const STRANGERS = 'strangers'

type Limits = Database['limits']

/** @returns whether it was counted: a try that must wait is not */
export async function countTry(
  limits: Limits,
  { key, lane, at, slowsDown }: { key: string; lane: string; at: number; slowsDown: boolean },
) {
  const first = { count: 1, recent: 1, recentSince: at, blockedUntil: 0, changedAt: at }
  const counted = await limits
    .insertInto('lockouts')
    .values({ address: key, network: lane, ...first })
    .onConflict((conflict) =>
      conflict
        .columns(['address', 'network'])
        .doUpdateSet(slowsDown ? countOneMore() : { count: plusOne, changedAt: at })
        .where('lockouts.blockedUntil', '<=', at)
        .where('lockouts.count', '<', MAX_IN_A_ROW),
    )
    .returning('count')
    .executeTakeFirst()
  return counted !== undefined
}

export async function forgetTries(limits: Limits, { key, lane }: { key: string; lane: string }) {
  const ofKey = limits.deleteFrom('lockouts').where('address', '=', key)
  const gone = await ofKey.where('network', '=', lane).returning('count').executeTakeFirst()
  return gone?.count ?? 0
}

/** Subtracts one network's own tries from the count that all unknown ones share, or resets it. */
export async function forgetStrangers(limits: Limits, key: string, tried: number | 'all') {
  const own = tried === 'all' ? sql`count` : asBigint(tried)
  await limits
    .updateTable('lockouts')
    .set({ count: sql<number>`case when count > ${own} then count - ${own} else 0 end` })
    .where('address', '=', key)
    .where('network', '=', STRANGERS)
    .execute()
}

const plusOne = sql<number>`lockouts.count + 1`

/**
 * Ten tries are free in a quarter of an hour; each further one waits, doubling from one minute to fifteen. The time is read from the
 * proposed row (`excluded`), for fewer parameters.
 */
function countOneMore() {
  const at = sql`excluded.changed_at`
  const calm = sql`lockouts.changed_at <= ${at} - ${sql.lit(CALM_MS)}`
  const windowOver = sql`lockouts.recent < ${sql.lit(FREE_TRIES)} and lockouts.recent_since <= ${at} - ${sql.lit(FREE_WINDOW_MS)}`
  const startsAfresh = sql`(${calm} or (${windowOver}))`
  const recent = sql`case when ${startsAfresh} then 1 else lockouts.recent + 1 end`
  const wait = sql.lit(MINUTE_MS)
  return {
    count: plusOne,
    recent: sql<number>`${recent}`,
    recentSince: sql<number>`case when ${startsAfresh} then ${at} else lockouts.recent_since end`,
    blockedUntil: sql<number>`case ${recent}
      when 10 then ${at} + ${wait}
      when 11 then ${at} + ${wait} * 2
      when 12 then ${at} + ${wait} * 4
      when 13 then ${at} + ${wait} * 8
      else case when ${recent} < ${sql.lit(FREE_TRIES)} then 0 else ${at} + ${wait} * 15 end
      end`,
    changedAt: sql<number>`${at}`,
  }
}
