import { expect, it } from 'vitest'

import {
  readCents,
  readDay,
  readDocument,
  readKind,
  readLanguage,
  readMonths,
  readWhole,
} from './read-cells.ts'

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
  expect(readDay(text, 'month')).toBe(day)
})

it('reads days with the day first where that is chosen', () => {
  expect(readDay('13/4/26', 'day')).toBe('2026-04-13')
})

it.each([
  ['$1,234.5', 123_450],
  ['(12.50)', -1_250],
  ['-5', -500],
  ['5.00 CR', -500],
  ['9.9900000000000002', 999],
  ['9,99', 999],
  ['N/A', 0],
  ['ten', null],
  ['1.234.5', null],
])('reads the amount %s', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

it('reads boxes, terms and documents as people write them', () => {
  expect(['007', '#7', 'PMB 7', '7.0', ' 7 ', 'seven', '7b'].map(readWhole)).toEqual([
    7,
    7,
    7,
    7,
    7,
    null,
    null,
  ])
  expect(['6 months', 'Annual', '1 year', 'monthly', '0'].map(readMonths)).toEqual([
    6,
    12,
    12,
    1,
    null,
  ])
  expect(['Driver’s License', 'US passport', 'Lease', 'utility bill'].map(readDocument)).toEqual([
    'drivers-license',
    'passport',
    'lease',
    null,
  ])
})

it('reads no name of an object property as a value', () => {
  const readers = [readLanguage, readKind, readDocument, readMonths]
  expect(readers.map((read) => read('constructor'))).toEqual([null, null, null, null])
})
