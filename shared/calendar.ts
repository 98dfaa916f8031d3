import { DAY_MS, MINUTE_MS } from './durations.ts'

export type Day = string
export type WallTime = string

const DAY_LENGTH = 'YYYY-MM-DD'.length
const MAX_REMEMBERED_OFFSETS = 1_000

/** In UTC, where every day has 24 hours. */
export function addDays(day: Day, days: number): Day {
  return asDay(Date.parse(day) + days * DAY_MS)
}

export function laterOf(one: Day, other: Day | null): Day {
  return other !== null && other > one ? other : one
}

export function daysBetween(from: Day, until: Day) {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS
}

/**
 * The same day of a later month, or its last. `anchor` brings the 31st back after a shorter month.
 */
export function addMonths(day: Day, months: number, anchor = new Date(day).getUTCDate()): Day {
  const date = new Date(day)
  const month = date.getUTCMonth() + months
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return asDay(Date.UTC(date.getUTCFullYear(), month, Math.min(anchor, last)))
}

/** 0 is Sunday. */
export function weekdayOf(day: Day) {
  return new Date(day).getUTCDay()
}

export function isDay(text: string) {
  return (
    /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    addDays(text, 0) === text
  )
}

export function wallClock(instant: number | Date, timeZone: string): { date: Day; time: WallTime } {
  const shown = Number(instant) + offsetAt(Number(instant), timeZone)
  const [date = '', time = ''] = new Date(shown).toISOString().split('T')
  return { date, time: time.slice(0, 'HH:MM'.length) }
}

/** Milliseconds since 1970: the first of two when clocks are set back; undefined when skipped. */
export function instantOf(day: Day, time: WallTime, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const midnight = Date.parse(day)
  const [before, after] = [midnight - DAY_MS, midnight + 2 * DAY_MS].map((at) =>
    offsetAt(at, timeZone),
  ) as [number, number]
  if (before === after) return asUtc - before
  return [asUtc - before, asUtc - after]
    .toSorted((one, other) => one - other)
    .find((instant) => instant + offsetAt(instant, timeZone) === asUtc)
}

function asDay(instant: number): Day {
  return new Date(instant).toISOString().slice(0, DAY_LENGTH)
}

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

/** A zone's offset from UTC in milliseconds. `Intl` is slow, so it is cached by quarter of an hour. */
function offsetAt(instant: number, timeZone: string) {
  const quarter = Math.floor(instant / 900_000) * 900_000
  const key = `${timeZone} ${quarter}`
  const remembered = offsets.get(key)
  if (remembered !== undefined) return remembered
  if (offsets.size >= MAX_REMEMBERED_OFFSETS) offsets.clear()
  const offset = readOffset(quarter, timeZone)
  offsets.set(key, offset)
  return offset
}

function readOffset(instant: number, timeZone: string) {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formats.set(timeZone, format)
  }
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  )
  const shown = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}Z`
  return Date.parse(shown) - instant
}

export function sequenceAt(instant: Date) {
  return Math.floor(instant.getTime() / MINUTE_MS)
}
