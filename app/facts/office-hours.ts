import { business, type OfficeHours } from '#app/content/business.ts'
import { language, locale } from '#content/language.ts'
import { opening as words } from '#content/opening.ts'
import { interpolate } from '#shared/interpolate.ts'
import { spansOf, wallTimeOf } from '#shared/shop/visits/timetable.ts'

import { inOneLine } from './in-one-line.ts'
import { clockTime } from './opening-hours.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 0]
const MIN_ROW = 3
const and = new Intl.ListFormat(locale)

export const officeHours = hoursInTable(business.hours)

export const hoursInLines = officeHours.map(({ days, times }) => `${days}: ${times}`).join('\n')

export const hoursInSentence = inARow(
  daysAlike(business.hours)
    .filter(({ isOpen }) => isOpen)
    .map((days) => ({ ...days, times: inOneLine(days.times) })),
)

/** `Open Monday to Saturday` */
export const openDays = formatOpenDays(business.hours)

/** `Monday to Friday`, `9 am – 12 pm and 1 pm – 5 pm` */
export function hoursInTable(hours: OfficeHours[]) {
  return daysAlike(hours).map(({ days, times }) => ({
    days: capitalize(days),
    times: capitalize(times),
  }))
}

/** `Monday to Friday 9 am – 5 pm; Saturday and Sunday closed` */
export function hoursInOneLine(hours: OfficeHours[]) {
  return capitalize(inARow(daysAlike(hours)))
}

export function formatOpenDays(hours: OfficeHours[]) {
  const days = WEEK.filter((day) => spansOf(day, hours).length > 0)
  if (days.length === WEEK.length) return words.openEveryDay
  const [row = [], ...otherRows] = rowsOf(days)
  const [first = '', ...others] = namesOf(row)
  return row.length >= MIN_ROW && otherRows.length === 0
    ? interpolate(words.openFromTo, { first, last: others.at(-1) ?? '' })
    : interpolate(words.openOnDays, { days: nameDays(days) })
}

type DaysAlike = { days: string; times: string; isOpen: boolean }

function daysAlike(hours: OfficeHours[]): DaysAlike[] {
  const week = new Set([...hours.flatMap(({ weekdays }) => weekdays), ...WEEK])
  const groups = Map.groupBy(week, (day) => formatTimes(day, hours))
  return [...groups].map(([times, weekdays]) => ({
    days: nameDays(weekdays),
    times: times || words.closedDay,
    isOpen: times !== '',
  }))
}

function formatTimes(day: number, hours: OfficeHours[]) {
  const spans = spansOf(day, hours).map(({ from, until }) =>
    interpolate(words.hours, {
      opens: clockTime(wallTimeOf(from)),
      closes: clockTime(wallTimeOf(until)),
    }),
  )
  return and.format(spans)
}

function inARow(groups: DaysAlike[]) {
  return groups.map(({ days, times }) => `${days} ${times}`).join('; ')
}

/** `Tuesday to Friday, and Sunday` */
function nameDays(weekdays: number[]) {
  const parts = rowsOf(weekdays).flatMap((row) => {
    const names = namesOf(row)
    const [first = '', last = ''] = [names[0], names.at(-1)]
    return row.length >= MIN_ROW ? interpolate(words.days, { first, last }) : names
  })
  return and.format(parts)
}

function namesOf(weekdays: number[]) {
  return weekdays.map((day) => words.weekdays[day] ?? '')
}

/** Saturday and Sunday are neighbors, too. */
function rowsOf(weekdays: number[]) {
  const rows: number[][] = []
  for (const day of weekdays) {
    const row = rows.at(-1)
    if (row && isNext(row, day)) row.push(day)
    else rows.push([day])
  }
  const [first, ...others] = rows
  const last = others.pop()
  return first && last && isNext(last, first[0]) ? [[...last, ...first], ...others] : rows
}

function isNext(row: number[], day: number | undefined) {
  return ((row.at(-1) ?? 0) + 1) % WEEK.length === day
}

function capitalize(text: string) {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
