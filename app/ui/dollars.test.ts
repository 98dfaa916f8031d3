import { expect, it } from 'vitest'

import { formatDollars, formatExactDollars, parseDollars } from './dollars.ts'

it.each([
  [879, '$8.79'],
  [1500, '$15'],
  [11_988, '$119.88'],
  [123_450, '$1,234.50'],
  [0, '$0'],
])('writes %i cents as %s', (cents, text) => {
  expect(formatDollars(cents)).toBe(text)
})

it.each([
  [4497, '$44.97'],
  [1500, '$15.00'],
  [123_456, '$1,234.56'],
])('writes %i cents with cents as %s', (cents, text) => {
  expect(formatExactDollars(cents)).toBe(text)
})

it.each([
  ['44.97', 4497],
  ['$1,234.5', 123_450],
  [' 15 ', 1500],
  ['0.05', 5],
  ['', Number.NaN],
  ['1.234', Number.NaN],
  ['12,34', Number.NaN],
  ['-5', Number.NaN],
])('parses "%s", as %i cents', (text, cents) => {
  expect(parseDollars(text)).toBe(cents)
})
