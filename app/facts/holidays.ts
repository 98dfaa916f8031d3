import { business } from '#app/content/business.ts'
import { locale } from '#app/content/en/language.ts'

const dayAndMonth = new Intl.DateTimeFormat(locale, {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The days the shop is closed beside its hours, a line for each year: `Labor Day, September 7; …`. */
export function holidaysByYear() {
  const years = new Set(business.closedOn.map(({ date }) => yearOf(date)))
  return [...years].map((year) => ({
    year,
    days: business.closedOn
      .filter(({ date }) => yearOf(date) === year)
      .map(({ date, name }) => `${name}, ${dayAndMonth.format(new Date(date))}`)
      .join('; '),
  }))
}

function yearOf(date: string) {
  return date.slice(0, 'YYYY'.length)
}
