import { expect, it } from 'vitest'

import {
  cellReaders,
  readCents,
  readDocument,
  readKind,
  readMonths,
  readWhole,
} from './read-cells.ts'

it.each([
  ['$1,234.5', 123_450],
  ['(12.50)', -1_250],
  ['-5', -500],
  ['5.00 CR', -500],
  ['9.9900000000000002', 999],
  ['9,99', 999],
  ['N/A', 0],
  ['1 234.50', 123_450],
  ['12 50', null],
  ['ten', null],
  ['1.234.5', null],
  ['1.000', null],
])('reads the amount %s', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

it('reads boxes, terms and documents as people write them', () => {
  const boxes = ['007', '#7', 'PMB 7', '7.0', ' 7 ', 'seven', '7b']
  expect(boxes.map(readWhole)).toEqual([...Array(5).fill(7), null, null])
  const terms = ['6 months', 'Annual', '1 year', 'monthly', '0']
  expect(terms.map(readMonths)).toEqual([6, 12, 12, 1, null])
  const documents = ['Driver’s License', 'US passport', 'Lease', 'utility bill'].map(readDocument)
  expect(documents).toEqual(['drivers-license', 'passport', 'lease', null])
})

it('reads no inherited property name as a value', () => {
  const readers = [cellReaders.language[0], readKind, readDocument, readMonths]
  expect(readers.map((read) => read('constructor'))).toEqual([null, null, null, null])
})
