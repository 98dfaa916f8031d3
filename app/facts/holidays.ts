import { business } from '#app/content/business.ts'
import { holidayNames } from '#content/holidays.ts'
import { locale } from '#content/language.ts'

const dayAndMonth = new Intl.DateTimeFormat(locale, {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

export const closedDays = business.closedOn.map(({ date, name }) => ({
  date,
  name: holidayNames[name] ?? name,
}))

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
