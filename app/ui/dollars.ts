import { locale } from '#content/language.ts'
import { cleanCode } from '#shared/clean-text.ts'

const WHOLE = 100

/** US cents as `$9.99`, or `$15` without cents. */
export function formatDollars(cents: number) {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % WHOLE === 0 ? 0 : 2,
  }).format(cents / WHOLE)
}

/** US cents as `$15.00`. */
export function formatExactDollars(cents: number) {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / WHOLE)
}

/** Parses `44.97` or `$1,200` to US cents; NaN for anything else. */
export function parseDollars(text: string) {
  const [, whole, fraction = ''] =
    /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{0,2}))?$/.exec(cleanCode(text)) ?? []
  if (whole === undefined) return Number.NaN
  return Number(whole.replaceAll(',', '')) * WHOLE + Number(fraction.padEnd(2, '0'))
}
