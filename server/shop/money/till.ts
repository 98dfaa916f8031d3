import type { Writer } from '#server/database/database.ts'
import type { TillDay } from '#server/database/money-tables.ts'
import { lockRow, updateRows } from '#server/database/rows.ts'
import { type Actor, recordDeed, writeAudit } from '#server/shop/audit.ts'
import { counterCall } from '#server/shop/counter-call.ts'
import { CounterError, type CounterServices } from '#server/shop/counter.ts'
import { post, transfer } from '#server/shop/ledger.ts'
import type { Day } from '#shared/calendar.ts'
import { closeTillBody, movementBody, openTillBody } from '#shared/rental/money-requests.ts'
import { expectedCash, sumCounts } from '#shared/rental/till.ts'

import { findRepeated } from './batches.ts'
import { readCashFlow } from './get-till.ts'
import { postingDay } from './posting-day.ts'

/** POST /shop/v1/staff/money/till/open: begins the day with what lies in the drawer. */
export const openTill = counterCall(openTillBody, (tx, { floatCents, day }, by, services) =>
  beginTillDay(tx, { on: postingDay(day, by, services), floatCents }, by, services),
)

/** Begins a day of the till; the same again changes nothing. @throws CounterError when it has begun with another float */
export async function beginTillDay(
  tx: Writer,
  { on, floatCents }: { on: Day; floatCents: number },
  by: Actor,
  services: CounterServices,
) {
  const begun = { float_cents: floatCents, opened_at: services.now(), opened_by: by.id }
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('till_days')
    .values({ day: on, ...begun })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirstOrThrow()
  if (rows === 1n) {
    const about = { entity: 'till', entityId: on, after: { cents: floatCents } } as const
    return recordDeed(tx, by, { action: 'open-till', ...about }, services.now())
  }
  const till = await lockTill(tx, on)
  if (till?.float_cents !== floatCents) throw new CounterError('till_open')
}

/** POST /shop/v1/staff/money/till/movements: cash put in or taken out that no customer pays or gets. */
export const moveCash = counterCall(movementBody, async (tx, body, by, services) => {
  const { id, direction, cents, reason } = body
  const on = postingDay(undefined, by, services)
  if (await findRepeated(tx, id, { kind: direction, rental_id: null, cents })) return
  const lines = transfer('cash', direction, direction === 'paid-in' ? cents : -cents)
  const posting = { id: `${id} ${direction}`, batchId: id, kind: direction, rental: null, lines }
  await post(tx, { ...posting, on, by, reason }, services.now())
  const about = { entity: 'till', entityId: on, after: { cents }, reason } as const
  recordDeed(tx, by, { action: direction, ...about }, services.now())
})

/** POST /shop/v1/staff/money/till/close: the drawer is counted, and the day is sealed. */
export const closeTill = counterCall(closeTillBody, async (tx, body, by, services) => {
  const { day, counts, reason } = body
  const { now } = services
  const on = postingDay(day, by, services)
  const till = await lockTill(tx, on)
  if (!till) throw new CounterError('till_not_open', { day: on })
  if (till.closed_at) throw new CounterError('day_closed', { day: on })
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
  recordDeed(tx, by, { action: 'close-till', ...about }, services.now())
  const head = await writeAudit(tx)
  const closing = {
    closed_at: now(),
    closed_by: by.id,
    expected_cents: expected,
    counted_cents: counted,
    counts: JSON.stringify(counts),
    reason: reason ?? null,
    audit_entries: head.entries,
    audit_hash: head.hash,
  }
  await updateRows(tx, 'till_days', { day: on }, closing)
})

function lockTill(tx: Writer, day: Day): Promise<TillDay | undefined> {
  return lockRow(tx, 'till_days', { day })
}
