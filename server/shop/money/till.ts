import type { Reader, Writer } from '#server/database/database.ts'
import type { TillDay } from '#server/database/rows.ts'
import { recordAction, writeAudit, type Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, type CounterServices } from '#server/shop/core/counter.ts'
import { post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { nameSigner, nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import { inTransaction, type Handler } from '#server/shop/core/serve-calls.ts'
import type { Day } from '#shared/calendar.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'
import { expectedCash, soldAccounts, sumCounts, ways } from '#shared/shop/money/till.ts'

import { postingDay, shownDay } from './postings.ts'

type Calls = typeof moneyCalls

export const openTill = inTransaction<Calls['openTill']>((tx, { floatCents, day }, by, services) =>
  beginTillDay(tx, { on: postingDay(day, by, services), floatCents }, by, services),
)

/**
 * Opens the till for a day; repeating it changes nothing.
 * @throws CounterError when it was opened with another float
 */
export async function beginTillDay(
  tx: Writer,
  { on, floatCents }: { on: Day; floatCents: number },
  by: Actor,
  services: CounterServices,
) {
  const opened = { floatCents, openedAt: services.now(), openedBy: by.id }
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('tillDays')
    .values({ day: on, ...opened })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirstOrThrow()
  if (rows === 1n) {
    return recordStep(tx, 'open-till', 'till', on, by, services, { cents: floatCents })
  }
  const till = await lockTill(tx, on)
  if (till?.floatCents !== floatCents) throw new CounterError('till_open')
}

function lockTill(tx: Writer, day: Day) {
  const till = tx.selectFrom('tillDays').selectAll().where('day', '=', day)
  return till.forUpdate().executeTakeFirst()
}

export const moveCash = inTransaction<Calls['moveCash']>(async (tx, body, by, services) => {
  const { id, direction, cents, reason } = body
  const on = postingDay(undefined, by, services)
  const lines = transfer('cash', direction, direction === 'paid-in' ? cents : -cents)
  const posting = { id: `${id} ${direction}`, batchId: id, kind: direction, rental: null, lines }
  await post(tx, { ...posting, on, by, reason }, services.now())
  const about = { entity: 'till', entityId: on, after: { cents }, reason } as const
  recordAction(tx, by, { action: direction, ...about }, services.now())
})

export const closeTill = inTransaction<Calls['closeTill']>(async (tx, body, by, services) => {
  const { day, counts, reason } = body
  const { now } = services
  const on = postingDay(day, by, services)
  const till = await lockTill(tx, on)
  if (!till) throw new CounterError('till_not_open', { day: on })
  if (till.closedAt) throw new CounterError('day_closed', { day: on })
  const expected = expectedCash(await readCashFlow(tx, till))
  const counted = sumCounts(counts)
  const difference = counted - expected
  if (difference !== 0 && !reason) {
    throw new CounterError('reason_needed', { expected, counted, difference })
  }
  const lines = transfer('cash', 'cash-over-short', difference)
  if (difference !== 0) {
    const posting = { id: `${on} count`, batchId: `${on} count`, kind: 'count' as const }
    await post(tx, { ...posting, rental: null, lines, on, by, reason }, now())
  }
  const about = { entity: 'till', entityId: on, after: { expected, counted }, reason } as const
  recordAction(tx, by, { action: 'close-till', ...about }, services.now())
  const head = await writeAudit(tx)
  const closing = {
    closedAt: now(),
    closedBy: by.id,
    closedByName: by.signature?.name ?? null,
    closedByEmail: by.signature?.email ?? null,
    expectedCents: expected,
    countedCents: counted,
    counts: JSON.stringify(counts),
    reason: reason ?? null,
    auditEntries: head.entries,
    auditHash: head.hash,
  }
  await tx.updateTable('tillDays').set(closing).where('day', '=', on).execute()
})

const MAX_OPEN_DAYS = 31

export const getTill: Handler<Calls['getTill']> = async ({ day: wanted }, { by }, services) => {
  const { read } = services.database
  const day = shownDay(wanted, by, services)
  const till = await read
    .selectFrom('tillDays')
    .selectAll()
    .where('day', '=', day)
    .executeTakeFirst()
  const sums = await sumWays(read, day)
  const sold = await sumSold(read, day)
  const open = await read
    .selectFrom('tillDays')
    .select('day')
    .where('closedAt', 'is', null)
    .where('day', '<', day)
    .orderBy('day')
    .limit(MAX_OPEN_DAYS)
    .execute()
  const before = await read
    .selectFrom('tillDays')
    .select('floatCents')
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const flow = cashFlow(sums, till?.floatCents ?? 0)
  const names = await nameStaff(read, [till?.openedBy ?? null, till?.closedBy ?? null])
  const closing = till?.closedAt && {
    at: till.closedAt,
    by: closedBy(till, names),
    expected: till.expectedCents ?? 0,
    counted: till.countedCents ?? 0,
    counts: JSON.parse(till.counts ?? '{}'),
    reason: till.reason,
    auditEntries: till.auditEntries ?? 0,
    auditHash: till.auditHash ?? '',
  }
  return {
    day,
    state: closing ? ('closed' as const) : till ? ('open' as const) : ('not-open' as const),
    openedAt: till?.openedAt ?? null,
    openedBy: names.get(till?.openedBy ?? '') ?? null,
    previousFloat: before?.floatCents ?? null,
    flow,
    expected: expectedCash(flow),
    totals: ways.map((way) => ({
      way,
      cents: sums.filter((sum) => sum.account === way && sum.kind !== 'count').reduce(add, 0),
    })),
    sold,
    closing: closing || null,
    openDays: open.map((row) => row.day),
  }
}

type WaySum = { account: string; kind: string; cents: number }

/** Cash movements of a day, read in the transaction that closes it. */
export async function readCashFlow(tx: Reader, { day, floatCents }: TillDay) {
  return cashFlow(await sumWays(tx, day), floatCents)
}

async function sumWays(database: Reader, day: string): Promise<WaySum[]> {
  const rows = await database
    .selectFrom('ledgerEntries')
    .select(({ fn }) => ['account', 'kind', fn.sum<number>('cents').as('cents')])
    .where('postedOn', '=', day)
    .where('account', 'in', ways)
    .groupBy(['account', 'kind'])
    .execute()
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }))
}

/** Sales of a day by account, with the tax apart. */
async function sumSold(database: Reader, day: string) {
  const rows = await database
    .selectFrom('ledgerEntries')
    .select(({ fn }) => ['account', fn.sum<number>('cents').as('sum')])
    .where('postedOn', '=', day)
    .where('account', 'in', soldAccounts)
    .groupBy('account')
    .execute()
  return soldAccounts.flatMap((account) => {
    const sum = rows.find((row) => row.account === account)?.sum
    return sum === undefined ? [] : [{ account, cents: 0 - Number(sum) }]
  })
}

function cashFlow(sums: WaySum[], float: number) {
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

function closedBy(
  { closedBy: id, closedByName: name, closedByEmail: email }: TillDay,
  names: Map<string, string>,
) {
  return email ? nameSigner({ name: name ?? '', email }) : (names.get(id ?? '') ?? null)
}
