import { sql } from 'kysely'

import { countFound } from '#server/database/count-found.ts'
import type { Reader } from '#server/database/database.ts'
import { firstOverdueBefore, isPackage, overdueBefore } from '#server/shop/mail/plan-limits.ts'
import { COUNTED } from '#shared/shop/today/calls.ts'

import { asDue, type DueList, type DueMark, type DueQuery } from './due-list.ts'

export const waiting: DueList = {
  count: ({ read }) =>
    countFound(
      read.selectFrom(
        read
          .selectFrom('mailItems')
          // A literal, so that SQLite uses the partial index.
          .where('state', '=', sql.lit('waiting'))
          .select('id')
          .limit(COUNTED.waiting + 1)
          .as('counted'),
      ),
    ),
  list: ({ read }, mark, limit) => listItems(selectWaiting(read), mark, limit),
}

export const overdue: DueList = {
  count: (query) => countFound(selectOverdue(query)),
  list: (query, mark, limit) => listItems(selectOverdue(query), mark, limit),
}

export const tasks: DueList = {
  count: ({ read, day }) => countFound(selectTasks(read, day)),

  async list({ read, day }, mark, limit) {
    const rows = await selectTasks(read, day)
      .select(['id', 'kind', 'box', 'dueOn'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('dueOn', 'id'), '>', tuple(mark.key, mark.tie)),
      )
      .orderBy('dueOn')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ dueOn, kind, ...row }) =>
      asDue({ ...row, applicationId: null }, dueOn, { tie: row.id, what: kind }),
    )
  },
}

function selectTasks(read: Reader, day: string) {
  return read.selectFrom('tasks').where('doneAt', 'is', null).where('dueOn', '<=', day)
}

function selectWaiting(read: Reader) {
  return read
    .selectFrom('mailItems')
    .innerJoin('rentals', 'rentals.id', 'mailItems.rentalId')
    .where('state', '=', sql.lit('waiting'))
}

/** Not letters: customers empty their box with their own key, unseen by the shop. */
function selectOverdue({ read, facts, now }: DueQuery) {
  return selectWaiting(read)
    .where('receivedAt', '<', firstOverdueBefore(facts, now))
    .where('receivedAt', '<', overdueBefore(facts, now))
    .where(isPackage)
}

async function listItems(items: ReturnType<typeof selectWaiting>, mark: DueMark, limit: number) {
  const rows = await items
    .select(['mailItems.id', 'mailItems.box', 'applicationId', 'kind', 'receivedAt'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('receivedAt', 'mailItems.id'), '>', tuple(Number(mark.key) || 0, mark.tie)),
    )
    .orderBy('receivedAt')
    .orderBy('mailItems.id')
    .limit(limit)
    .execute()
  return rows.map(({ kind: what, receivedAt: at, ...row }) => ({
    ...asDue(row, null, { tie: row.id, what }),
    at,
    key: String(at),
  }))
}
