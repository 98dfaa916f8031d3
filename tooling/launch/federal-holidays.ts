import { addDays, weekdayOf, type Day } from '#shared/calendar.ts'

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6]
const DAYS_IN_WEEK = 7

const rules: [name: string, dayIn: (year: number) => Day][] = [
  ['New Year’s Day', on('01-01')],
  ['Martin Luther King Jr. Day', nth(3, MONDAY, '01')],
  ['Washington’s Birthday', nth(3, MONDAY, '02')],
  ['Memorial Day', (year) => addDays(nth(1, MONDAY, '06')(year), -DAYS_IN_WEEK)],
  ['Juneteenth', on('06-19')],
  ['Independence Day', on('07-04')],
  ['Labor Day', nth(1, MONDAY, '09')],
  ['Columbus Day', nth(2, MONDAY, '10')],
  ['Veterans Day', on('11-11')],
  ['Thanksgiving Day', nth(4, THURSDAY, '11')],
  ['Christmas Day', on('12-25')],
]

/**
 * With the weekday observed: Friday for a Saturday, Monday for a Sunday. The next New Year's Day
 * may be observed in the year.
 * @see https://www.law.cornell.edu/uscode/text/5/6103
 */
export function federalHolidays(year: number) {
  return [year, year + 1]
    .flatMap((each) => rules.flatMap(([name, dayIn]) => daysOff(name, dayIn(each))))
    .filter(({ date }) => date.startsWith(String(year)))
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

function daysOff(name: string, date: Day) {
  const moved = { [SATURDAY]: -1, [SUNDAY]: 1 }[weekdayOf(date)]
  const actual = { date, name }
  return moved ? [actual, { date: addDays(date, moved), name: `${name} (observed)` }] : [actual]
}

function on(monthAndDay: string) {
  return (year: number) => `${year}-${monthAndDay}`
}

function nth(count: number, weekday: number, month: string) {
  return (year: number) => {
    const first = `${year}-${month}-01`
    const ahead = (weekday - weekdayOf(first) + DAYS_IN_WEEK) % DAYS_IN_WEEK
    return addDays(first, ahead + (count - 1) * DAYS_IN_WEEK)
  }
}
