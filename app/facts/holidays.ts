import { business } from '#app/content/business.ts'
import { holidayNames } from '#content/holidays.ts'
import { locale } from '#content/language.ts'

const dayAndMonth = new Intl.DateTimeFormat(locale, {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The days the shop is closed beside its hours, by their names in the language of the page. */
export const closedDays = business.closedOn.map(({ date, name }) => ({
  date,
  name: holidayNames[name] ?? name,
}))

/** The days the shop is closed beside its hours, a line for each year: `Labor Day, September 7; …`. */
export function holidaysByYear() {
  const years = new Set(closedDays.map(({ date }) => yearOf(date)))
  return [...years].map((year) => ({
    year,
    days: closedDays
      .filter(({ date }) => yearOf(date) === year)
      .map(({ date, name }) => `${name}, ${dayAndMonth.format(new Date(date))}`)
      .join('; '),
  }))
}

function yearOf(date: string) {
  return date.slice(0, 'YYYY'.length)
}
