import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { carriers } from '#app/content/carriers.ts'

import { measurePackage } from './measure-package.ts'
import { readPackage } from './read-package.ts'

const divisors = Object.fromEntries(
  carriers.map(({ id, divisor }) => [`divisor-${id}`, `${divisor}`]),
)

function read(fields: Record<string, string>) {
  const form = new FormData()
  const all = { lengthUnit: 'in', weightUnit: 'lb', weight: '', ...divisors, ...fields }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  return readPackage(form, carriers)
}

function measure(fields: Record<string, string>) {
  const { entered, problems } = read(fields)
  if (!entered) throw new Error(JSON.stringify(problems))
  const measured = measurePackage(entered, carriers)
  return {
    ...measured,
    row: (wanted: string) => measured.measures.find(({ name }) => name === wanted),
    weight: (wanted: string) => measured.weights.find(({ name }) => name === wanted),
  }
}

describe('a package', () => {
  it('has the girth of its two shorter sides in any order', () => {
    for (const [length, width, height] of [
      ['16', '12', '8'],
      ['8', '16', '12'],
    ] as const) {
      const { row } = measure({ length, width, height })
      expect(row('Length × width × height')?.us).toBe('16 × 12 × 8 in')
      expect(row('Girth')?.us).toBe('40 in')
      expect(row('Length plus girth')?.us).toBe('56 in')
      expect(row('Cubic size')?.us).toBe('1,536 in³ = 0.89 ft³')
    }
  })

  it('is rounded up side by side before the dimensional weight', () => {
    const { sides, cubicInches, weight } = measure({ length: '11.1', width: '8.5', height: '6.2' })
    expect([sides, cubicInches]).toEqual([[12, 9, 7], 756])
    expect(weight('UPS')?.dimensional).toBe(6)
  })

  it('has no dimensional weight at USPS up to one cubic foot', () => {
    const foot = { length: '12', width: '12', height: '12', weight: '3.2' }
    expect(measure(foot).weight('USPS')).toEqual({
      name: 'USPS',
      divisor: 166,
      dimensional: null,
      counts: 4,
    })
    expect(measure(foot).weight('UPS')).toMatchObject({ dimensional: 13, counts: 13 })
    expect(measure({ ...foot, length: '12.001' }).weight('USPS')).toMatchObject({ dimensional: 12 })
  })

  it('counts the scale’s weight if it is higher', () => {
    const { weight } = measure({ length: '10', width: '10', height: '10', weight: '50' })
    expect(weight('FedEx')).toMatchObject({ dimensional: 8, counts: 50 })
  })

  it('uses the visitor’s divisor', () => {
    const { weight } = measure({ length: '20', width: '20', height: '20', 'divisor-ups': '166' })
    expect(weight('UPS')).toMatchObject({ divisor: 166, dimensional: 49, counts: null })
  })

  it('converts centimeters and kilograms exactly', () => {
    const metric = { lengthUnit: 'cm', weightUnit: 'kg', weight: '0.454' }
    const { sides, row } = measure({ length: '30.48', width: '25.4', height: '2.54', ...metric })
    expect(sides).toEqual([12, 10, 1])
    expect(row('Weight')).toEqual({
      name: 'Weight',
      us: '1 lb',
      metric: '0.45 kg',
      rounded: '2 lb',
    })
    expect(
      measure({ length: '1', width: '1', height: '1', weight: '16', weightUnit: 'oz' }).row(
        'Weight',
      )?.rounded,
    ).toBe('1 lb')
  })

  it('is read from fractions of an inch', () => {
    const { row } = measure({ length: '12 1/2', width: '9 3/8"', height: '３／４' })
    expect(row('Length × width × height')?.us).toBe('12.5 × 9.38 × 0.75 in')
  })

  it('never counts less than its dimensional or scale weight', () => {
    const side = fc.integer({ min: 1, max: 999_999 }).map((thousandths) => `${thousandths / 1000}`)
    fc.assert(
      fc.property(side, side, side, side, (length, width, height, weight) => {
        const { sides, weights } = measure({ length, width, height, weight })
        const [longest = 0, middle = 0, shortest = 0] = sides
        expect(longest >= middle && middle >= shortest && shortest >= 1).toBe(true)
        expect(longest).toBe(Math.ceil(Math.max(Number(length), Number(width), Number(height))))
        for (const { counts, dimensional } of weights) {
          expect(counts).toBe(Math.max(Math.ceil(Number(weight)), dimensional ?? 0))
        }
      }),
    )
  })
})

describe('an invalid measure', () => {
  const valid = { length: '10', width: '10', height: '10' }
  it.each([
    ['', 'Enter the length'],
    ['   ', 'Enter the length'],
    ['0', 'Length must be more than 0'],
    ['0.000', 'Length must be more than 0'],
    ['-5', 'Length must be more than 0'],
    ['12,5', 'Enter the length with a decimal point, such as 12.5'],
    ['twelve', 'Length must be a number, such as 12.5 or 12 1/2'],
    ['1e3', 'Length must be a number, such as 12.5 or 12 1/2'],
    ['0x10', 'Length must be a number, such as 12.5 or 12 1/2'],
    ['Infinity', 'Length must be a number, such as 12.5 or 12 1/2'],
    ['1/0', 'Length must be a number, such as 12.5 or 12 1/2'],
    ['12.34567', 'Three digits after the decimal point are enough'],
    ['1000.001', 'Length must be at most 1,000'],
    ['9'.repeat(100_000), 'Length must be at most 1,000'],
  ])('%.12j is explained', (length, sentence) => {
    const { problems } = read({ ...valid, length })
    expect(problems).toEqual({ fields: { length: sentence } })
  })

  it('is reported field by field', () => {
    const { problems } = read({ weight: 'heavy', 'divisor-dhl': '0' })
    expect(Object.keys(problems?.fields ?? {})).toEqual([
      'length',
      'width',
      'height',
      'weight',
      'divisor-dhl',
    ])
  })

  it('may be missing only for the weight', () => {
    expect(read(valid).problems).toBeNull()
    expect(measure(valid).weight('UPS')?.counts).toBeNull()
  })
})
