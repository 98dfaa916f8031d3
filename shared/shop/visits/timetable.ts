import { addDays, weekdayOf, type Day, type WallTime } from '#shared/calendar.ts'

/** 0 is Sunday; without times closed. Closing no later than it opens means past midnight. */
type DayHours = { weekdays: number[]; opens?: WallTime; closes?: WallTime }

export type Timetable = {
  hours: DayHours[]
  timeZone: string
  closedOn: { date: Day; name: string }[]
  specialDays?: SpecialDay[] | undefined
}

export type SpecialDay = {
  from: Day
  through: Day
  opens?: WallTime | null | undefined
  closes?: WallTime | null | undefined
}

/** In minutes since a day's midnight: negative is the evening before, from 1,440 on the night after. */
type OpenSpan = { from: number; until: number }

export const DAY_MINUTES = 1_440
const HOUR_MINUTES = 60

export function spansOf(weekday: number, hours: DayHours[]): OpenSpan[] {
  return hours
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .flatMap(({ opens, closes }) => {
      if (!opens || !closes) return []
      const [from, until] = [minutesOf(opens), minutesOf(closes)]
      return { from, until: until > from ? until : until + DAY_MINUTES }
    })
    .toSorted((one, other) => one.from - other.from)
}

/** A day's opening hours, with the night that continues from the evening before. */
export function openSpansOn(day: Day, timetable: Timetable): OpenSpan[] {
  const night = spansFrom(addDays(day, -1), timetable)
    .filter(({ until }) => until > DAY_MINUTES)
    .map(({ from, until }) => ({ from: from - DAY_MINUTES, until: until - DAY_MINUTES }))
  return [...night, ...spansFrom(day, timetable)]
}

function spansFrom(day: Day, timetable: Timetable) {
  const { hours, closedOn } = timetable
  const special = specialOn(day, timetable)
  if (special) {
    const times = { opens: special.opens ?? '', closes: special.closes ?? '' }
    return spansOf(weekdayOf(day), [{ weekdays: [weekdayOf(day)], ...times }])
  }
  return closedOn.some(({ date }) => date === day) ? [] : spansOf(weekdayOf(day), hours)
}

export function specialOn<Special extends SpecialDay>(
  day: Day,
  { specialDays = [] }: { specialDays?: Special[] | undefined },
) {
  return specialDays.find(({ from, through }) => from <= day && day <= through)
}

export function differingDays<Special extends SpecialDay>(
  day: Day,
  days: number,
  { hours, closedOn, specialDays = [] }: Timetable & { specialDays?: Special[] | undefined },
): (SpecialDay | Special)[] {
  const last = addDays(day, days - 1)
  const isMissed = (date: Day) =>
    day <= date &&
    date <= last &&
    !specialOn(date, { specialDays }) &&
    spansOf(weekdayOf(date), hours).length > 0
  const closed = closedOn
    .filter(({ date }) => isMissed(date))
    .map(({ date }): SpecialDay => ({ from: date, through: date }))
  const special = specialDays.filter(({ from, through }) => from <= last && day <= through)
  return [...special, ...closed].toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

export function minutesOf(time: WallTime) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * HOUR_MINUTES + minutes
}

export function wallTimeOf(minutes: number): WallTime {
  const sinceMidnight = minutes % DAY_MINUTES
  const [hours, rest] = [Math.floor(sinceMidnight / HOUR_MINUTES), sinceMidnight % HOUR_MINUTES]
  return [hours, rest].map((part) => String(part).padStart(2, '0')).join(':')
}

const MAX_CLOSED_DAYS = 31

export function nextBusinessDay(day: Day, timetable: Timetable) {
  for (let ahead = 1; ahead <= MAX_CLOSED_DAYS; ahead++) {
    const next = addDays(day, ahead)
    if (spansFrom(next, timetable).length > 0) return next
  }
  return addDays(day, 1)
}
