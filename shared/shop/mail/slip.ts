import { cleanCode } from '#shared/clean-text.ts'

const SHAPE = /^S(\d{5,})(\d)$/
const MIN_DIGITS = 5

/** The code on an item's slip: S, its number, and a check digit (mod 10, weights 3 and 1). */
export function slipCode(slip: number) {
  const digits = String(slip).padStart(MIN_DIGITS, '0')
  return `S${digits}${checkDigit(digits)}`
}

export function readSlip(text: string) {
  const [, digits = '', check] = SHAPE.exec(cleanCode(text).toUpperCase()) ?? []
  return digits && check === checkDigit(digits) ? Number(digits) : undefined
}

function checkDigit(digits: string) {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}
