export type Holiday = {
  /** `YYYY-MM-DD`. */
  date: string
  name: string
}

type Rule = (year: number) => Date

const [MONDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 4, 5, 6, 0]
const DAYS_IN_WEEK = 7
const DAY_MS = 86_400_000

const rules: [name: string, rule: Rule][] = [
  ['New Year’s Day', on(1, 1)],
  ['Martin Luther King Jr. Day', nth(3, MONDAY, 1)],
  ['Washington’s Birthday', nth(3, MONDAY, 2)],
  ['Memorial Day', lastMonday(5)],
  ['Juneteenth', on(6, 19)],
  ['Independence Day', on(7, 4)],
  ['Labor Day', nth(1, MONDAY, 9)],
  ['Columbus Day', nth(2, MONDAY, 10)],
  ['Veterans Day', on(11, 11)],
  ['Thanksgiving Day', nth(4, THURSDAY, 11)],
  ['Christmas Day', on(12, 25)],
]

/**
 * The federal holidays of a year in order, with the weekday on which one that falls on a weekend is
 * observed: Friday for a Saturday, Monday for a Sunday. The observed day of the next New Year's Day
 * may fall into the year.
 *
 * @see https://www.law.cornell.edu/uscode/text/5/6103
 */
export function federalHolidays(year: number): Holiday[] {
  return [year, year + 1]
    .flatMap((each) => rules.flatMap(([name, rule]) => daysOff(name, rule(each))))
    .filter(({ date }) => date.startsWith(String(year)))
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

function daysOff(name: string, day: Date): Holiday[] {
  const observed = observedOn(day)
  const actual = { date: isoDate(day), name }
  return observed ? [actual, { date: isoDate(observed), name: `${name} (observed)` }] : [actual]
}

function observedOn(day: Date) {
  if (day.getUTCDay() === SATURDAY) return addDays(day, FRIDAY - SATURDAY)
  return day.getUTCDay() === SUNDAY ? addDays(day, MONDAY - SUNDAY) : null
}

function on(month: number, day: number): Rule {
  return (year) => new Date(Date.UTC(year, month - 1, day))
}

function nth(count: number, weekday: number, month: number): Rule {
  return (year) => {
    const first = new Date(Date.UTC(year, month - 1, 1))
    const ahead = (weekday - first.getUTCDay() + DAYS_IN_WEEK) % DAYS_IN_WEEK
    return addDays(first, ahead + (count - 1) * DAYS_IN_WEEK)
  }
}

function lastMonday(month: number): Rule {
  return (year) => addDays(nth(1, MONDAY, month + 1)(year), -DAYS_IN_WEEK)
}

function addDays(day: Date, days: number) {
  return new Date(day.getTime() + days * DAY_MS)
}

function isoDate(day: Date) {
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
