import { locale } from '#app/content/en/language.ts'

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
