import { expect, it } from 'vitest'

import { guessOrder, isEitherOrder, readDay } from './read-day.ts'

const BY_MONTH = { order: 'month', dayNumbersFrom: 1900, isEnd: false } as const

it.each([
  ['3/4/26', '2026-03-04'],
  ['03-04-2026', '2026-03-04'],
  ['3.4.26', '2026-03-04'],
  ['2026-03-04', '2026-03-04'],
  ['2026-03-04T00:00:00', '2026-03-04'],
  ['3/4/2026 0:00', '2026-03-04'],
  ['46085', '2026-03-04'],
  ['Mar 4, 2026', '2026-03-04'],
  ['4 de marzo de 2026', '2026-03-04'],
  ['Wed, March 4th 2026', '2026-03-04'],
  ['2/30/26', null],
  ['13/4/26', null],
  ['soon', null],
  ['7', null],
])('reads the day %s', (text, day) => {
  expect(readDay(text, BY_MONTH)?.day ?? null).toBe(day)
})

it('reads days with the day first if chosen', () => {
  expect(readDay('13/4/26', { ...BY_MONTH, order: 'day' })).toEqual({ day: '2026-04-13' })
})

it.each([
  ['Dec-26', true, '2026-12-31'],
  ['diciembre de 2026', true, '2026-12-31'],
  ['2/2028', true, '2028-02-29'],
  ['Dec 2026', false, '2026-12-01'],
])('reads the month %s as a day, as a guess', (text, isEnd, day) => {
  expect(readDay(text, { ...BY_MONTH, isEnd })).toEqual({ day, isGuess: 'month_only' })
})

it('counts day numbers by the workbook’s system, and guesses in a text', () => {
  const read = (dayNumbersFrom: 1900 | 1904 | null) =>
    readDay('44000', { ...BY_MONTH, dayNumbersFrom })
  expect(read(1900)).toEqual({ day: '2020-06-18' })
  expect(read(1904)).toEqual({ day: '2024-06-19' })
  expect(read(null)).toEqual({ day: '2020-06-18', isGuess: 'day_number' })
})

it('guesses the order by unambiguous days', () => {
  expect(guessOrder(['3/4/26', '13/4/26'])).toBe('day')
  expect(guessOrder(['3/4/26', '4/13/26'])).toBe('month')
  expect(guessOrder(['3/4/26', '4/13/26', '13/4/26'])).toBeNull()
})

it('remarks on days that fit both orders, and days that Excel may have changed', () => {
  const written = { written: true, stored: false }
  expect(['3/4/26', '13/4/26', '4/4/26'].map((text) => isEitherOrder(text, written))).toEqual([
    true,
    false,
    false,
  ])
  const stored = { written: false, stored: true }
  expect(['2026-03-04', '2026-03-14', '3/4/26'].map((text) => isEitherOrder(text, stored))).toEqual(
    [true, false, false],
  )
})
