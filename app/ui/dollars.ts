import { locale } from '#content/language.ts'
import { cleanCode } from '#shared/clean-text.ts'

const WHOLE = 100

/** US cents as a price: `$9.99`, and `$15` where there are no cents. */
export function formatDollars(cents: number) {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % WHOLE === 0 ? 0 : 2,
  }).format(cents / WHOLE)
}

/** US cents as an amount that stands among others: always with its cents, `$15.00`. */
export function formatExactDollars(cents: number) {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / WHOLE)
}

/** An amount as it is typed, `44.97` or `$1,200`, in US cents; NaN for anything else. */
export function parseDollars(text: string) {
  const [, whole, fraction = ''] =
    /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{0,2}))?$/.exec(cleanCode(text)) ?? []
  if (whole === undefined) return Number.NaN
  return Number(whole.replaceAll(',', '')) * WHOLE + Number(fraction.padEnd(2, '0'))
}
