import { expect, it } from 'vitest'

import { boxAt, isBoxIn, wallsOf } from './box-ranges.ts'

const ranges = [
  { first: 1, last: 500 },
  { first: 1001, last: 1700 },
]

it.each([
  [1, true],
  [500, true],
  [501, false],
  [1000, false],
  [1001, true],
  [1700, true],
  [0, false],
  [1.5, false],
])('box %s is in the ranges: %s', (box, isOurs) => {
  expect(isBoxIn(ranges, box)).toBe(isOurs)
})

it('counts boxes across the gap', () => {
  expect([0, 499, 500, 1199, 1200].map((index) => boxAt(ranges, index))).toEqual([
    1, 500, 1001, 1700, 1701,
  ])
})

it('splits them into walls that fit a screen', () => {
  expect(wallsOf(ranges)).toEqual([
    { first: 1, last: 400 },
    { first: 401, last: 500 },
    { first: 1001, last: 1400 },
    { first: 1401, last: 1700 },
  ])
})
