import type { Writer } from '#server/database/database.ts'
import { recordAction, writeAudit, type Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, type CounterServices } from '#server/shop/core/counter.ts'
import { post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { listReopenings, readTillState } from '#server/shop/core/ledger/till-day.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import type { Day } from '#shared/calendar.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'
import { expectedCash, sumCounts } from '#shared/shop/money/till.ts'

import { readCashFlow } from './get-till.ts'
import { postingDay } from './transactions.ts'

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
  if ((await readTillState(tx, on)) === 'closed') throw new CounterError('day_closed', { day: on })
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
  const { day, counts, reason, closings } = body
  const { now } = services
  const on = postingDay(day, by, services)
  const till = await lockTill(tx, on)
  if (!till) throw new CounterError('till_not_open', { day: on })
  if ((await readTillState(tx, on)) === 'closed') throw new CounterError('day_closed', { day: on })
  const reopenings = await listReopenings(tx, on)
  const turn = reopenings.length
  if (closings !== undefined && closings !== turn) throw new CounterError('till_changed')
  const expected = expectedCash(await readCashFlow(tx, till, [till, ...reopenings]))
  const counted = sumCounts(counts)
  const difference = counted - expected
  if (difference !== 0 && !reason) {
    throw new CounterError('reason_needed', { expected, counted, difference })
  }
  const lines = transfer('cash', 'cash-over-short', difference)
  if (difference !== 0) {
    const id = turn === 0 ? `${on} count` : `${on} count ${turn}`
    const posting = { id, batchId: id, kind: 'count' as const }
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
  await (turn === 0
    ? tx.updateTable('tillDays').set(closing).where('day', '=', on).execute()
    : tx
        .updateTable('tillReopenings')
        .set(closing)
        .where('day', '=', on)
        .where('turn', '=', turn)
        .execute())
})

/** The sealed closing stays; the log's chain, and with it the next seal, covers it and its reopening. */
export const reopenTill = inTransaction<Calls['reopenTill']>(async (tx, body, by, services) => {
  const { day, reason } = body
  const on = postingDay(day, by, services)
  const till = await lockTill(tx, on)
  if (!till) throw new CounterError('till_not_open', { day: on })
  if ((await readTillState(tx, on)) !== 'closed') throw new CounterError('day_not_closed')
  const reopenings = await listReopenings(tx, on)
  const { expectedCents, countedCents } = reopenings.at(-1) ?? till
  const reopening = {
    day: on,
    turn: reopenings.length + 1,
    reopenedAt: services.now(),
    reopenedBy: by.id,
    reopenedByName: by.signature?.name ?? null,
    reopenedByEmail: by.signature?.email ?? null,
    reopenReason: reason,
  }
  await tx.insertInto('tillReopenings').values(reopening).execute()
  const before = { expected: expectedCents, counted: countedCents }
  const about = { entity: 'till', entityId: on, before, reason } as const
  recordAction(tx, by, { action: 'reopen-till', ...about }, services.now())
})
