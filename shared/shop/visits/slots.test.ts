import { describe, expect, it } from 'vitest'

import { wallClock } from '#shared/calendar.ts'

import { isInConflict, offeredSlots, slotProblem, slotsOn } from './slots.ts'
import type { Timetable } from './timetable.ts'

const timetable: Timetable = {
  hours: [
    { weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
    { weekdays: [6], opens: '09:30', closes: '16:00' },
    { weekdays: [0] },
  ],
  timeZone: 'America/Los_Angeles',
  closedOn: [{ date: '2026-11-26', name: 'Thanksgiving Day' }],
}
const rules = {
  minutes: 30,
  noticeMinutes: 120,
  daysAhead: 30,
  capacity: 1,
  isVideoOffered: false,
}
const at = (text: string) => Date.parse(text)
const times = (day: string, other = timetable) =>
  slotsOn(day, other, rules).map((slot) => wallClock(slot, other.timeZone).time)

describe('the slots of a day', () => {
  it.each([
    ['a weekday', '2026-10-30', 16],
    ['a Saturday', '2026-10-31', 13],
    ['a Sunday', '2026-11-01', 0],
    ['a day closed beside the hours', '2026-11-26', 0],
  ])('%s: %s has %i', (_which, day, count) => {
    expect(times(day)).toHaveLength(count)
  })

  it('keep local time over a clock change', () => {
    const [friday] = slotsOn('2026-10-30', timetable, rules)
    const [monday] = slotsOn('2026-11-02', timetable, rules)
    expect([friday, monday]).toEqual([at('2026-10-30T16:00Z'), at('2026-11-02T17:00Z')])
  })

  it('begin with the hours, and end with them', () => {
    expect([times('2026-10-31')[0], times('2026-10-31').at(-1)]).toEqual(['09:30', '15:30'])
  })

  it('skip an hour that does not exist, and list a repeated one once', () => {
    const night = { ...timetable, hours: [{ weekdays: [0], opens: '01:00', closes: '04:00' }] }
    expect(times('2026-03-08', night)).toEqual(['01:00', '01:30', '03:00', '03:30'])
    expect(times('2026-11-01', night)).toHaveLength(6)
  })
})

describe('hours with a break, and past midnight', () => {
  const lunch = {
    ...timetable,
    hours: [
      { weekdays: [1], opens: '13:00', closes: '15:00' },
      { weekdays: [1], opens: '09:00', closes: '12:15' },
    ],
  }
  const late = { ...timetable, hours: [{ weekdays: [6], opens: '22:45', closes: '01:00' }] }

  it('offer no visit across the break', () => {
    expect([times('2026-11-02', lunch)[5], times('2026-11-02', lunch)[6]]).toEqual([
      '11:30',
      '13:00',
    ])
    expect(isInConflict(at('2026-11-02T20:00Z'), lunch, rules)).toBe(true)
    expect(isInConflict(at('2026-11-02T21:00Z'), lunch, rules)).toBe(false)
  })

  it('list slots after midnight under their own day, with visits across it', () => {
    expect(times('2026-11-07', late)).toEqual(['22:45', '23:15', '23:45'])
    expect(times('2026-11-08', late)).toEqual(['00:15'])
    const past = at('2026-11-08T08:15Z')
    expect(slotProblem(past, at('2026-11-07T00:00Z'), late, rules)).toBeUndefined()
    expect(isInConflict(past, late, rules)).toBe(false)
    expect(isInConflict(at('2026-11-08T08:45Z'), late, rules)).toBe(true)
  })

  it('end the evening before a closed day, and begin after it', () => {
    const closedOn = [{ date: '2026-11-07', name: 'Stocktaking' }]
    expect(times('2026-11-08', { ...late, closedOn })).toEqual([])
    expect(times('2026-11-15', { ...late, closedOn })).toEqual(['00:15'])
  })
})

describe('bookable slots', () => {
  const now = at('2026-11-02T18:10Z') // Monday, 10:10 at the shop

  it('begin in two hours and end in thirty days', () => {
    const offered = offeredSlots(now, timetable, rules)
    expect(offered[0]).toMatchObject({ day: '2026-11-02' })
    expect(offered[0]?.slots[0]).toBe(at('2026-11-02T20:30Z'))
    expect(offered.at(-1)?.day).toBe('2026-12-02')
  })

  it.each([
    ['2026-11-02T20:30Z', undefined],
    ['2026-11-02T20:00Z', 'too-soon'],
    ['2026-12-02T17:00Z', undefined],
    ['2026-12-03T17:00Z', 'too-late'],
    ['2026-11-03T17:10Z', 'closed'],
    ['2026-11-03T16:30Z', 'closed'],
    ['2026-11-04T01:00Z', 'closed'],
    ['2026-11-08T18:00Z', 'closed'],
    ['2026-11-26T18:00Z', 'closed'],
  ])('%s: %s', (slot, problem) => {
    expect(slotProblem(at(slot), now, timetable, rules)).toBe(problem)
  })

  it('are counted in the shop’s days', () => {
    const lateEvening = at('2026-11-03T07:30Z') // still Monday at the shop, Tuesday afternoon in Tokyo
    expect(offeredSlots(lateEvening, timetable, rules)[0]?.day).toBe('2026-11-03')
    expect(offeredSlots(lateEvening, timetable, rules).at(-1)?.day).toBe('2026-12-02')
  })
})

describe('hours that change after a booking', () => {
  const slot = at('2026-11-03T17:00Z') // Tuesday, 9:00

  it.each([
    ['the same hours', timetable, false],
    [
      'opening later',
      { ...timetable, hours: [{ weekdays: [2], opens: '09:30', closes: '17:00' }] },
      true,
    ],
    [
      'closing before the visit ends',
      { ...timetable, hours: [{ weekdays: [2], opens: '08:00', closes: '09:15' }] },
      true,
    ],
    [
      'slots that begin at other times',
      { ...timetable, hours: [{ weekdays: [2], opens: '08:45', closes: '17:00' }] },
      false,
    ],
    ['a day off', { ...timetable, closedOn: [{ date: '2026-11-03', name: 'Election Day' }] }, true],
  ])('%s: in conflict %s', (_how, changed, expected) => {
    expect(isInConflict(slot, changed, rules)).toBe(expected)
  })
})
