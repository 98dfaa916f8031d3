import { locale } from '#app/content/en/language.ts'

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/** `Nov 22, 2026`, by the visitor's own calendar, of an instant as the account service writes it. */
export function formatDayOf(instant: string) {
  return day.format(Date.parse(instant))
}

/** `Nov 22, 2026, 9:30 AM`, by the visitor's own clock. */
export function formatMoment(instant: string) {
  return moment.format(Date.parse(instant))
}
