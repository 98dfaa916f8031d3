import { randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, type CounterServices } from '#server/shop/core/counter.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { inTransaction, type InputOf } from '#server/shop/core/serve-calls.ts'
import { wallClock } from '#shared/calendar.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'
import { slipCode } from '#shared/shop/mail/slip.ts'

import { asCounterItem, recordItemStep, selectItems } from './mail-items.ts'
import { addTask } from './tasks.ts'

const PAGE = 200
const MAX_MISSING = 500

type Calls = typeof mailCalls

export async function listShelf(
  wanted: InputOf<Calls['listShelf']>,
  _context: SignedInContext,
  { database, facts }: Services,
) {
  const after = Number(wanted.after ?? 0)
  if (!Number.isSafeInteger(after)) throw new CounterError('not_found')
  const { read } = database
  const items = await selectItems(read)
    .where('mail_items.ended_at', 'is', null)
    .where('mail_items.slip', '>', after)
    .orderBy('mail_items.slip')
    .limit(PAGE)
    .execute()
  const last = await read
    .selectFrom('shelf_counts')
    .select('counted_at')
    .orderBy('counted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    items: items.map(asCounterItem),
    next: items.length === PAGE ? (items.at(-1)?.slip ?? null) : null,
    lastCountedOn: last ? wallClock(last.counted_at, facts.timeZone).date : null,
  }
}

export const countShelf = inTransaction<Calls['countShelf']>(
  async (tx, { slips }, by, services) => {
    const seen = new Set(slips)
    const here = await tx
      .selectFrom('mail_items')
      .select('slip')
      .where('ended_at', 'is', null)
      .where('slip', '>', 0)
      .execute()
    const expected = new Set(here.flatMap(({ slip }) => slip ?? []))
    const missing = [...expected].filter((slip) => !seen.has(slip))
    const listed = missing.slice(0, MAX_MISSING)
    const items = listed.length
      ? await selectItems(tx)
          .where(isOneOf(tx, 'mail_items.slip', listed))
          .execute()
      : []
    const earlier = await endFoundTasks(tx, seen, by, services)
    const sought = new Set(earlier.map(({ mail_item_id: id }) => id))
    for (const item of items) {
      if (!sought.has(item.id)) await addTask(tx, 'find-missing', item, services)
    }
    const id = randomUUID()
    const count = { expected: expected.size, missing: missing.length }
    const counted = { id, counted_at: services.now(), counted_by: by.id, ...count }
    await tx.insertInto('shelf_counts').values(counted).execute()
    recordStep(tx, 'count-shelf', 'shelf', id, by, services)
    return {
      expected: expected.size,
      missing: items.map(asCounterItem),
      unexpected: [...seen].filter((slip) => !expected.has(slip)).map(formatSlip),
    }
  },
)

/** Ends the search tasks of items found on the shelf. @returns tasks of items still missing */
async function endFoundTasks(tx: Writer, seen: Set<number>, by: Actor, { now }: CounterServices) {
  const open = await tx
    .selectFrom('tasks')
    .innerJoin('mail_items', 'mail_items.id', 'tasks.mail_item_id')
    .select(['tasks.id', 'mail_item_id', 'slip'])
    .where('tasks.kind', '=', 'find-missing')
    .where('done_at', 'is', null)
    .execute()
  const [found, left] = [true, false].map((isHere) =>
    open.filter(({ slip }) => seen.has(slip ?? 0) === isHere),
  )
  for (const { id, mail_item_id: item } of found ?? []) {
    await tx
      .updateTable('tasks')
      .set({ done_at: now(), done_by: by.id })
      .where('id', '=', id)
      .execute()
    if (item) recordItemStep(tx, item, { action: 'task-find-missing' }, by, now())
  }
  return left ?? []
}

function formatSlip(slip: number) {
  return Number.isSafeInteger(slip) && slip > 0 ? slipCode(slip) : String(slip)
}
