import { randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, type CounterServices } from '#server/shop/core/counter.ts'
import { inTransaction, type Handler } from '#server/shop/core/serve-calls.ts'
import { wallClock } from '#shared/calendar.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'
import { slipCode } from '#shared/shop/mail/slip.ts'

import { endTasks } from './end-items.ts'
import { asCounterItem, recordItemStep, selectItems } from './mail-items.ts'
import { addTask } from './tasks.ts'

const PAGE = 200
const MAX_MISSING = 500

type Calls = typeof mailCalls

export const listShelf: Handler<Calls['listShelf']> = async (
  wanted,
  _context,
  { database, facts },
) => {
  const after = Number(wanted.after ?? 0)
  if (!Number.isSafeInteger(after)) throw new CounterError('not_found')
  const { read } = database
  const items = await selectItems(read)
    .where('mailItems.endedAt', 'is', null)
    .where('mailItems.slip', '>', after)
    .orderBy('mailItems.slip')
    .limit(PAGE)
    .execute()
  const last = await read
    .selectFrom('shelfCounts')
    .select('countedAt')
    .orderBy('countedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    items: items.map(asCounterItem),
    next: items.length === PAGE ? (items.at(-1)?.slip ?? null) : null,
    lastCountedOn: last ? wallClock(last.countedAt, facts.timeZone).date : null,
  }
}

export const countShelf = inTransaction<Calls['countShelf']>(
  async (tx, { slips }, by, services) => {
    const seen = new Set(slips)
    const here = await tx
      .selectFrom('mailItems')
      .select('slip')
      .where('endedAt', 'is', null)
      .where('slip', '>', 0)
      .execute()
    const expected = new Set(here.flatMap(({ slip }) => slip ?? []))
    const missing = [...expected].filter((slip) => !seen.has(slip))
    const items = await lockItems(tx, missing.slice(0, MAX_MISSING))
    const sought = await endFoundTasks(tx, seen, by, services)
    for (const item of items) {
      if (!sought.has(item.id)) await addTask(tx, 'find-missing', item, services)
    }
    const id = randomUUID()
    const count = { expected: expected.size, missing: missing.length }
    const counted = { id, countedAt: services.now(), countedBy: by.id, ...count }
    await tx.insertInto('shelfCounts').values(counted).execute()
    recordStep(tx, 'count-shelf', 'shelf', id, by, services)
    return {
      expected: expected.size,
      missing: items.map(asCounterItem),
      unexpected: [...seen].filter((slip) => !expected.has(slip)).map(formatSlip),
    }
  },
)

/** Locked, so that an item handed out meanwhile is not sought. Lock order: items, then tasks. */
async function lockItems(tx: Writer, slips: number[]) {
  const items = tx
    .selectFrom('mailItems')
    .select('id')
    .where(isOneOf(tx, 'slip', slips))
    .where('endedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
  const ids = (await items.execute()).map(({ id }) => id)
  return selectItems(tx)
    .where(isOneOf(tx, 'mailItems.id', ids))
    .orderBy('slip')
    .execute()
}

async function endFoundTasks(tx: Writer, seen: Set<number>, by: Actor, services: CounterServices) {
  const open = await tx
    .selectFrom('tasks')
    .innerJoin('mailItems', 'mailItems.id', 'tasks.mailItemId')
    .select(['mailItems.id', 'slip', 'endedAt'])
    .where('tasks.kind', '=', 'find-missing')
    .where('doneAt', 'is', null)
    .execute()
  const compared = open.filter(({ slip, endedAt }) => endedAt !== null || seen.has(slip ?? 0))
  const ids = compared.map(({ id }) => id)
  await endTasks(tx, ids, by, services)
  for (const id of ids) {
    recordItemStep(tx, id, { action: 'task-find-missing' }, by, services.now())
  }
  return new Set(open.map(({ id }) => id))
}

function formatSlip(slip: number) {
  return Number.isSafeInteger(slip) && slip > 0 ? slipCode(slip) : String(slip)
}
