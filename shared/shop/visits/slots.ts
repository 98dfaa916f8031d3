import { addDays, daysBetween, instantOf, wallClock, type Day } from '#shared/calendar.ts'
import { MINUTE_MS } from '#shared/durations.ts'

import { DAY_MINUTES, minutesOf, openSpansOn, wallTimeOf, type Timetable } from './timetable.ts'

/** How visits are booked: the owner's settings. */
type BookingRules = {
  /** How long a visit takes; slots follow each other without a gap. */
  minutes: number
  /** How long before it begins a slot can still be booked. */
  noticeMinutes: number
  daysAhead: number
  /** How many visits one slot takes. */
  capacity: number
  isVideoOffered: boolean
}

/** Why a slot can't be booked. `closed`: the shop is, or the slot begins at no time that slots begin. */
export type SlotProblem = 'closed' | 'too-soon' | 'too-late'

/** When the slots of a day begin, in milliseconds since 1970; a wall time that the day does not have is none. */
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

/** The days that visits can be booked for, today first, each with the slots that notice still allows. */
export function offeredSlots(now: number, timetable: Timetable, rules: BookingRules) {
  const today = wallClock(now, timetable.timeZone).date
  const earliest = now + rules.noticeMinutes * MINUTE_MS
  return Array.from({ length: rules.daysAhead + 1 }, (_, ahead) => {
    const day = addDays(today, ahead)
    const slots = slotsOn(day, timetable, rules).filter((slot) => slot >= earliest)
    return { day, slots }
  }).filter(({ slots }) => slots.length > 0)
}

/** Why a slot can't be booked at this moment, whoever else wants it. */
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

/** Whether a booked visit no longer fits into the hours, which were changed after it was booked. */
export function isInConflict(slot: number, timetable: Timetable, { minutes }: BookingRules) {
  const { date, time } = wallClock(slot, timetable.timeZone)
  const start = minutesOf(time)
  return !openSpansOn(date, timetable).some(
    ({ from, until }) => from <= start && start + minutes <= until,
  )
}
