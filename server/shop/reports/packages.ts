import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { readOnce } from '#server/database/read-once.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/core/access.ts'
import { thisYear } from '#server/shop/core/counter.ts'
import type { InputOf } from '#server/shop/core/serve-calls.ts'
import { addDays, instantOf, wallClock, type Day } from '#shared/calendar.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { LONGEST_WAIT, type reportCalls } from '#shared/shop/reports/calls.ts'
import { daysOf, isYear, partsOf, type Period } from '#shared/shop/reports/periods.ts'

const HOURS_A_DAY = 24
const HOURS_A_WEEK = 7 * HOURS_A_DAY
/** 1970 began on a Thursday. */
const FIRST_HOUR = 4 * HOURS_A_DAY

/** When packages came, how long those that were fetched had waited, and how long those have that wait. */
export async function getPackages(
  { period: wanted }: InputOf<(typeof reportCalls)['getPackages']>,
  _context: SignedInContext,
  services: Services,
) {
  const period = wanted ?? thisYear(services)
  const read = readOnce(services.database.readMuch)
  const came = new Map<number, number>()
  const fetched = new Map<number, number>()
  const sumAll = spansOf(period, services.facts.timeZone).flatMap((span) => [
    sumInto(came, sumCame(read, span)),
    sumInto(fetched, sumFetched(read, span)),
  ])
  const [waiting] = await Promise.all([countWaiting(read, services.now()), ...sumAll])
  return {
    period,
    came: inOrder(came).map(([at, packages]) => ({
      weekday: Math.floor(at / HOURS_A_DAY),
      hour: at % HOURS_A_DAY,
      packages,
    })),
    fetched: inOrder(fetched).map(([days, packages]) => ({ days, packages })),
    waiting,
  }
}

async function sumInto(counts: Map<number, number>, asked: ReturnType<typeof sumHours>) {
  for (const { key, packages } of await asked) add(counts, key, packages)
}

function add(counts: Map<number, number>, key: number, packages: number) {
  counts.set(Number(key), (counts.get(Number(key)) ?? 0) + Number(packages))
}

function inOrder(counts: Map<number, number>) {
  return [...counts]
    .filter(([, packages]) => packages > 0)
    .toSorted(([one], [other]) => one - other)
}

/** Hours since 1970, from the first to before the last, and how many the shop's clocks are ahead of UTC in them. */
type Span = { from: number; until: number; offset: number }

/** A period, cut where the shop's clocks are changed: looked for in each month, since a year ends with the clocks it began with. */
function spansOf(period: Period, timeZone: string): Span[] {
  const offsetAt = (hour: number) => {
    const { date, time } = wallClock(hour * HOUR_MS, timeZone)
    return Math.floor(Date.parse(`${date}T${time}Z`) / HOUR_MS) - hour
  }
  const spans: Span[] = []
  const append = (span: Span) => {
    const last = spans.at(-1)
    if (last?.offset === span.offset) last.until = span.until
    else spans.push(span)
  }
  for (const month of isYear(period) ? partsOf(period) : [period]) {
    const days = daysOf(month)
    const from = hourAt(days.from, timeZone)
    const until = hourAt(addDays(days.until, 1), timeZone)
    const change = findChange(offsetAt, from, until)
    append({ from, until: change, offset: offsetAt(from) })
    if (change < until) append({ from: change, until, offset: offsetAt(change) })
  }
  return spans
}

/** The first hour with other clocks than the first of all; the end, where there is none. */
function findChange(offsetAt: (hour: number) => number, from: number, until: number) {
  const offset = offsetAt(from)
  if (offsetAt(until - 1) === offset) return until
  let [before, after] = [from, until - 1]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle) === offset) before = middle
    else after = middle
  }
  return after
}

function hourAt(day: Day, timeZone: string) {
  return Math.floor((instantOf(day, '00:00', timeZone) ?? Date.parse(day)) / HOUR_MS)
}

/** By the hour of the week, as the clock on the wall has it: 0 is the first of Sunday. */
function sumCame(read: Reader, span: Span) {
  const shift = sql.lit(span.offset + FIRST_HOUR)
  return sumHours(read, 'came', span, sql<number>`(hour + ${shift}) % ${sql.lit(HOURS_A_WEEK)}`)
}

function sumFetched(read: Reader, span: Span) {
  const longest = sql.lit(LONGEST_WAIT)
  const days = sql<number>`case when days > ${longest} then ${longest} else days end`
  return sumHours(read, 'fetched', span, days)
}

function sumHours(
  read: Reader,
  event: 'came' | 'fetched',
  { from, until }: Span,
  key: ReturnType<typeof sql<number>>,
) {
  return read
    .selectFrom('package_hours')
    .select([key.as('key'), ({ fn }) => fn.sum<number>('packages').as('packages')])
    .where('event', '=', event)
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .groupBy(key)
    .execute()
}

async function countWaiting(read: Reader, now: number) {
  const rows = await read
    .selectFrom((from) =>
      from
        .selectFrom('mail_items')
        .select(sql<number>`(cast(${now} as bigint) - received_at) / ${sql.lit(DAY_MS)}`.as('days'))
        // Written out: only so the index of what waits is used.
        .where(sql<boolean>`state = 'waiting' and kind <> 'letters'`)
        .as('waiting'),
    )
    .select(({ fn }) => ['days', fn.countAll<number>().as('packages')])
    .groupBy('days')
    .execute()
  const counts = new Map<number, number>()
  for (const { days: waited, packages } of rows) {
    add(counts, Math.min(Number(waited), LONGEST_WAIT), packages)
  }
  return inOrder(counts).map(([waited, packages]) => ({ days: waited, packages }))
}
