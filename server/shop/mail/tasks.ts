import { randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import type { MailItem, Task } from '#server/database/rows.ts'
import { CounterError, today, type CounterServices } from '#server/shop/core/counter.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import { inTransaction, type Handler } from '#server/shop/core/serve-calls.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'
import { nextBusinessDay } from '#shared/shop/visits/timetable.ts'

import { endItems, lockWaitingItems } from './end-items.ts'
import { asCounterItem, recordItemStep, selectItems } from './mail-items.ts'

type Calls = typeof mailCalls

const MAX_TASKS = 200
const DONE: Record<Task['kind'], 'returned' | 'remailed' | undefined> = {
  'return-to-sender': 'returned',
  remail: 'remailed',
  'find-missing': undefined,
}

export async function addTaskOf(
  tx: Writer,
  item: Pick<MailItem, 'id' | 'box' | 'state'>,
  services: CounterServices,
) {
  if (item.state === 'to-return') await addTask(tx, 'return-to-sender', item, services)
  if (item.state === 'to-remail') await addTask(tx, 'remail', item, services)
}

export async function addTask(
  tx: Writer,
  kind: Task['kind'],
  item: Pick<MailItem, 'id' | 'box'>,
  services: CounterServices,
) {
  await tx
    .insertInto('tasks')
    .values({
      id: randomUUID(),
      kind,
      dueOn: nextBusinessDay(today(services), services.facts),
      box: item.box,
      mailItemId: item.id,
      createdAt: services.now(),
    })
    .execute()
}

export const listTasks: Handler<Calls['listTasks']> = async ({ box }, _context, { database }) => {
  const tasks = database.read
    .selectFrom('tasks')
    .select(['id', 'kind', 'dueOn', 'mailItemId'])
    .where('doneAt', 'is', null)
    .$if(box !== undefined, (open) => open.where('box', '=', readNumber(box) ?? 0))
    .orderBy('dueOn')
    .limit(MAX_TASKS)
  const items = await selectItems(database.read)
    .innerJoin(tasks.as('task'), 'task.mailItemId', 'mailItems.id')
    .execute()
  const byId = new Map(items.map((item) => [item.id, asCounterItem(item)]))
  return {
    tasks: (await tasks.execute()).map((task) => ({
      ...task,
      item: byId.get(task.mailItemId ?? '') ?? null,
    })),
  }
}

export const finishTask = inTransaction<Calls['finishTask']>(async (tx, { id }, by, services) => {
  const task = await tx.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst()
  if (!task || task.doneAt !== null) throw new CounterError('task_done')
  const { kind, mailItemId: item } = task
  const action = `task-${kind}` as const
  const state = DONE[kind]
  if (item && state) {
    await endItems(tx, await lockWaitingItems(tx, [item]), { state, action }, by, services)
    return
  }
  const done = { doneAt: services.now(), doneBy: by.id }
  const { numUpdatedRows } = await tx
    .updateTable('tasks')
    .set(done)
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new CounterError('task_done')
  if (item) recordItemStep(tx, item, { action }, by, services.now())
})
