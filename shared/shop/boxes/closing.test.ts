import { expect, it } from 'vitest'

import { beginPeriod, renewPeriod } from '#shared/shop/money/rent.ts'

import {
  canCloseOn,
  nextQuarterDay,
  oldestQuarantined,
  planClosing,
  planLegalPapers,
} from './closing.ts'

it('a closed box: mail is forwarded for six months, legal papers accepted for two years', () => {
  expect(planClosing('2026-08-31')).toEqual({
    closesOn: '2026-08-31',
    remailUntil: '2027-02-28',
    agentUntil: '2028-08-31',
  })
})

it.each([
  ['2026-09-01', '2026-03-01'],
  ['2027-02-28', '2026-08-28'],
  ['2027-03-01', '2026-09-01'],
])('on %s numbers closed from %s on are out of use', (today, from) => {
  expect(oldestQuarantined(today)).toBe(from)
})

it('legal papers: the notice in 48 hours, the letter in 5 days, complete 10 days after it', () => {
  const receivedAt = Date.parse('2026-11-19T23:10Z')
  expect(planLegalPapers(receivedAt, '2026-11-19', '2026-11-20')).toEqual({
    noticeBy: Date.parse('2026-11-21T23:10Z'),
    letterBy: '2026-11-24',
    completeOn: '2026-11-30',
  })
})

it.each([
  ['2026-01-15', '2026-01-15'],
  ['2026-01-16', '2026-04-15'],
  ['2026-07-01', '2026-07-15'],
  ['2026-11-22', '2027-01-15'],
])('after %s the list of customers is certified on %s', (today, day) => {
  expect(nextQuarterDay(today)).toBe(day)
})

it('rent continues from the day paid through, and the 31st comes back after shorter months', () => {
  const period = beginPeriod('2026-08-31', 3)
  expect(period).toEqual({ paidThrough: '2026-11-30', anchorDay: 31 })
  const renewed = renewPeriod(period, 3)
  expect(renewed.paidThrough).toBe('2027-02-28')
  expect(renewPeriod(renewed, 3).paidThrough).toBe('2027-05-31')
})

it.each([
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2027-11-23', true],
  ['2027-11-24', false],
])('notice is possible within a year: for %s %s', (day, can) => {
  expect(canCloseOn(day, '2026-11-22')).toBe(can)
})
