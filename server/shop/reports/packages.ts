import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { thisYear } from '#server/shop/core/counter.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { addDays, instantOf, wallClock, type Day } from '#shared/calendar.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { LONGEST_WAIT, type reportCalls } from '#shared/shop/reports/calls.ts'
import { daysOf, isYear, partsOf, type Period } from '#shared/shop/reports/periods.ts'

type Calls = typeof reportCalls

const HOURS_A_DAY = 24
const HOURS_A_WEEK = 7 * HOURS_A_DAY
/** 1970 began on a Thursday. */
const FIRST_HOUR = 4 * HOURS_A_DAY

export const getPackages: Handler<Calls['getPackages']> = async (
  { period: wanted },
  _context,
  services,
) => {
  const period = wanted ?? thisYear(services)
  const read = services.database.read
  const spans = spansOf(period, services.facts.timeZone)
  const fetched = await sumFetched(read, spans)
  const waiting = await countWaiting(read, services.now())
  const came = await Array.fromAsync(spans, (span) => sumCame(read, span))
  return {
    period,
    came: sumUp(came.flat()).map(({ key, packages }) => ({
      weekday: Math.floor(key / HOURS_A_DAY),
      hour: key % HOURS_A_DAY,
      packages,
    })),
    fetched: byDays(fetched),
    waiting: byDays(waiting),
  }
}

type Sum = { key: number; packages: number }

function byDays(waits: Sum[]) {
  const shortened = waits.map(({ key, packages }) => ({
    key: Math.min(Number(key), LONGEST_WAIT),
    packages,
  }))
  return sumUp(shortened).map(({ key: days, packages }) => ({ days, packages }))
}

function sumUp(sums: Sum[]): Sum[] {
  return [...Map.groupBy(sums, ({ key }) => Number(key))]
    .map(([key, some]) => ({
      key,
      packages: some.reduce((sum, one) => sum + Number(one.packages), 0),
    }))
    .filter(({ packages }) => packages > 0)
    .toSorted((one, other) => one.key - other.key)
}

/** Hours since 1970, from the first to before the last, with the shop's offset from UTC in hours. */
type Span = { from: number; until: number; offset: number }

/** Splits a period where the clocks change: each month is checked, since a year ends with the offset it began with. */
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

/** By hour of the week in local time: 0 is the first of Sunday. */
function sumCame(read: Reader, { from, until, offset }: Span) {
  const hourOfWeek = sql<number>`(hour + ${sql.lit(offset + FIRST_HOUR)}) % ${sql.lit(HOURS_A_WEEK)}`
  return read
    .selectFrom('packageHours')
    .select([hourOfWeek.as('key'), ({ fn }) => fn.sum<number>('packages').as('packages')])
    .where('event', '=', 'came')
    .where('days', '=', 0)
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .groupBy(hourOfWeek)
    .execute()
}

function sumFetched(read: Reader, spans: Span[]) {
  return read
    .selectFrom('packageHours')
    .select(['days as key', ({ fn }) => fn.sum<number>('packages').as('packages')])
    .where('event', '=', 'fetched')
    .where('hour', '>=', spans[0]?.from ?? 0)
    .where('hour', '<', spans.at(-1)?.until ?? 0)
    .groupBy('days')
    .execute()
}

function countWaiting(read: Reader, now: number) {
  return read
    .selectFrom((from) =>
      from
        .selectFrom('mailItems')
        .select(sql<number>`(cast(${now} as bigint) - received_at) / ${sql.lit(DAY_MS)}`.as('key'))
        // Literals, so that the partial index is used.
        .where(
          sql<boolean>`state = 'waiting' and kind <> 'letters' and kind <> 'accountable-letter'`,
        )
        .as('waiting'),
    )
    .select(({ fn }) => ['key', fn.countAll<number>().as('packages')])
    .groupBy('key')
    .execute()
}
