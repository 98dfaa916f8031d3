import { business } from '#app/content/business.ts'
import { locale } from '#content/language.ts'
import { wallClock } from '#shared/calendar.ts'
import { spaceDayPeriod } from '#shared/content/day-period.ts'

const { timeZone } = business
const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, parts)
const onWall = (parts: Intl.DateTimeFormatOptions) => format({ ...parts, timeZone })
const inCalendar = (parts: Intl.DateTimeFormatOptions) => format({ ...parts, timeZone: 'UTC' })
const longDay = { weekday: 'long', month: 'long', day: 'numeric' } as const
const shortDay = { month: 'short', day: 'numeric' } as const

const dayOf = onWall(longDay)
const timeOf = onWall({ timeStyle: 'short' })
const shortMoment = onWall({ dateStyle: 'short', timeStyle: 'short' })
const shortDayOf = onWall(shortDay)
const calendarDay = inCalendar(longDay)
const shortDate = inCalendar(shortDay)
const shortDateOfYear = inCalendar({ dateStyle: 'medium' })
const calendarDate = inCalendar({ dateStyle: 'long' })

/** `Monday, November 30`, in the shop's time zone. */
export function formatDayOf(instant: number) {
  return dayOf.format(instant)
}

/** `Nov 30`, in the shop's time zone. */
export function formatShortDayOf(instant: number) {
  return shortDayOf.format(instant)
}

/** `9:30 AM`, in the shop's time zone. */
export function formatTimeOf(instant: number) {
  return spaceDayPeriod(timeOf.format(instant))
}

/** `Monday, November 30` of `YYYY-MM-DD`. */
export function formatDay(day: string) {
  return calendarDay.format(Date.parse(day))
}

/** `November 30, 2026` of `YYYY-MM-DD`. */
export function formatDate(day: string) {
  return calendarDate.format(Date.parse(day))
}

/** `Nov 30` in this year, else `Nov 30, 2027`, without a line break. */
export function formatShortDate(day: string) {
  const short = day.startsWith(today().slice(0, 5)) ? shortDate : shortDateOfYear
  return short.format(Date.parse(day)).replaceAll(' ', '\u00a0')
}

/** `Nov 30` of `YYYY-MM-DD`. */
export function formatMonthDay(day: string) {
  return shortDate.format(Date.parse(day))
}

/** `11/2/26, 10:10 AM`, in the shop's time zone. */
export function formatShortMoment(instant: number) {
  return spaceDayPeriod(shortMoment.format(instant))
}

export function momentOf(instant: number) {
  return { day: formatDayOf(instant), time: formatTimeOf(instant) }
}

/** `Monday, November 30, 9:30 AM` */
export function nameMoment(instant: number) {
  return `${formatDayOf(instant)}, ${formatTimeOf(instant)}`
}

export function today() {
  return wallClock(Date.now(), business.timeZone).date
}
