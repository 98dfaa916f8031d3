import { business } from '#app/content/business.ts'
import { locale } from '#content/language.ts'

/** What the clock on the shop's wall goes by: `Pacific Time`. */
export const timeZoneName =
  new Intl.DateTimeFormat(locale, { timeZone: business.timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
