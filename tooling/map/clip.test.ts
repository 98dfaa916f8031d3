import { expect, it } from 'vitest'

import { clip } from './clip.ts'

const square = [
  { x: -10, y: 2 },
  { x: 5, y: 2 },
  { x: 5, y: 20 },
  { x: -10, y: 20 },
]

it('cuts a ring at the edges of the window', () => {
  expect(clip(square, 0, 0, 10, 10)).toEqual([
    { x: 0, y: 10 },
    { x: 0, y: 2 },
    { x: 5, y: 2 },
    { x: 5, y: 10 },
  ])
})

it('leaves a ring inside the window as it is, and nothing of one outside', () => {
  expect(clip(square, -50, -50, 50, 50)).toEqual(square)
  expect(clip(square, 30, 30, 50, 50)).toEqual([])
})
