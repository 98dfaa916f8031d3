import { opening as words } from '#content/opening.ts'
import { addDays, wallClock, weekdayOf } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import {
  minutesOf,
  openSpansOn,
  specialOn,
  wallTimeOf,
  type SpecialDay,
  type Timetable,
} from '#shared/shop/visits/timetable.ts'

/** Times of day are the shop's own, `HH:MM`. */
type Opening =
  | { state: 'open' | 'closing-soon'; until: string }
  | { state: 'closed'; holiday?: string; reason?: string; next: NextOpening | null }

/** `inDays` 0 is later today; `weekday` 0 is Sunday. */
type NextOpening = { inDays: number; weekday: number; at: string }

const CLOSING_SOON_MINUTES = 30
const LOOK_AHEAD_DAYS = 14

type ExplainedTimetable = Timetable & {
  specialDays?: (SpecialDay & { reason?: string | null | undefined })[] | undefined
}

export function openingAt(now: Date, timetable: ExplainedTimetable): Opening {
  const { date, time } = wallClock(now, timetable.timeZone)
  const minute = minutesOf(time)
  const open = openSpansOn(date, timetable).find(
    ({ from, until }) => from <= minute && minute < until,
  )
  if (open) {
    const isClosingSoon = open.until - minute <= CLOSING_SOON_MINUTES
    return { state: isClosingSoon ? 'closing-soon' : 'open', until: wallTimeOf(open.until) }
  }
  const next = nextOpening(date, minute, timetable)
  const special = specialOn(date, timetable)
  if (special) return { state: 'closed', next, ...(special.reason && { reason: special.reason }) }
  const holiday = timetable.closedOn.find((closed) => closed.date === date)?.name
  return { state: 'closed', holiday, next }
}

function nextOpening(
  date: string,
  minute: number,
  timetable: ExplainedTimetable,
): NextOpening | null {
  for (let inDays = 0; inDays <= LOOK_AHEAD_DAYS; inDays++) {
    const day = addDays(date, inDays)
    const after = inDays === 0 ? minute : -1
    const next = openSpansOn(day, timetable).find(({ from }) => from > after)
    if (next) return { inDays, weekday: weekdayOf(day), at: wallTimeOf(next.from) }
  }
  return null
}

const NOON = 12

/** `Closed`, and `opens tomorrow 9 am` */
export function formatOpening(opening: Opening) {
  if (opening.state === 'closed') {
    const { holiday, reason, next } = opening
    const why = reason && interpolate(words.closedBecause, { reason })
    const now = why ?? (holiday ? interpolate(words.closedFor, { holiday }) : words.closed)
    return { now, ahead: next ? formatNext(next) : '' }
  }
  const time = clockTime(opening.until)
  return opening.state === 'open'
    ? { now: words.open, ahead: interpolate(words.until, { time }) }
    : { now: words.closesSoon, ahead: interpolate(words.at, { time }) }
}

function formatNext({ inDays, weekday, at }: { inDays: number; weekday: number; at: string }) {
  const time = clockTime(at)
  if (inDays === 0) return interpolate(words.opensToday, { time })
  if (inDays === 1) return interpolate(words.opensTomorrow, { time })
  return interpolate(words.opensOn, { weekday: words.weekdays[weekday] ?? '', time })
}

/** `17:00` as `5 pm`, `09:30` as `9:30 am` */
export function clockTime(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const past = minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''
  const time = `${hours % NOON || NOON}${past}`
  return interpolate(hours < NOON ? words.morning : words.afternoon, { time })
}
