import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseRate, priceLine, priceSale, writeRate } from './sale.ts'

it('taxes each line as a whole, half a cent up', () => {
  const tax = (unitCents: number, count: number, taxRate: number) =>
    priceLine({ unitCents, count, taxRate }).taxCents
  // 9.75 % of $0.78 is 7.605 cents, of ten of them 76.05.
  expect([tax(78, 1, 9_750), tax(78, 10, 9_750), tax(78, 1, 0)]).toEqual([8, 76, 0])
  // Half a cent, and just below it.
  expect([tax(50, 1, 1_000), tax(49, 1, 1_000), tax(200, 1, 9_750)]).toEqual([1, 0, 20])
})

it('is exact in whole cents, for any sale', () => {
  const line = fc.record({
    unitCents: fc.integer({ min: 0, max: 1_000_000 }),
    count: fc.integer({ min: 1, max: 1_000 }),
    taxRate: fc.integer({ min: 0, max: 25_000 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const whole = lines.map(({ unitCents, count }) => BigInt(unitCents) * BigInt(count))
      const taxes = lines.map(
        ({ taxRate }, index) => ((whole[index] ?? 0n) * BigInt(taxRate) + 50_000n) / 100_000n,
      )
      const add = (sum: bigint, part: bigint) => sum + part
      const cents = whole.reduce(add, 0n)
      const taxCents = taxes.reduce(add, 0n)
      const sum = priceSale(lines)
      expect([sum.cents, sum.taxCents, sum.totalCents].map(BigInt)).toEqual([
        cents,
        taxCents,
        cents + taxCents,
      ])
    }),
    { numRuns: 1_000 },
  )
})

it('parses a typed rate', () => {
  expect(['', '9.75', '10.25%', '7.375', '.5', '0'].map(parseRate)).toEqual([
    0, 9_750, 10_250, 7_375, 500, 0,
  ])
  expect(['nine', '.', '9,75', '9.7555', '-1'].map(parseRate)).toEqual(
    Array.from({ length: 5 }, () => Number.NaN),
  )
  expect([9_750, 0, 10_000].map(writeRate)).toEqual(['9.75', '0', '10'])
})
