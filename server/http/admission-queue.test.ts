import { describe, expect, it } from 'vitest'

import { createAdmissionQueue } from './admission-queue.ts'

const PIECES = 20
const PIECE_MS = 11

describe('work in a storm', () => {
  it('begins at once while there is little of it', () => {
    const take = createAdmissionQueue()
    let begun = 0
    take(() => (begun += 1))
    take(() => (begun += 1))
    expect(begun).toBe(2)
  })

  it('goes in order and lets others between', async () => {
    const take = createAdmissionQueue()
    const seen: (number | string)[] = []
    for (let piece = 0; piece < PIECES; piece += 1) {
      take(() => {
        for (const end = performance.now() + PIECE_MS; performance.now() < end;);
        seen.push(piece)
        if (piece === 5) setImmediate(() => seen.push('another'))
      })
    }
    expect(seen).toEqual([0])
    while (seen.length <= PIECES) await new Promise(setImmediate)
    expect(seen.filter((piece) => piece !== 'another')).toEqual([...Array(PIECES).keys()])
    expect(seen.indexOf('another')).toBeLessThan(8)
  })
})
