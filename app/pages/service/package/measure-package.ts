import type { Carrier } from '#app/content/carriers.ts'
import { locale } from '#content/language.ts'
import { packageCalculator } from '#content/package-calculator.ts'
import { interpolate } from '#shared/interpolate.ts'

import { CENTIMETER, divideUp, formatRatio, INCH, KILOGRAM, POUND } from './exact.ts'
import type { Entered } from './read-package.ts'

const words = packageCalculator.measures

const INCHES_PER_FOOT = 12n
const METER = 100n * CENTIMETER
const LITERS_PER_CUBIC_METER = 1000n

export type Measure = { name: string; us: string; metric: string; rounded: string }

export type CarrierWeight = {
  name: string
  divisor: number
  /** Whole pounds; null if the package is too small for dimensional weight. */
  dimensional: number | null
  /** Whole pounds; null while the weight is unknown. */
  counts: number | null
}

export type MeasuredPackage = {
  measures: Measure[]
  /** Longest first; product in cubic inches. */
  sides: number[]
  cubicInches: number
  weights: CarrierWeight[]
}

export function measurePackage({ lengths, weight, divisors }: Entered, carriers: Carrier[]) {
  const sides = lengths.toSorted((one, other) => Number(other - one))
  const rounded = sides.map((side) => divideUp(side, INCH))
  const cubicInches = Number(productOf(rounded))
  const measures = [...lengthsOf(sides, rounded), roomOf(sides, rounded)]
  if (weight !== null) measures.push(weightOf(weight))

  return {
    measures,
    sides: rounded.map(Number),
    cubicInches,
    weights: carriers.map(({ id, name, freeCubicInches }) => {
      const divisor = divisors[id]
      const isFree = cubicInches <= freeCubicInches
      const dimensional = isFree ? null : Math.ceil(cubicInches / divisor)
      const scale = weight === null ? null : Number(divideUp(weight, POUND))
      const counts = scale === null ? null : Math.max(scale, dimensional ?? 0)
      return { name, divisor, dimensional, counts }
    }),
  } satisfies MeasuredPackage
}

function lengthsOf(sides: bigint[], rounded: bigint[]): Measure[] {
  const measures = [
    { name: words.girth, of: girthOf },
    { name: words.lengthPlusGirth, of: (all: bigint[]) => (all[0] ?? 0n) + girthOf(all) },
  ]
  return [
    {
      name: words.sides,
      us: `${sides.map((side) => formatRatio(side, INCH, 2)).join(' × ')} in`,
      metric: `${sides.map((side) => formatRatio(side, CENTIMETER, 1)).join(' × ')} cm`,
      rounded: `${rounded.join(' × ')} in`,
    },
    ...measures.map(({ name, of }) => ({
      name,
      us: `${formatRatio(of(sides), INCH, 2)} in`,
      metric: `${formatRatio(of(sides), CENTIMETER, 1)} cm`,
      rounded: `${of(rounded).toLocaleString(locale)} in`,
    })),
  ]
}

function roomOf(sides: bigint[], rounded: bigint[]): Measure {
  const room = productOf(sides)
  return {
    name: words.room,
    us: `${formatRatio(room, INCH ** 3n, 1)} in³ = ${formatRatio(room, (INCHES_PER_FOOT * INCH) ** 3n, 2)} ft³`,
    metric: interpolate(words.liters, {
      count: formatRatio(room * LITERS_PER_CUBIC_METER, METER ** 3n, 1),
    }),
    rounded: `${productOf(rounded).toLocaleString(locale)} in³`,
  }
}

function weightOf(weight: bigint): Measure {
  return {
    name: words.weight,
    us: `${formatRatio(weight, POUND, 2)} lb`,
    metric: `${formatRatio(weight, KILOGRAM, 2)} kg`,
    rounded: `${divideUp(weight, POUND)} lb`,
  }
}

function girthOf([, width = 0n, height = 0n]: bigint[]) {
  return 2n * (width + height)
}

function productOf(sides: bigint[]) {
  return sides.reduce((product, side) => product * side, 1n)
}
