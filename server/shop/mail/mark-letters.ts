import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import * as v from 'valibot'

import type { Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { today, type CounterServices } from '#server/shop/core/counter.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import { wallClock } from '#shared/calendar.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'
import { box as boxNumber } from '#shared/shop/mail/items.ts'

import { lockBoxStates } from './box-state.ts'
import { recordItemStep } from './mail-items.ts'

export const markLetters = inTransaction<(typeof mailCalls)['markLetters']>(
  async (tx, body, by, services) => {
    const entered = [...new Set(body.boxes)]
    const walked = entered.filter((entry) => v.is(boxNumber, entry))
    const stateOf = await lockBoxStates(tx, walked, today(services))
    const rented = walked.flatMap((walkedTo) => {
      const { state, rental, movedTo: box = walkedTo } = stateOf(walkedTo)
      return state === 'rented' && rental ? { walkedTo, box, rentalId: rental.id } : []
    })
    // A customer may have been walked to at a former number, too.
    const each = new Map(rented.map((one) => [one.rentalId, one]))
    if (each.size > 0) await mark(tx, [...each.values()], by, services)
    const marked = rented.map(({ walkedTo }) => walkedTo)
    const others = entered.filter((box) => !marked.includes(box))
    const routeOf = (box: number) => (walked.includes(box) ? stateOf(box).state : 'no-box')
    return { marked, refused: others.map((box) => ({ box, state: routeOf(box) })) }
  },
)

type Rented = { box: number; rentalId: string }

/**
 * A box has at most one mark for letters; finding letters again on a later day renews it and its notice. Rows are locked in one
 * order, so that two walks at once can't deadlock: the second waits, then finds the marks of the first.
 */
async function mark(tx: Writer, rented: Rented[], by: Actor, services: CounterServices) {
  const now = services.now()
  const rentals = rented.map(({ rentalId }) => rentalId)
  const marks = await tx
    .selectFrom('mailItems')
    .select(['id', 'rentalId', 'receivedAt'])
    .where(isOneOf(tx, 'rentalId', rentals))
    .where('state', '=', sql.lit('waiting'))
    .where('kind', '=', sql.lit('letters'))
    .orderBy('id')
    .forUpdate()
    .execute()
  const markOf = new Map(marks.map((existing) => [existing.rentalId, existing]))
  const isOld = ({ receivedAt }: { receivedAt: number }) =>
    wallClock(receivedAt, services.facts.timeZone).date !== today(services)
  const renewed = new Set([...markOf.values()].filter(isOld).map(({ id }) => id))
  if (renewed.size > 0) {
    await tx
      .updateTable('mailItems')
      .set({ receivedAt: now, receivedBy: by.id, notice: 'due' })
      .where(isOneOf(tx, 'id', [...renewed]))
      .execute()
  }
  const added = await addMarks(
    tx,
    rented.filter(({ rentalId }) => !markOf.has(rentalId)),
    by,
    now,
  )
  for (const { box, rentalId } of rented) {
    const after = { box }
    const old = markOf.get(rentalId)?.id
    if (old && renewed.has(old)) {
      recordItemStep(tx, old, { action: 'letters-again', after }, by, now)
    }
    const id = added.get(box)
    if (id) recordItemStep(tx, id, { action: 'letters', after }, by, now)
  }
}

async function addMarks(tx: Writer, rented: Rented[], by: Actor, now: number) {
  if (rented.length === 0) return new Map<number, string>()
  const inOrder = rented.toSorted((one, other) => one.box - other.box)
  const rows = inOrder.map(({ box, rentalId }) => ({
    id: randomUUID(),
    rentalId,
    box,
    kind: 'letters' as const,
    state: 'waiting' as const,
    notice: 'due' as const,
    receivedAt: now,
    receivedBy: by.id,
  }))
  const added = await tx
    .insertInto('mailItems')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['box', 'id'])
    .execute()
  return new Map(added.map(({ box, id }) => [box, id]))
}
