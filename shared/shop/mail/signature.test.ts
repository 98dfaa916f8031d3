import { expect, it } from 'vitest'

import { isSigned, roundSignature, signaturePaths } from './signature.ts'
import { readSlip, slipCode } from './slip.ts'

const surface = { width: 600, height: 200 }
const wave = Array.from({ length: 40 }, (_, at) => [50 + at * 8, 100 + 40 * Math.sin(at)]).flat()

it('accepts writing, and no dot, short line, or point outside', () => {
  expect(isSigned({ ...surface, strokes: [wave] })).toBe(true)
  for (const strokes of [
    [],
    [[10, 10]],
    [[10, 10, 12, 12]],
    [wave.slice(0, 10)],
    [wave.slice(1)],
  ]) {
    expect(isSigned({ ...surface, strokes })).toBe(false)
  }
  expect(isSigned({ ...surface, strokes: [wave.map((value) => value * 9)] })).toBe(false)
  expect(isSigned({ width: 0, height: 0, strokes: [wave] })).toBe(false)
  expect(isSigned({ ...surface, strokes: [[Number.NaN, 1, ...wave]] })).toBe(false)
  expect(roundSignature({ ...surface, strokes: [[1.2345, 2.05]] }).strokes).toEqual([[1.2, 2.1]])
})

it('is drawn from its numbers only', () => {
  const markup = '0"/><script>alert(1)</script>' as unknown as number
  const strokes = [[1.5, 2, 3, 4], [5, 6], [], [markup, 1, 7, 8]]
  expect(signaturePaths({ ...surface, strokes })).toEqual([
    'M 1.5 2 L 3 4',
    'M 5 6 h 0',
    'M 7 8 h 0',
  ])
})

it('a slip’s check digit detects a mistyped digit', () => {
  expect(readSlip(slipCode(7))).toBe(7)
  expect(readSlip(` ${slipCode(1_234_567).toLowerCase()} `)).toBe(1_234_567)
  expect(slipCode(12)).toMatch(/^S00012\d$/)
  const wrong = slipCode(12).replace('12', '13')
  expect([readSlip(wrong), readSlip('9400111206206406260787')]).toEqual([undefined, undefined])
})
