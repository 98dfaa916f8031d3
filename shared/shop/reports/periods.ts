import { addDays, addMonths, type Day } from '#shared/calendar.ts'

/** A year, `YYYY`, or a month, `YYYY-MM`. */
export type Period = string

export const PERIOD = /^(19|2\d)\d\d(-(0[1-9]|1[0-2]))?$/
const YEAR_LENGTH = 'YYYY'.length
const MONTH_LENGTH = 'YYYY-MM'.length
const MONTHS = 12

export function isYear(period: Period) {
  return period.length === YEAR_LENGTH
}

export function daysOf(period: Period): { from: Day; until: Day } {
  const from = isYear(period) ? `${period}-01-01` : `${period}-01`
  return { from, until: addDays(addMonths(from, isYear(period) ? MONTHS : 1), -1) }
}

export function partsOf(period: Period): string[] {
  const { from, until } = daysOf(period)
  if (isYear(period)) {
    return Array.from({ length: MONTHS }, (_, index) => partOf(addMonths(from, index), period))
  }
  const days: Day[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

export function partLength(period: Period) {
  return isYear(period) ? MONTH_LENGTH : 'YYYY-MM-DD'.length
}

function partOf(day: Day, period: Period) {
  return day.slice(0, partLength(period))
}

export function shiftPeriod(period: Period, by: number): Period {
  const shifted = addMonths(daysOf(period).from, isYear(period) ? by * MONTHS : by)
  return shifted.slice(0, period.length)
}

export function periodOf(day: Day, like: Period): Period {
  return day.slice(0, like.length)
}
