import { addDays, type Day, type WallTime, weekdayOf } from '#shared/calendar.ts'

/** The hours of one or more weekdays, 0 is Sunday; without times: closed. */
type DayHours = { weekdays: number[]; opens?: WallTime; closes?: WallTime }

export type Timetable = {
  hours: DayHours[]
  timeZone: string
  /** Days closed beside the hours, and why. */
  closedOn: { date: Day; name: string }[]
}

/** From when to when a place is open on a day; nothing when it stays closed. */
export function openingHoursOn(day: Day, { hours, closedOn }: Timetable) {
  if (closedOn.some(({ date }) => date === day)) return undefined
  const weekday = weekdayOf(day)
  const { opens, closes } = hours.find(({ weekdays }) => weekdays.includes(weekday)) ?? {}
  return opens && closes ? { opens, closes } : undefined
}

/** Minutes since midnight. */
export function minutesOf(time: WallTime) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const MAX_CLOSED_DAYS = 31

/** The first day after this one on which a place is open. */
export function nextBusinessDay(day: Day, timetable: Timetable) {
  for (let ahead = 1; ahead <= MAX_CLOSED_DAYS; ahead++) {
    const next = addDays(day, ahead)
    if (openingHoursOn(next, timetable)) return next
  }
  return addDays(day, 1)
}
