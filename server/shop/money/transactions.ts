import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Posting } from '#server/database/rows.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, today, type CounterServices } from '#server/shop/core/counter.ts'
import { listReversed } from '#server/shop/core/ledger/reversals.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { isDay, type Day } from '#shared/calendar.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'

type Calls = typeof moneyCalls

const PAGE_ROWS = 25
const CURSOR = /^(\d{1,15}) (.{1,200})$/

export const listPostings: Handler<Calls['listPostings']> = async (
  { day: wanted, before = '' },
  { by },
  services,
) => {
  const { read } = services.database
  const day = shownDay(wanted, by, services)
  const [, at, id] = CURSOR.exec(before) ?? []
  const rows = await read
    .selectFrom('postings')
    .selectAll('postings')
    .where('postedOn', '=', day)
    .$if(at !== undefined, (postings) =>
      postings.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('postings.createdAt', 'postings.id'), '<', tuple(Number(at), id ?? '')),
      ),
    )
    .orderBy('postings.createdAt', 'desc')
    .orderBy('postings.id', 'desc')
    .limit(PAGE_ROWS)
    .execute()
  const ids = rows.map((row) => row.id)
  const reversed = await listReversed(read, ids)
  const clerks = rows.map(({ postedBy }) => postedBy)
  const names = await nameStaff(read, clerks)
  const accountsOf = await listAccounts(read, ids)
  const online = await listOnline(read, rows)
  const last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined
  return {
    day,
    postings: rows.map((row) => ({
      ...row,
      accounts: accountsOf(row.id),
      at: row.createdAt,
      by: names.get(row.postedBy) ?? null,
      isReversed: reversed.has(row.id),
      isOnline: online.has(row.batchId),
    })),
    next: last ? `${last.createdAt} ${last.id}` : null,
  }
}

export async function listAccounts(database: Reader, postingIds: string[]) {
  const entries = await database
    .selectFrom('ledgerEntries')
    .select(['postingId', 'account'])
    .where(isOneOf(database, 'postingId', postingIds))
    .where('account', '!=', 'receivable')
    .execute()
  const byPosting = Map.groupBy(entries, ({ postingId }) => postingId)
  return (id: string) => (byPosting.get(id) ?? []).map(({ account }) => account)
}

/** Batches with a payment by card online. */
async function listOnline(database: Reader, postings: Pick<Posting, 'batchId'>[]) {
  const rows = await database
    .selectFrom('postings')
    .select('batchId')
    .where(
      isOneOf(
        database,
        'batchId',
        postings.map(({ batchId }) => batchId),
      ),
    )
    .where('way', '=', 'card-online')
    .execute()
  return new Set(rows.map(({ batchId }) => batchId))
}

export function shownDay(wanted: string | undefined, by: Actor, services: CounterServices) {
  if (wanted !== undefined && !isDay(wanted)) throw new CounterError('not_found')
  return postingDay(wanted, by, services)
}

/**
 * The day to post on: today, or a past day chosen by an administrator.
 * @throws CounterError `past_day` for a clerk, `day_to_come`
 */
export function postingDay(
  day: Day | undefined,
  { role }: Pick<Actor, 'role'>,
  services: CounterServices,
) {
  const now = today(services)
  if (day === undefined || day === now) return now
  if (role !== 'administrator') throw new CounterError('past_day')
  if (day > now) throw new CounterError('day_to_come', { field: 'day' })
  return day
}
