import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addMonths, instantOf, isDay, wallClock } from './calendar.ts'

const LOS_ANGELES = 'America/Los_Angeles'

describe('a local time in Los Angeles', () => {
  it.each([
    ['2026-10-30', '09:00', '2026-10-30T16:00Z'],
    ['2026-11-02', '09:00', '2026-11-02T17:00Z'],
    ['2026-03-08', '01:59', '2026-03-08T09:59Z'],
    ['2026-03-08', '03:00', '2026-03-08T10:00Z'],
    ['2026-11-01', '00:59', '2026-11-01T07:59Z'],
    ['2026-11-01', '01:30', '2026-11-01T08:30Z'],
    ['2026-11-01', '02:00', '2026-11-01T10:00Z'],
  ])('%s %s is %s', (day, time, instant) => {
    expect(instantOf(day, time, LOS_ANGELES)).toBe(Date.parse(instant))
  })

  it.each(['02:00', '02:30', '02:59'])('2026-03-08 %s does not exist', (time) => {
    expect(instantOf('2026-03-08', time, LOS_ANGELES)).toBeUndefined()
  })

  it('is the same instant in any time zone', () => {
    const slot = instantOf('2026-10-30', '09:00', LOS_ANGELES) ?? 0
    expect(wallClock(slot, 'Asia/Tokyo')).toEqual({ date: '2026-10-31', time: '01:00' })
  })
})

it('every instant has a day and a time that lead back to it, or to the hour before', () => {
  const zones = fc.constantFrom(LOS_ANGELES, 'Asia/Tokyo', 'Asia/Kathmandu', 'Australia/Lord_Howe')
  const minutes = fc.integer({ min: 26_000_000, max: 33_000_000 })
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const instant = minute * 60_000
      const { date, time } = wallClock(instant, zone)
      const back = instantOf(date, time, zone) ?? 0
      expect([0, 30, 60]).toContain((instant - back) / 60_000)
      expect(wallClock(back, zone)).toEqual({ date, time })
    }),
  )
})

describe('adding months', () => {
  it.each([
    ['2026-08-31', 6, undefined, '2027-02-28'],
    ['2026-08-31', 24, undefined, '2028-08-31'],
    ['2028-02-29', 12, undefined, '2029-02-28'],
    ['2026-11-30', 3, 31, '2027-02-28'],
    ['2027-02-28', 3, 31, '2027-05-31'],
    ['2026-12-15', 1, undefined, '2027-01-15'],
  ])('%s and %i months', (day, months, anchor, later) => {
    expect(addMonths(day, months, anchor)).toBe(later)
  })
})

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['today', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
