import { mergeNewest, type HistoryQuery } from '#server/shop/core/audit/history.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { HistoryEvent } from '#shared/shop/boxes/history.ts'

import { listChecks, listPeople, listSteps } from './boxes/history.ts'
import { listHandOuts, listLeft, listReceived } from './mail/history.ts'
import { listMoneyEvents } from './money/history.ts'
import { listPaperEvents } from './papers/history.ts'

type Calls = typeof boxCalls

const PAGE_ROWS = 50
/** Per number: half a year lies between two rentals. */
const MAX_RENTALS = 50
/** Cursor: an instant, and how many of its events were shown. */
const MARK = /^(\d{1,15})\.(\d{1,4})$/

export const getHistory: Handler<Calls['getHistory']> = async (
  { box: wanted, before = '' },
  _context,
  { database },
) => {
  const { read } = database
  const box = readNumber(wanted)
  if (!box) throw new CounterError('not_found')
  const [, instant, count] = MARK.exec(before) ?? []
  const until = instant === undefined ? Number.MAX_SAFE_INTEGER : Number(instant)
  const shown = Number(count ?? 0)
  const rentals = await read
    .selectFrom('rentals')
    .selectAll()
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('box', '=', box),
        eb('id', 'in', selectFrom('formerNumbers').select('rentalId').where('box', '=', box)),
      ]),
    )
    .orderBy('allocatedOn', 'desc')
    .orderBy('id')
    .limit(MAX_RENTALS)
    .execute()
  const query = { read, box, rentals, until, limit: PAGE_ROWS + shown + 1 }
  const all = await listEvents(query)
  const left = all.slice(shown)
  const events = left.slice(0, PAGE_ROWS)
  return {
    events: await withNames(read, events),
    next: left.length > PAGE_ROWS ? markAfter(events, { until, shown }) : null,
  }
}

async function listEvents(query: HistoryQuery): Promise<HistoryEvent[]> {
  const people = await listPeople(query)
  return mergeNewest<HistoryEvent>([
    await listMoneyEvents(query),
    await listHandOuts(query),
    await listLeft(query),
    await listReceived(query),
    await listPaperEvents(query),
    await listChecks(query, people),
    await listSteps(query, people),
  ])
}

/** Several events can have the same instant, and a page may end between them. */
function markAfter(events: HistoryEvent[], { until, shown }: { until: number; shown: number }) {
  const at = events.at(-1)?.at ?? 0
  const ofInstant = events.filter((event) => event.at === at).length
  return `${at}.${ofInstant + (at === until ? shown : 0)}`
}

async function withNames(read: HistoryQuery['read'], events: HistoryEvent[]) {
  const names = await nameStaff(
    read,
    events.map(({ by }) => by),
  )
  return events.map((event) => ({ ...event, by: names.get(event.by ?? '') ?? null }))
}
