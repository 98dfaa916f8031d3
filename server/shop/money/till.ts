import type { Writer } from '#server/database/database.ts'
import type { TillDay } from '#server/database/money-tables.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { clerkOf } from '#server/shop/clerk-of.ts'
import { recordAudit } from '#server/shop/audit.ts'
import { type Clerk, CounterError, type CounterServices } from '#server/shop/counter.ts'
import { post } from '#server/shop/ledger.ts'
import { readShopBody } from '#server/shop/read-shop-body.ts'
import type { Day } from '#shared/calendar.ts'
import { closeTillBody, movementBody, openTillBody } from '#shared/rental/money-requests.ts'
import { expectedCash, sumCounts } from '#shared/rental/till.ts'

import { findRepeated } from './batches.ts'
import { readCashFlow } from './get-till.ts'
import { postingDay } from './posting-day.ts'

/** POST /shop/v1/staff/money/till/open: begins the day with what lies in the drawer. */
export async function openTill(context: SignedInContext, services: Services) {
  const { floatCents, day } = await readShopBody(context, openTillBody)
  const by = clerkOf(context)
  const on = postingDay(day, by, services)
  await services.database.write((tx) => beginTillDay(tx, { on, floatCents }, by, services))
  return Response.json({})
}

/** Begins a day of the till; the same again changes nothing. @throws CounterError when it has begun with another float */
export async function beginTillDay(
  tx: Writer,
  { on, floatCents }: { on: Day; floatCents: number },
  by: Clerk,
  { now }: CounterServices,
) {
  const begun = { float_cents: floatCents, opened_at: now(), opened_by: by.id }
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('till_days')
    .values({ day: on, ...begun })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirstOrThrow()
  if (rows === 1n) return record(tx, 'open-till', on, by, now(), { cents: floatCents })
  const till = await lockTill(tx, on)
  if (till?.float_cents !== floatCents) throw new CounterError('till_open')
}

/** POST /shop/v1/staff/money/till/movements: cash put in or taken out that no customer pays or gets. */
export async function moveCash(context: SignedInContext, services: Services) {
  const { id, direction, cents, reason } = await readShopBody(context, movementBody)
  const by = clerkOf(context)
  const on = postingDay(undefined, by, services)
  const signed = direction === 'paid-in' ? cents : -cents
  await services.database.write(async (tx) => {
    if (await findRepeated(tx, id, { kind: direction, rental_id: null, cents })) return
    const lines = [
      { account: 'cash' as const, cents: signed },
      { account: direction, cents: -signed },
    ]
    const posting = { id: `${id} ${direction}`, batchId: id, kind: direction, rental: null, lines }
    await post(tx, { ...posting, on, by, reason }, services.now())
    await record(tx, direction, on, by, services.now(), { cents }, reason)
  })
  return Response.json({})
}

/** POST /shop/v1/staff/money/till/close: the drawer is counted, and the day is sealed. */
export async function closeTill(context: SignedInContext, services: Services) {
  const { day, counts, reason } = await readShopBody(context, closeTillBody)
  const by = clerkOf(context)
  const { now } = services
  const on = postingDay(day, by, services)
  await services.database.write(async (tx) => {
    const till = await lockTill(tx, on)
    if (!till) throw new CounterError('till_not_open', { day: on })
    if (till.closed_at) throw new CounterError('day_closed', { day: on })
    const expected = expectedCash(await readCashFlow(tx, till))
    const counted = sumCounts(counts)
    const difference = counted - expected
    if (difference !== 0 && !reason) {
      throw new CounterError('reason_needed', { expected, counted, difference })
    }
    const lines = [
      { account: 'cash' as const, cents: difference },
      { account: 'cash-over-short' as const, cents: -difference },
    ]
    if (difference !== 0) {
      const posting = { id: `${on} count`, batchId: `${on} count`, kind: 'count' as const }
      await post(tx, { ...posting, rental: null, lines, on, by, reason }, now())
    }
    await record(tx, 'close-till', on, by, now(), { expected, counted }, reason)
    const head = await tx.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
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
    await tx.updateTable('till_days').set(closing).where('day', '=', on).execute()
  })
  return Response.json({})
}

function lockTill(tx: Writer, day: Day): Promise<TillDay | undefined> {
  return tx
    .selectFrom('till_days')
    .selectAll()
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
}

async function record(
  tx: Writer,
  action: string,
  day: Day,
  { id: actor, role, requestId }: Clerk,
  now: number,
  after: Parameters<typeof recordAudit>[1]['after'],
  reason?: string,
) {
  const about = { action, entity: 'till', entityId: day }
  await recordAudit(tx, { actor, role, requestId, ...about, after, reason }, now)
}
