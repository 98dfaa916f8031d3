/** The hours of one or more weekdays, 0 is Sunday; times of day are local, `HH:MM`. Without times: closed. */
type DayHours = { weekdays: number[]; opens?: string; closes?: string }

export type Timetable = {
  hours: DayHours[]
  timeZone: string
  /** Days closed beside the hours, `YYYY-MM-DD`, and why. */
  closedOn: { date: string; name: string }[]
}

/** What a place is at a moment; times of day are its own, `HH:MM`. */
export type Opening =
  | { state: 'open' | 'closing-soon'; until: string }
  | { state: 'closed'; holiday?: string; next: NextOpening | null }

/** `inDays` 0 is later today; `weekday` 0 is Sunday. */
type NextOpening = { inDays: number; weekday: number; at: string }

const CLOSING_SOON_MINUTES = 30
const LOOK_AHEAD_DAYS = 14
const DAY_MS = 86_400_000

/** Whether a place is open at `now`, by the clock on its own wall, whatever the visitor's zone. */
export function openingAt(now: Date, timetable: Timetable): Opening {
  const { date, time } = wallClock(now, timetable.timeZone)
  const today = hoursOn(date, timetable)

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
    const hours = hoursOn(day, timetable)
    if (hours && (inDays > 0 || time < hours.opens)) {
      return { inDays, weekday: weekdayOf(day), at: hours.opens }
    }
  }
  return null
}

function hoursOn(date: string, { hours, closedOn }: Timetable) {
  if (closedOn.some((closed) => closed.date === date)) return null
  const weekday = weekdayOf(date)
  const { opens, closes } = hours.find(({ weekdays }) => weekdays.includes(weekday)) ?? {}
  return opens && closes ? { opens, closes } : null
}

/** The date and the time of day that the clock on the place's wall shows. */
function wallClock(now: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  }
}

/** Counts whole calendar days, of which every one has 24 hours in UTC. */
function addDays(date: string, days: number) {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function weekdayOf(date: string) {
  return new Date(date).getUTCDay()
}

function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
