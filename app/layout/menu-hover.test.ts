import { describe, expect, it } from 'vitest'

import { isHeadingFor } from './menu-hover.ts'

const box = { left: 300, top: 100, right: 600, bottom: 400 }
const below = { left: 100, top: 72, right: 420, bottom: 500 }

describe('a pointer', () => {
  it.each([
    ['diagonally down to a panel on the right', box, { x: 200, y: 120 }, { x: 206, y: 128 }],
    ['straight to a panel on the right', box, { x: 200, y: 120 }, { x: 206, y: 120 }],
    [
      'diagonally down to a panel on the left',
      { ...box, left: -100, right: 180 },
      { x: 200, y: 120 },
      { x: 196, y: 126 },
    ],
    ['down to the panel below the bar', below, { x: 150, y: 40 }, { x: 160, y: 50 }],
  ])('heads for the panel %s', (_, panel, from, to) => {
    expect(isHeadingFor(panel, from, to)).toBe(true)
  })

  it.each([
    ['down the list beside the panel', box, { x: 200, y: 120 }, { x: 200, y: 128 }],
    ['away from the panel', box, { x: 200, y: 120 }, { x: 194, y: 122 }],
    ['steeply past the panel', box, { x: 200, y: 380 }, { x: 202, y: 395 }],
    ['along the bar', below, { x: 150, y: 40 }, { x: 160, y: 40 }],
    ['nowhere', box, { x: 200, y: 120 }, { x: 200, y: 120 }],
  ])('doesn’t head for the panel %s', (_, panel, from, to) => {
    expect(isHeadingFor(panel, from, to)).toBe(false)
  })
})
