import { sql } from 'kysely'

import { countFound } from '#server/database/count-found.ts'
import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { thisYear, today } from '#server/shop/core/counter.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { addDays, instantOf, wallClock } from '#shared/calendar.ts'
import type { BoxPart, reportCalls } from '#shared/shop/reports/calls.ts'
import { daysOf, partLength, partsOf, type Period } from '#shared/shop/reports/periods.ts'

type Calls = typeof reportCalls

type Event = 'startedOn' | 'closedOn'

export const getBoxes: Handler<Calls['getBoxes']> = async (
  { period: wanted },
  _context,
  services,
) => {
  const period = wanted ?? thisYear(services)
  const { read } = services.database
  const opened = await countParts(read, 'startedOn', period)
  const closed = await countParts(read, 'closedOn', period)
  const now = today(services)
  let rented = opened.before - closed.before
  const parts = partsOf(period).map((part): BoxPart => {
    const counts = { opened: opened.of(part), closed: closed.of(part) }
    rented += counts.opened - counts.closed
    const isToCome = part > now.slice(0, part.length)
    return { part, ...counts, rented: isToCome ? null : rented }
  })
  const boxes = services.facts.boxNumbers.reduce(
    (sum, { first, last }) => sum + last - first + 1,
    0,
  )
  return { period, boxes, parts, changes: await countChanges(read, period, services) }
}

/** A rental that never began counts as none. */
async function countParts(read: Reader, event: Event, period: Period) {
  const { from, until } = daysOf(period)
  const part = sql<string>`substr(${sql.ref(event)}, 1, ${sql.lit(partLength(period))})`
  const rentals = read
    .selectFrom('rentals')
    .where('startedOn', 'is not', null)
    .where(event, 'is not', null)
  const before = await countFound(rentals.where(event, '<', from))
  const rows = await rentals
    .select([part.as('part'), ({ fn }) => fn.countAll<number>().as('count')])
    .where(event, '>=', from)
    .where(event, '<=', until)
    .groupBy(part)
    .execute()
  return {
    before,
    of: (wanted: string) => Number(rows.find((row) => row.part === wanted)?.count ?? 0),
  }
}

const CHANGES = ['change-number', 'change-plan', 'begin-plan'] as const

/** Moves to another number, and plans changed at once or begun; one agreed for later counts once it begins. */
async function countChanges(
  read: Reader,
  period: Period,
  { facts: { timeZone } }: Pick<Services, 'facts'>,
) {
  const { from, until } = daysOf(period)
  const rows = await read
    .selectFrom('audit')
    .select(['action', 'at', 'after'])
    .where('action', 'in', CHANGES)
    .where('at', '>=', instantOf(from, '00:00', timeZone) ?? 0)
    .where('at', '<', instantOf(addDays(until, 1), '00:00', timeZone) ?? 0)
    .execute()
  const done = rows
    .filter(({ action, after }) => action !== 'change-plan' || isAtOnce(after))
    .map(({ action, at }) => ({ action, day: wallClock(at, timeZone).date }))
  return partsOf(period).map((part) => {
    const within = done.filter(({ day }) => day.startsWith(part))
    const moved = within.filter(({ action }) => action === 'change-number').length
    return { part, moved, plans: within.length - moved }
  })
}

/** Only a change at once has its sum in the log. */
function isAtOnce(after: string | null) {
  return Object.hasOwn(JSON.parse(after ?? '{}'), 'cents')
}
