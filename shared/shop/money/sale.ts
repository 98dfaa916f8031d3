import { cleanCode } from '#shared/clean-text.ts'

export const saleAccounts = ['sales', 'notary', 'postage'] as const
export type SaleAccount = (typeof saleAccounts)[number]

/** Tax rates are in thousandths of a percent: 9.75 % is 9,750. */
export const TAX_RATE_UNITS = 1_000
export const MAX_TAX_RATE = 25 * TAX_RATE_UNITS
const RATE_OF_ONE = 100 * TAX_RATE_UNITS

export type SoldLine = { unitCents: number; count: number; taxRate: number }

/** The line's total in cents: the tax of the whole line is rounded once, half a cent up. */
export function priceLine({ unitCents, count, taxRate }: SoldLine) {
  const cents = unitCents * count
  return { cents, taxCents: Math.floor((cents * taxRate + RATE_OF_ONE / 2) / RATE_OF_ONE) }
}

export function priceSale(lines: SoldLine[]) {
  const priced = lines.map(priceLine)
  const cents = priced.reduce((sum, line) => sum + line.cents, 0)
  const taxCents = priced.reduce((sum, line) => sum + line.taxCents, 0)
  return { cents, taxCents, totalCents: cents + taxCents }
}

/** A typed rate, `9.75`, in thousandths of a percent; NaN for anything else, 0 for an empty text. */
export function parseRate(text: string) {
  const typed = cleanCode(text)
  const [, whole, fraction = ''] = /^(\d{1,2})?(?:\.(\d{0,3}))?\s*%?$/.exec(typed) ?? []
  if (typed === '') return 0
  if (whole === undefined && fraction === '') return Number.NaN
  return Number(whole ?? 0) * TAX_RATE_UNITS + Number(fraction.padEnd(3, '0'))
}

export function writeRate(taxRate: number) {
  return String(taxRate / TAX_RATE_UNITS)
}
