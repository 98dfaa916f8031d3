import { pricing as words } from '#app/content/en/pricing.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'

import type { Quote } from './quote.ts'

export type ReceiptLine = {
  id: string
  name: string
  /** US cents. */
  cents: number
  isSum?: true
}

/** A receipt from its first row to what a month comes to, under the names a visitor reads. */
export function receiptLines(quoted: Quote): ReceiptLine[] {
  const { monthsPaid, dueToday, eachLaterMonth, total, monthlyAllIn } = quoted
  return [
    ...quoted.rows.map(({ id, cents }) => ({
      id,
      name: id === 'rent' && monthsPaid === 1 ? words.firstMonth : words.rows[id],
      cents,
    })),
    { id: 'dueToday', name: words.dueToday, cents: dueToday, isSum: true },
    { id: 'eachLaterMonth', name: words.eachLaterMonth, cents: eachLaterMonth },
    { id: 'total', name: words.total, cents: total },
    { id: 'monthlyAllIn', name: words.monthlyAllIn, cents: monthlyAllIn },
  ]
}

/** An amount among others; what costs nothing says so. */
export function amountOf(cents: number) {
  if (cents === 0) return words.none
  return cents < 0 ? `−${formatExactDollars(-cents)}` : formatExactDollars(cents)
}
