import type { Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Rental } from '#server/database/rows.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, today, type CounterServices } from '#server/shop/core/counter.ts'
import { findContact } from '#server/shop/core/customers/customers.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { sendMailEmail } from '#server/shop/core/emails/customer-emails.ts'
import { tryLockRental } from '#server/shop/core/idempotency/locks.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import type { AuditAction } from '#shared/content/audit.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'

import { recordItemStep } from './mail-items.ts'

type Calls = typeof mailCalls

export const sendOn = inTransaction<Calls['sendOn']>(async (tx, { items }, by, services) => {
  const here = await lockWaitingItems(tx, items)
  if (!here.rental || here.items.some(({ state }) => state === 'to-return')) {
    throw new CounterError('not_waiting', { items })
  }
  await endItems(tx, here, { state: 'remailed', action: 'send-on' }, by, services)
})

export const returnItems = inTransaction<Calls['returnItems']>(
  async (tx, { items }, by, services) => {
    const here = await lockWaitingItems(tx, items)
    const { rental } = here
    const isTheirs = here.items.some(({ state }) => state !== 'to-return')
    if (rental && isTheirs) refuseReturnWithoutRequest(rental, services)
    await endItems(tx, here, { state: 'returned', action: 'return-item' }, by, services)
  },
)

/** Mail of a current or recent customer may be returned only if they asked for it in writing (DMM 508.1.8.3). */
function refuseReturnWithoutRequest(
  { closedOn, remailDeclinedOn }: Rental,
  services: CounterServices,
) {
  if (remailDeclinedOn) return
  const day = today(services)
  const { remailUntil } = planClosing(closedOn ?? day)
  if (remailUntil >= day) throw new CounterError('remail_duty', { until: remailUntil })
}

type LockedItems = Awaited<ReturnType<typeof lockWaitingItems>>

/**
 * Locks waiting items of one customer. Lock order: box, then items.
 * @throws CounterError `not_waiting` with the items that left
 */
export async function lockWaitingItems(tx: Writer, wanted: string[]) {
  const ids = [...new Set(wanted)]
  const first = await tx
    .selectFrom('mailItems')
    .selectAll()
    .where('id', '=', ids[0] ?? '')
    .executeTakeFirst()
  const rental = first?.rentalId ? await tryLockRental(tx, first.rentalId) : undefined
  const waiting = await tx
    .selectFrom('mailItems')
    .selectAll()
    .where(isOneOf(tx, 'id', ids))
    .where('endedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const items = waiting.filter(({ rentalId }) => rentalId === (rental?.id ?? null))
  if (items.length < ids.length) {
    const here = new Set(items.map(({ id }) => id))
    throw new CounterError('not_waiting', { items: ids.filter((id) => !here.has(id)) })
  }
  return { items, rental }
}

type End = { state: 'remailed' | 'returned'; action: AuditAction }

export async function endItems(
  tx: Writer,
  { items, rental }: LockedItems,
  { state, action }: End,
  by: Actor,
  services: CounterServices,
) {
  const now = services.now()
  const ids = items.map(({ id }) => id)
  await tx
    .updateTable('mailItems')
    .set({ state, notice: 'none', endedAt: now, endedBy: by.id })
    .where(isOneOf(tx, 'id', ids))
    .execute()
  await endTasks(tx, ids, by, services)
  for (const { id, box } of items) {
    recordItemStep(tx, id, { action, after: { box, state } }, by, now)
  }
  if (!rental) return
  if (state === 'remailed') {
    const [first] = items
    const sent = items.map(({ kind, tracking }) => ({ kind, tracking }))
    const clerk = (await findContact(tx, by.id))?.firstName
    const facts = { box: first?.box ?? rental.box, sent, at: now, ...(clerk && { clerk }) }
    await sendMailEmail(tx, 'mail-sent-on', rental, facts, services)
  }
  await noteLeft(tx, rental.id, services)
}

export async function endTasks(
  tx: Writer,
  items: string[],
  by: Actor,
  { now }: Pick<CounterServices, 'now'>,
) {
  await tx
    .updateTable('tasks')
    .set({ doneAt: now(), doneBy: by.id })
    .where(isOneOf(tx, 'mailItemId', items))
    .where('doneAt', 'is', null)
    .execute()
}
