import type { Reader } from '#server/database/database.ts'
import type { TillDay } from '#server/database/money-tables.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { isDay } from '#shared/calendar.ts'
import type { TillAnswer } from '#shared/rental/money-answers.ts'
import { type CashFlow, expectedCash, ways } from '#shared/rental/till.ts'

import { postingDay } from './posting-day.ts'
import { CounterError } from '#server/shop/counter.ts'

/** More days are never left open. */
const MAX_OPEN_DAYS = 31

/** GET /shop/v1/staff/money/till?day=: what went through the till on a day; of a past one for the administrator alone. */
export async function getTill(context: SignedInContext, services: Services) {
  const { read } = services.database
  const asked = context.query.get('day') ?? undefined
  if (asked !== undefined && !isDay(asked)) throw new CounterError('not_found')
  const day = postingDay(asked, context.by, services)
  const till = await read
    .selectFrom('till_days')
    .selectAll()
    .where('day', '=', day)
    .executeTakeFirst()
  const sums = await sumWays(read, day)
  const flow = cashFlow(sums, till?.float_cents ?? 0)
  const open = await read
    .selectFrom('till_days')
    .select('day')
    .where('closed_at', 'is', null)
    .where('day', '<', day)
    .orderBy('day')
    .limit(MAX_OPEN_DAYS)
    .execute()
  const before = await read
    .selectFrom('till_days')
    .select('float_cents')
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const closing = till?.closed_at && {
    at: till.closed_at,
    by: await emailOf(read, till.closed_by),
    expected: till.expected_cents ?? 0,
    counted: till.counted_cents ?? 0,
    counts: JSON.parse(till.counts ?? '{}'),
    reason: till.reason,
    auditEntries: till.audit_entries ?? 0,
    auditHash: till.audit_hash ?? '',
  }
  return Response.json({
    day,
    state: closing ? 'closed' : till ? 'open' : 'not-open',
    openedAt: till?.opened_at ?? null,
    openedBy: await emailOf(read, till?.opened_by ?? null),
    previousFloat: before?.float_cents ?? null,
    flow,
    expected: expectedCash(flow),
    totals: ways.map((way) => ({
      way,
      cents: sums.filter((sum) => sum.account === way && sum.kind !== 'count').reduce(add, 0),
    })),
    closing: closing || null,
    openDays: open.map((row) => row.day),
  } satisfies TillAnswer)
}

type WaySum = { account: string; kind: string; cents: number }

/** What went through the drawer on a day, within the transaction that closes it. */
export async function readCashFlow(tx: Reader, { day, float_cents }: TillDay) {
  return cashFlow(await sumWays(tx, day), float_cents)
}

async function sumWays(database: Reader, day: string): Promise<WaySum[]> {
  const rows = await database
    .selectFrom('ledger_entries')
    .select(({ fn }) => ['account', 'kind', fn.sum<number>('cents').as('sum')])
    .where('posted_on', '=', day)
    .where('account', 'in', ways)
    .groupBy(['account', 'kind'])
    .execute()
  return rows.map(({ account, kind, sum }) => ({ account, kind, cents: Number(sum) }))
}

function cashFlow(sums: WaySum[], float: number): CashFlow {
  const of = (kind: string) =>
    sums.filter((sum) => sum.account === 'cash' && sum.kind === kind).reduce(add, 0)
  return {
    float,
    payments: of('payment'),
    refunds: 0 - of('refund'),
    reversals: of('reversal'),
    paidIn: of('paid-in'),
    paidOut: 0 - of('paid-out'),
  }
}

function add(sum: number, { cents }: WaySum) {
  return sum + cents
}

async function emailOf(database: Reader, id: string | null) {
  if (!id) return null
  const row = await database
    .selectFrom('staff')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.email ?? null
}
