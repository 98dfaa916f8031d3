import { describe, expect, it } from 'vitest'

import { factorOf, nextFactor } from './zoom.ts'

const letter = { width: 816, height: 1056 }

describe('the zoom', () => {
  it('fits the widest page into the room', () => {
    const sizes = [letter, { width: 1056, height: 816 }]
    expect(1056 * factorOf('width', sizes, 600)).toBeLessThanOrEqual(600)
    expect(1056 * factorOf('width', sizes, 600)).toBeGreaterThan(500)
  })

  it('begins no larger than reads well, and no wider than the screen', () => {
    expect(factorOf('comfortable', [letter], 1920)).toBeLessThan(factorOf('width', [letter], 1920))
    expect(factorOf('comfortable', [letter], 390)).toBe(factorOf('width', [letter], 390))
  })

  it('goes up and down in steps, and stops at both ends', () => {
    const up = [1]
    for (let turn = 0; turn < 20; turn++) up.push(nextFactor(up.at(-1)!, 'in'))
    expect(up.slice(0, 8)).toEqual([...new Set(up)].slice(0, 8))
    expect(up.at(-1)).toBe(4)
    let factor = 4
    for (let turn = 0; turn < 20; turn++) factor = nextFactor(factor, 'out')
    expect(factor).toBe(0.25)
  })

  it('steps on from a factor between two steps', () => {
    expect(nextFactor(0.412, 'in')).toBe(0.5)
    expect(nextFactor(0.412, 'out')).toBe(0.33)
  })
})
