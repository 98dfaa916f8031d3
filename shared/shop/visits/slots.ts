import { addDays, daysBetween, instantOf, wallClock, type Day } from '#shared/calendar.ts'
import { MINUTE_MS } from '#shared/durations.ts'

import { DAY_MINUTES, minutesOf, openSpansOn, wallTimeOf, type Timetable } from './timetable.ts'

type BookingRules = {
  minutes: number
  noticeMinutes: number
  daysAhead: number
  capacity: number
  isVideoOffered: boolean
}

/** `closed`: the shop is closed, or no slot starts at that time. */
export type SlotProblem = 'closed' | 'too-soon' | 'too-late'

/** The starts of a day's slots, in milliseconds since 1970; local times skipped by daylight saving have none. */
export function slotsOn(day: Day, timetable: Timetable, { minutes }: BookingRules) {
  const starts = openSpansOn(day, timetable).flatMap(({ from, until }) =>
    Array.from(
      { length: Math.floor((until - from) / minutes) },
      (_, index) => from + index * minutes,
    ),
  )
  return starts
    .filter((start) => start >= 0 && start < DAY_MINUTES)
    .flatMap((start) => instantOf(day, wallTimeOf(start), timetable.timeZone) ?? [])
}

export function offeredSlots(now: number, timetable: Timetable, rules: BookingRules) {
  const today = wallClock(now, timetable.timeZone).date
  const earliest = now + rules.noticeMinutes * MINUTE_MS
  return Array.from({ length: rules.daysAhead + 1 }, (_, ahead) => {
    const day = addDays(today, ahead)
    const slots = slotsOn(day, timetable, rules).filter((slot) => slot >= earliest)
    return { day, slots }
  }).filter(({ slots }) => slots.length > 0)
}

export function slotProblem(
  slot: number,
  now: number,
  timetable: Timetable,
  rules: BookingRules,
): SlotProblem | undefined {
  const { timeZone } = timetable
  const { date } = wallClock(slot, timeZone)
  if (slot < now + rules.noticeMinutes * MINUTE_MS) return 'too-soon'
  if (daysBetween(wallClock(now, timeZone).date, date) > rules.daysAhead) return 'too-late'
  return slotsOn(date, timetable, rules).includes(slot) ? undefined : 'closed'
}

export function isInConflict(slot: number, timetable: Timetable, { minutes }: BookingRules) {
  const { date, time } = wallClock(slot, timetable.timeZone)
  const start = minutesOf(time)
  return !openSpansOn(date, timetable).some(
    ({ from, until }) => from <= start && start + minutes <= until,
  )
}
