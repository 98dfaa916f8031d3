import type { Carrier } from '#app/content/carriers.ts'
import type { FormErrors } from '#app/ui/read-form.ts'
import { locale } from '#content/language.ts'
import { packageErrors as words } from '#content/package-calculator.ts'
import { cleanCode } from '#shared/clean-text.ts'
import { interpolate } from '#shared/interpolate.ts'
import { lookUp } from '#shared/look-up.ts'

import { CENTIMETER, INCH, KILOGRAM, OUNCE, PARTS, POUND, readExact } from './exact.ts'

const MAX_SIDE = 1000n
const MAX_WEIGHT = 10_000n
const MAX_DIVISOR = 100_000
/** Longer than any package's size. */
const TOO_MANY_DIGITS = /^\d{8,}/
const MARKS_OF_UNIT = /["”″]$/

const lengthUnits: Record<string, bigint> = { in: INCH, cm: CENTIMETER }
const weightUnits: Record<string, bigint> = { lb: POUND, oz: OUNCE, kg: KILOGRAM }

export type Entered = {
  /** In `PARTS` (exact.ts). */
  lengths: bigint[]
  weight: bigint | null
  divisors: Record<Carrier['id'], number>
}

type Reading = { amount: bigint; problem?: undefined } | { amount?: undefined; problem: string }

const sides = ['length', 'width', 'height'] as const

export function readPackage(form: FormData, carriers: Carrier[]) {
  const problems: FormErrors = { fields: {} }
  const text = (name: string) => cleanCode(String(form.get(name) ?? ''))
  const take = (name: string, reading: Reading) => {
    if (reading.problem !== undefined) problems.fields[name] = reading.problem
    return reading.amount ?? 0n
  }

  const inLengths = lookUp(lengthUnits, text('lengthUnit')) ?? INCH
  const inWeights = lookUp(weightUnits, text('weightUnit')) ?? POUND
  const lengths = sides.map((side) => {
    const reading = readAmount(text(side).replace(MARKS_OF_UNIT, ''), side, MAX_SIDE)
    return (take(side, reading) * inLengths) / PARTS
  })
  const weight = text('weight')
    ? (take('weight', readAmount(text('weight'), 'weight', MAX_WEIGHT)) * inWeights) / PARTS
    : null
  const divisors = carriers.map(({ id }) => {
    const amount = take(`divisor-${id}`, readDivisor(text(`divisor-${id}`)))
    return [id, Number(amount)] as const
  })

  const entered: Entered = {
    lengths,
    weight,
    divisors: Object.fromEntries(divisors) as Entered['divisors'],
  }
  const isWrong = Object.keys(problems.fields).length > 0
  return isWrong ? ({ problems, entered: null } as const) : ({ problems: null, entered } as const)
}

function readAmount(text: string, field: keyof typeof words.names, most: bigint): Reading {
  const [name, start] = [words.names[field], words.starts[field]]
  if (!text) return { problem: interpolate(words.missing, { name }) }
  if (/^\d+,\d{1,3}$/.test(text)) return { problem: interpolate(words.comma, { name }) }
  if (/^[-−]/.test(text)) return { problem: interpolate(words.notPositive, { start }) }
  if (/^\d+\.\d{4,}$/.test(text)) return { problem: words.decimals }

  const amount = TOO_MANY_DIGITS.test(text) ? most * PARTS + 1n : readExact(text)
  if (amount === null) return { problem: interpolate(words.noNumber, { start }) }
  if (amount === 0n) return { problem: interpolate(words.notPositive, { start }) }
  if (amount > most * PARTS) {
    return { problem: interpolate(words.tooMuch, { start, max: most.toLocaleString(locale) }) }
  }
  return { amount }
}

function readDivisor(text: string): Reading {
  const divisor = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (divisor > 0 && divisor <= MAX_DIVISOR) return { amount: BigInt(divisor) }
  return { problem: words.divisor }
}
