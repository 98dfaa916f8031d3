import { addDays, wallClock, weekdayOf } from '#shared/calendar.ts'
import { minutesOf, openingHoursOn, type Timetable } from '#shared/rental/timetable.ts'

/** What a place is at a moment; times of day are its own, `HH:MM`. */
export type Opening =
  | { state: 'open' | 'closing-soon'; until: string }
  | { state: 'closed'; holiday?: string; next: NextOpening | null }

/** `inDays` 0 is later today; `weekday` 0 is Sunday. */
type NextOpening = { inDays: number; weekday: number; at: string }

const CLOSING_SOON_MINUTES = 30
const LOOK_AHEAD_DAYS = 14

/** Whether a place is open at `now`, by the clock on its own wall, whatever the visitor's zone. */
export function openingAt(now: Date, timetable: Timetable): Opening {
  const { date, time } = wallClock(now, timetable.timeZone)
  const today = openingHoursOn(date, timetable)

  if (today && today.opens <= time && time < today.closes) {
    const left = minutesOf(today.closes) - minutesOf(time)
    return { state: left <= CLOSING_SOON_MINUTES ? 'closing-soon' : 'open', until: today.closes }
  }
  const holiday = timetable.closedOn.find((closed) => closed.date === date)?.name
  return { state: 'closed', holiday, next: nextOpening(date, time, timetable) }
}

function nextOpening(date: string, time: string, timetable: Timetable): NextOpening | null {
  for (let inDays = 0; inDays <= LOOK_AHEAD_DAYS; inDays++) {
    const day = addDays(date, inDays)
    const hours = openingHoursOn(day, timetable)
    if (hours && (inDays > 0 || time < hours.opens)) {
      return { inDays, weekday: weekdayOf(day), at: hours.opens }
    }
  }
  return null
}
