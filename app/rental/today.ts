import { business } from '#app/content/business.ts'
import { wallClock } from '#shared/calendar.ts'

/** The day that the calendar on the shop's wall shows. */
export function today() {
  return wallClock(Date.now(), business.timeZone).date
}
