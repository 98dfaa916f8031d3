import { business } from '#app/content/business.ts'
import { locale } from '#content/language.ts'

/** `Pacific Time` */
export const timeZoneName =
  new Intl.DateTimeFormat(locale, { timeZone: business.timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
