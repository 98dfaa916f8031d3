import fc from 'fast-check'
import { expect, it } from 'vitest'

import { sortKeys } from '#app/sample-mailboxes/listing.ts'
import { mailboxStatuses, mailboxTypes } from '#app/sample-mailboxes/mailbox.ts'

import {
  pageSizes,
  plainQuery,
  readQuery,
  readView,
  writeQuery,
  type Query,
} from './dashboard-query.ts'

it('is written to the address and read back', () => {
  const query: fc.Arbitrary<Query> = fc.record({
    search: fc.string({ unit: 'grapheme', maxLength: 20 }),
    type: fc.constantFrom(null, ...mailboxTypes),
    status: fc.constantFrom(null, ...mailboxStatuses),
    by: fc.constantFrom(...sortKeys),
    descending: fc.boolean(),
    page: fc.integer({ min: 1, max: 1e9 }),
    size: fc.constantFrom(...pageSizes),
  })
  fc.assert(
    fc.property(query, (expected) => {
      expect(readQuery(writeQuery(expected))).toEqual(expected)
    }),
  )
})

it.each([
  '',
  '?page=-1&size=7&sort=constructor&type=gone',
  '?page=NaN&order=up',
  '?page=1e999&status=__proto__',
])('falls back to defaults: %s', (search) => {
  const read = readQuery(search)
  expect({ ...read, page: 1 }).toEqual(plainQuery)
  expect(read.page).toBeGreaterThanOrEqual(1)
})

it('leaves defaults out of the address', () => {
  expect(writeQuery(plainQuery)).toBe('')
})

it('reads an invalid view as the table', () => {
  expect(['table', 'both', 'map'].map(readView)).toEqual(['table', 'both', 'map'])
  for (const text of [null, '', 'Map', '__proto__', 'toString', '["map"]'])
    expect(readView(text)).toBe('table')
})
