import { locale } from '#content/language.ts'

const DECIMAL = /^(\d+)(?:\.(\d{1,3}))?$|^\.(\d{1,3})$/
const FRACTION = /^(?:(\d+)[ -])?(\d+)\/(2|4|8|16|32)$/
const DECIMAL_PLACES = 3

/** Divisible enough for 0.001 and for 1/32. */
export const PARTS = 100_000n

/** A centimeter is exactly 50/127 inch. */
export const INCH = 127n * PARTS
export const CENTIMETER = 50n * PARTS

/** A pound is exactly 0.45359237 kilogram, and has 16 ounces. */
export const POUND = 45_359_237n * 16n * PARTS
export const OUNCE = 45_359_237n * PARTS
export const KILOGRAM = 1_600_000_000n * PARTS

/**
 * Reads `12`, `12.5` and `12 1/2` without rounding.
 * @returns in `PARTS`, or null
 */
export function readExact(text: string): bigint | null {
  return readDecimal(text) ?? readFraction(text)
}

function readDecimal(text: string) {
  const [matched, whole = '0', after, alone] = DECIMAL.exec(text) ?? []
  if (matched === undefined) return null
  const decimals = (after ?? alone ?? '').padEnd(DECIMAL_PLACES, '0')
  return (BigInt(whole) * PARTS * 1000n + BigInt(decimals) * PARTS) / 1000n
}

function readFraction(text: string) {
  const [matched, whole = '0', above = '', below = ''] = FRACTION.exec(text) ?? []
  if (matched === undefined) return null
  return BigInt(whole) * PARTS + (BigInt(above) * PARTS) / BigInt(below)
}

/** Rounds up. */
export function divideUp(amount: bigint, by: bigint) {
  return (amount + by - 1n) / by
}

/** Rounds to the nearest, without trailing zeros. */
export function formatRatio(amount: bigint, of: bigint, decimals: number) {
  const scale = 10n ** BigInt(decimals)
  const rounded = (amount * scale * 2n + of) / (of * 2n)
  return new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(
    Number(rounded) / Number(scale),
  )
}
