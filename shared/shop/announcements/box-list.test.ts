import { expect, it } from 'vitest'

import { readBoxList } from './box-list.ts'

it.each([
  ['101', [{ first: 101, last: 101 }]],
  [
    ' 101-120, 205 ',
    [
      { first: 101, last: 120 },
      { first: 205, last: 205 },
    ],
  ],
  ['101 – 103;', [{ first: 101, last: 103 }]],
  ['0101', [{ first: 101, last: 101 }]],
])('reads %s', (text, ranges) => expect(readBoxList(text)).toEqual(ranges))

it.each(['', ' , ', 'all', '101 102', '120-101', '1-2-3', '-5', '1'.repeat(7), '1,'.repeat(101)])(
  'rejects %s',
  (text) => expect(readBoxList(text)).toBeUndefined(),
)
