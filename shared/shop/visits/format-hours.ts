import type { WallTime } from '#shared/calendar.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import type { Language } from '#shared/language.ts'

import { minutesOf, type SpecialDay, type Timetable } from './timetable.ts'

const SUNDAY = Date.UTC(2026, 10, 1)

type HoursWords = {
  locale: string
  days: (first: string, last: string) => string
  times: (opens: string, closes: string) => string
}

export function formatOpenHours(hours: Timetable['hours'], words: HoursWords) {
  return hours
    .flatMap(({ weekdays, opens, closes }) =>
      opens && closes ? `${formatDays(weekdays, words)}, ${formatHours(opens, closes, words)}` : [],
    )
    .join('; ')
}

type DayWords = {
  shopEmails: { day: (day: string) => string; hours: HoursWords }
  specialDays: {
    span: (from: string, through: string) => string
    closed: (days: string, reason?: string) => string
    open: (days: string, times: string, reason?: string) => string
  }
}

export type DayThatDiffers = SpecialDay & { reason?: Record<Language, string> | null }

/** `November 25, 2026 to November 27, 2026: 11:00 AM to 1:00 PM (Inventory)` */
export function formatSpecialDay(
  { from, through, opens, closes, reason }: DayThatDiffers,
  language: Language,
  { shopEmails, specialDays: sentences }: DayWords,
) {
  const [first, last] = [shopEmails.day(from), shopEmails.day(through)]
  const days = from === through ? first : sentences.span(first, last)
  const why = reason?.[language]
  return opens && closes
    ? sentences.open(days, formatHours(opens, closes, shopEmails.hours), why)
    : sentences.closed(days, why)
}

/** `9:30 AM to 1:00 PM` */
export function formatHours(opens: WallTime, closes: WallTime, words: HoursWords) {
  return words.times(clock(opens, words), clock(closes, words))
}

function formatDays(weekdays: number[], { locale, days }: HoursWords) {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const names = weekdays.map((day) => format.format(SUNDAY + day * DAY_MS))
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const isRow = weekdays.every((day, at) => at === 0 || day === (weekdays[at - 1] ?? 0) + 1)
  return isRow && names.length > 2 ? days(first, last) : new Intl.ListFormat(locale).format(names)
}

function clock(time: string, { locale }: HoursWords) {
  return new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  })
    .format(minutesOf(time) * MINUTE_MS)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}
