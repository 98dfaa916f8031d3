import ical, { ICalEventTransparency } from 'ical-generator'

import { words } from '#server/content.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'
import { addDays, instantOf, sequenceAt, type Day } from '#shared/calendar.ts'
import { languageOf } from '#shared/language.ts'
import type { DayThatDiffers } from '#shared/shop/visits/format-hours.ts'
import {
  DAY_MINUTES,
  differingDays,
  openSpansOn,
  wallTimeOf,
} from '#shared/shop/visits/timetable.ts'

const DAYS = 60
const ASKED_AGAIN_S = 3_600

/**
 * GET /hours.ics, /es/hours.ics: opening hours and closed days of the next 60 days, for calendars that refresh a
 * subscription. No event marks its user as busy.
 */
export function getHoursCalendar({ request }: RequestContext, services: Services) {
  const { facts, now, settings } = services
  const { timeZone } = facts
  const language = languageOf(new URL(request.url).pathname)
  const { calendar: texts } = words[language].specialDays
  const host = new URL(settings.siteUrl).hostname
  const first = today(services)
  const calendar = ical({
    name: texts.name,
    prodId: { company: host, product: 'hours', language: language.toUpperCase() },
    ttl: ASKED_AGAIN_S,
  })
  const stamp = new Date(now())
  const add = (id: string, when: { start: Date; end: Date; allDay?: boolean }, summary: string) =>
    calendar.createEvent({
      id: `${id}@${host}`,
      sequence: sequenceAt(stamp),
      stamp,
      summary,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...when,
    })

  for (let ahead = 0; ahead < DAYS; ahead++) {
    const day = addDays(first, ahead)
    for (const [at, { from, until }] of openSpansOn(day, facts).entries()) {
      const [start, end] = [instantAt(day, from, timeZone), instantAt(day, until, timeZone)]
      if (from >= 0 && start && end) add(`open-${day}-${at}`, { start, end }, texts.open)
    }
  }
  const differing: DayThatDiffers[] = differingDays(first, DAYS, facts)
  for (const { from, through, opens, reason } of differing) {
    if (opens) continue
    const start = new Date(from)
    const end = new Date(addDays(through, 1))
    add(`closed-${from}`, { start, end, allDay: true }, texts.closed(reason?.[language]))
  }
  return new Response(calendar.toString(), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  })
}

/** The instant of a local time in minutes; undefined when the clock is set forward over it. */
function instantAt(day: Day, minutes: number, timeZone: string) {
  const instant = instantOf(
    addDays(day, minutes < DAY_MINUTES ? 0 : 1),
    wallTimeOf(minutes),
    timeZone,
  )
  return instant === undefined ? undefined : new Date(instant)
}
