import { addDays, type Day, daysBetween, instantOf, wallClock } from '#shared/calendar.ts'

import { minutesOf, openingHoursOn, type Timetable } from './timetable.ts'

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

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** When the slots of a day begin, in milliseconds since 1970; a wall time that the day does not have is none. */
export function slotsOn(day: Day, timetable: Timetable, { minutes }: BookingRules) {
  const open = openingHoursOn(day, timetable)
  if (!open) return []
  const slots: number[] = []
  const last = minutesOf(open.closes) - minutes
  for (let start = minutesOf(open.opens); start <= last; start += minutes) {
    const slot = instantOf(day, wallTimeOf(start), timetable.timeZone)
    if (slot !== undefined) slots.push(slot)
  }
  return slots
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
  const open = openingHoursOn(date, timetable)
  if (!open) return true
  return time < open.opens || minutesOf(time) + minutes > minutesOf(open.closes)
}

function wallTimeOf(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  return [hours, rest].map((part) => String(part).padStart(2, '0')).join(':')
}
