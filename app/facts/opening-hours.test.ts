import { describe, expect, it } from 'vitest'

import type { Timetable } from '#shared/shop/visits/timetable.ts'

import { formatOpening, openingAt } from './opening-hours.ts'

const shop: Timetable = {
  hours: [
    { weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
    { weekdays: [6], opens: '09:30', closes: '16:00' },
    { weekdays: [0] },
  ],
  timeZone: 'America/Los_Angeles',
  closedOn: [],
}

/** Winter time until 8 March and from 1 November 2026; summer time is an hour ahead. */
const moments: [string, string, string][] = [
  ['Monday, a minute before opening', '2026-01-12T08:59-08:00', 'Closed, opens at 9 am'],
  ['Monday, the minute of opening', '2026-01-12T09:00-08:00', 'Open now, until 5 pm'],
  ['Monday, 31 minutes before closing', '2026-01-12T16:29-08:00', 'Open now, until 5 pm'],
  ['Monday, 30 minutes before closing', '2026-01-12T16:30-08:00', 'Closes soon, at 5 pm'],
  ['Monday, the last minute', '2026-01-12T16:59:59-08:00', 'Closes soon, at 5 pm'],
  ['Monday, the minute of closing', '2026-01-12T17:00-08:00', 'Closed, opens tomorrow 9 am'],
  ['Friday evening', '2026-01-16T18:00-08:00', 'Closed, opens tomorrow 9:30 am'],
  ['Saturday, before opening', '2026-01-17T09:15-08:00', 'Closed, opens at 9:30 am'],
  ['Saturday, at closing', '2026-01-17T16:00-08:00', 'Closed, opens Monday 9 am'],
  ['Sunday noon', '2026-01-18T12:00-08:00', 'Closed, opens tomorrow 9 am'],
  ['midnight between Sunday and Monday', '2026-01-19T00:00-08:00', 'Closed, opens at 9 am'],
  ['the day before clocks go forward', '2026-03-07T15:45-08:00', 'Closes soon, at 4 pm'],
  ['the night clocks go forward', '2026-03-08T03:00-07:00', 'Closed, opens tomorrow 9 am'],
  ['the Monday after, an hour early', '2026-03-09T08:59-07:00', 'Closed, opens at 9 am'],
  ['the Monday after', '2026-03-09T09:00-07:00', 'Open now, until 5 pm'],
  ['the first 1:30 of the long night', '2026-11-01T01:30-07:00', 'Closed, opens tomorrow 9 am'],
  ['the second 1:30', '2026-11-01T01:30-08:00', 'Closed, opens tomorrow 9 am'],
  ['the Monday after that, by summer time', '2026-11-02T09:00-07:00', 'Closed, opens at 9 am'],
  ['the Monday after that', '2026-11-02T09:00-08:00', 'Open now, until 5 pm'],
  ['a Tuesday noon in Tokyo', '2026-06-16T12:00+09:00', 'Closed, opens tomorrow 9 am'],
  ['a Tuesday at 1 am in Tokyo', '2026-06-16T01:00+09:00', 'Open now, until 5 pm'],
]

describe('the shop is', () => {
  for (const [name, moment, expected] of moments) {
    it(`${expected}: ${name}`, () => {
      expect(format(moment, shop)).toBe(expected)
    })
  }

  it.each([
    ['2026-12-29T12:00-08:00', 'Open now, until 5 pm'],
    ['2026-12-30T12:00-08:00', 'Closed: Flood, opens Monday 9 am'],
    ['2027-01-02T12:00-08:00', 'Closed: Flood, opens Monday 9 am'],
    ['2026-12-25T10:00-08:00', 'Closed, opens at 11 am'],
    ['2026-12-25T11:00-08:00', 'Open now, until 1 pm'],
  ])('by special days, before a holiday and over New Year: %s', (moment, expected) => {
    const closedOn = ['2026-12-25', '2027-01-01'].map((date) => ({ date, name: 'Holiday' }))
    const specialDays = [
      { from: '2026-12-25', through: '2026-12-25', opens: '11:00', closes: '13:00' },
      { from: '2026-12-30', through: '2027-01-02', reason: 'Flood' },
    ]
    expect(format(moment, { ...shop, closedOn, specialDays })).toBe(expected)
  })

  it('closed on a day the owner closes, and says when it opens after it', () => {
    const closedOn = [
      { date: '2026-11-26', name: 'Thanksgiving Day' },
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'inventory' },
    ]
    const closed = { ...shop, closedOn }
    expect(format('2026-11-26T12:00-08:00', closed)).toBe(
      'Closed for Thanksgiving Day, opens tomorrow 9 am',
    )
    expect(format('2026-11-27T05:00+09:00', closed)).toBe(
      'Closed for Thanksgiving Day, opens tomorrow 9 am',
    )
    expect(format('2026-11-25T18:00-08:00', closed)).toBe('Closed, opens Friday 9 am')
    expect(format('2026-12-25T10:00-08:00', closed)).toBe(
      'Closed for Christmas Day, opens Monday 9 am',
    )
  })

  it.each([
    ['before the break', '2026-01-12T11:00-08:00', 'Open now, until 12 pm'],
    ['in the break', '2026-01-12T12:00-08:00', 'Closed, opens at 1 pm'],
    ['in the evening', '2026-01-12T23:00-08:00', 'Open now, until 1:30 am'],
    ['after midnight', '2026-01-13T01:05-08:00', 'Closes soon, at 1:30 am'],
    ['in the night, closed', '2026-01-13T01:30-08:00', 'Closed, opens Monday 9 am'],
  ])('by hours with a break and past midnight, %s', (_when, moment, expected) => {
    const hours = [
      { weekdays: [1], opens: '09:00', closes: '12:00' },
      { weekdays: [1], opens: '13:00', closes: '01:30' },
    ]
    expect(format(moment, { ...shop, hours })).toBe(expected)
  })

  it('closed without a next opening if it never opens', () => {
    const never = { ...shop, hours: [{ weekdays: [0, 1, 2, 3, 4, 5, 6] }] }
    expect(format('2026-06-16T12:00-07:00', never)).toBe('Closed')
  })
})

function format(moment: string, timetable: Timetable) {
  const { now, ahead } = formatOpening(openingAt(new Date(moment), timetable))
  return [now, ahead].filter(Boolean).join(', ')
}
