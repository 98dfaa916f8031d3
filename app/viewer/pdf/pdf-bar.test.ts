import { describe, expect, it } from 'vitest'

import { nextScale } from './pdf-bar.tsx'

describe('the zoom', () => {
  it('goes up and down in steps, and stops at both ends', () => {
    const up = [1]
    for (let turn = 0; turn < 20; turn++) up.push(nextScale(up.at(-1)!, 'in'))
    expect(up.slice(0, 8)).toEqual([...new Set(up)].slice(0, 8))
    expect(up.at(-1)).toBe(4)
    let scale = 4
    for (let turn = 0; turn < 20; turn++) scale = nextScale(scale, 'out')
    expect(scale).toBe(0.25)
  })

  it('steps on from a scale between two steps', () => {
    expect(nextScale(0.412, 'in')).toBe(0.5)
    expect(nextScale(0.412, 'out')).toBe(0.33)
  })
})
