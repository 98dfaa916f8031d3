import { sql } from 'kysely'

import { countFound } from '#server/database/count-found.ts'
import type { Reader } from '#server/database/database.ts'
import { firstOverdueBefore, overdueBefore } from '#server/shop/mail/plan-limits.ts'
import { COUNTED } from '#shared/shop/today/calls.ts'

import { asDue, type DueList, type DueMark, type DueQuery } from './due-list.ts'

export const waiting: DueList = {
  count: ({ read }) =>
    countFound(
      read.selectFrom(
        read
          .selectFrom('mail_items')
          // A literal, so that SQLite uses the partial index.
          .where('state', '=', sql.lit('waiting'))
          .select('id')
          .limit(COUNTED.waiting + 1)
          .as('counted'),
      ),
    ),
  list: ({ read }, mark, limit) => listItems(selectWaiting(read), mark, limit),
}

/** Items past the days that their plan allows. */
export const overdue: DueList = {
  count: (query) => countFound(selectOverdue(query)),
  list: (query, mark, limit) => listItems(selectOverdue(query), mark, limit),
}

export const tasks: DueList = {
  count: ({ read, day }) => countFound(selectTasks(read, day)),

  async list({ read, day }, mark, limit) {
    const rows = await selectTasks(read, day)
      .select(['id', 'kind', 'box', 'due_on'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('due_on', 'id'), '>', tuple(mark.key, mark.tie)),
      )
      .orderBy('due_on')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ due_on, kind, ...row }) =>
      asDue({ ...row, application_id: null }, due_on, { tie: row.id, what: kind }),
    )
  },
}

function selectTasks(read: Reader, day: string) {
  return read.selectFrom('tasks').where('done_at', 'is', null).where('due_on', '<=', day)
}

function selectWaiting(read: Reader) {
  return read
    .selectFrom('mail_items')
    .innerJoin('rentals', 'rentals.id', 'mail_items.rental_id')
    .where('state', '=', sql.lit('waiting'))
}

/** Not letters: customers empty their box with their own key, unseen by the shop. */
function selectOverdue({ read, facts, now }: DueQuery) {
  return selectWaiting(read)
    .where('received_at', '<', firstOverdueBefore(facts, now))
    .where('received_at', '<', overdueBefore(facts, now))
    .where('kind', '!=', sql.lit('letters'))
}

async function listItems(items: ReturnType<typeof selectWaiting>, mark: DueMark, limit: number) {
  const rows = await items
    .select(['mail_items.id', 'mail_items.box', 'application_id', 'kind', 'received_at'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('received_at', 'mail_items.id'), '>', tuple(Number(mark.key) || 0, mark.tie)),
    )
    .orderBy('received_at')
    .orderBy('mail_items.id')
    .limit(limit)
    .execute()
  return rows.map(({ kind: what, received_at: at, ...row }) => ({
    ...asDue(row, null, { tie: row.id, what }),
    at,
    key: String(at),
  }))
}
