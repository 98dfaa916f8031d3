import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import type { Day } from '#shared/calendar.ts'
import { COUNTED } from '#shared/rental/staff-answers.ts'

const DAY_MS = 24 * 3_600_000
/** An item that has waited longer is asked after. */
const OVERDUE_MS = 14 * DAY_MS
const MAX_LINES = 20

/** What waits in the shop, what has waited too long, and what is to be done about mail by today. */
export async function listMail(database: Reader, today: Day, now: number) {
  // SQLite counts by the index of just these where the state stands in the query.
  const waiting = database.selectFrom('mail_items').where('state', '=', sql.lit('waiting'))
  // Letters lie in the box: whoever empties it with their key tells nobody.
  const overdue = waiting.where('received_at', '<', now - OVERDUE_MS).where('kind', '!=', 'letters')
  const tasks = database.selectFrom('tasks').where('done_at', 'is', null)
  const due = tasks.where('due_on', '<=', today)
  const [all, late, oldest, dueTasks, taskLines] = await Promise.all([
    database
      .selectFrom(
        waiting
          .select('id')
          .limit(COUNTED.waiting + 1)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst(),
    overdue.select(({ fn }) => fn.countAll().as('count')).executeTakeFirst(),
    overdue.select(['id', 'box', 'received_at']).orderBy('received_at').limit(MAX_LINES).execute(),
    due.select(({ fn }) => fn.countAll().as('count')).executeTakeFirst(),
    due.select(['id', 'kind', 'box', 'due_on']).orderBy('due_on').limit(MAX_LINES).execute(),
  ])
  return {
    waiting: Number(all?.count),
    overdue: {
      count: Number(late?.count),
      lines: oldest.map(({ id, box, received_at: receivedAt }) => ({ id, box, receivedAt })),
    },
    tasks: {
      count: Number(dueTasks?.count),
      lines: taskLines.map(({ id, kind, box, due_on: dueOn }) => ({ id, kind, box, dueOn })),
    },
  }
}
