import { expect, it } from 'vitest'

import { readByteRange } from './serve-site.ts'

it.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
  [undefined, undefined],
])('parses %s of 1000 bytes', (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range)
})
