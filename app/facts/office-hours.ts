import { business, type OfficeHours } from '#app/content/business.ts'
import { language, locale } from '#app/content/en/language.ts'
import { opening as words } from '#app/content/en/opening.ts'
import { clockTime } from '#app/ui/opening-hours.ts'
import { interpolate } from '#shared/interpolate.ts'

const DAYS_OF_WEEK = 7
const list = new Intl.ListFormat(locale)

export const officeHours = business.hours.map(describeHours)

/** The same where no table of them stands. */
export const hoursInLines = officeHours.map(({ days, times }) => `${days}: ${times}`).join('\n')

/** `Monday to Friday` and `9 am – 5 pm`. */
export function describeHours({ weekdays, opens, closes }: OfficeHours) {
  const times =
    opens && closes
      ? interpolate(words.hours, { opens: clockTime(opens), closes: clockTime(closes) })
      : words.closed
  return { days: describeDays(weekdays), times }
}

function describeDays(weekdays: number[]) {
  const names = weekdays.map((day) => words.weekdays[day] ?? '')
  const isRow = weekdays.every(
    (day, at) => at === 0 || day === ((weekdays[at - 1] ?? 0) + 1) % DAYS_OF_WEEK,
  )
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const days =
    isRow && names.length > 1 ? interpolate(words.days, { first, last }) : list.format(names)
  return days.charAt(0).toLocaleUpperCase(language) + days.slice(1)
}
