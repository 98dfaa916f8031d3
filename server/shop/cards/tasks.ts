import type { Writer } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { inTransaction, type Handler } from '#server/shop/core/serve-calls.ts'
import type { cardCalls } from '#shared/shop/cards/calls.ts'

type Calls = typeof cardCalls
type Task = Tables['cardTasks']

const MAX_TASKS = 200

/** Adds a task for the staff once; its id says what it is about. */
export async function addTask(
  tx: Writer,
  task: Omit<Task, 'dueAt' | 'createdAt' | 'doneAt' | 'doneBy'> & Partial<Pick<Task, 'dueAt'>>,
  { now }: Pick<Services, 'now'>,
) {
  await tx
    .insertInto('cardTasks')
    .values({ dueAt: null, ...task, createdAt: now(), doneAt: null, doneBy: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Finishes a task that is settled by itself. */
export async function endTask(tx: Writer, id: string, by: string, { now }: Pick<Services, 'now'>) {
  const { numUpdatedRows } = await tx
    .updateTable('cardTasks')
    .set({ doneAt: now(), doneBy: by })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const listCardTasks: Handler<Calls['listCardTasks']> = async (
  _input,
  _context,
  { database },
) => {
  const tasks = await database.read
    .selectFrom('cardTasks')
    .leftJoin('rentals', 'rentals.id', 'cardTasks.rentalId')
    .selectAll('cardTasks')
    .select(['box', 'applicationId'])
    .where('doneAt', 'is', null)
    .orderBy('dueAt', (order) => order.asc().nullsLast())
    .orderBy('cardTasks.createdAt')
    .limit(MAX_TASKS)
    .execute()
  return { tasks: tasks.map((task) => ({ ...task, at: task.createdAt })) }
}

export const finishCardTask = inTransaction<Calls['finishCardTask']>(
  async (tx, { task: id }, by, services) => {
    const task = await tx
      .selectFrom('cardTasks')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!task) throw new CounterError('not_found')
    if (!(await endTask(tx, id, by.id, services))) throw new CounterError('task_done')
    const [entity, entityId] = task.rentalId
      ? (['rental', task.rentalId] as const)
      : (['till', id] as const)
    recordStep(tx, 'finish-task', entity, entityId, by, services, {
      kind: task.kind,
      cents: task.cents,
    })
  },
)
