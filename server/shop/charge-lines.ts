import type { ReceiptRow } from '#shared/rental/quote.ts'

import type { Account, Line } from './ledger.ts'

const INCOME: Record<ReceiptRow['id'], Account> = {
  rent: 'rent',
  discount: 'rent',
  recipients: 'recipients',
  setup: 'setup-fee',
  deposit: 'deposits-held',
}

/** What the rows of a quote charge: one line for each account. */
export function chargeLines(rows: ReceiptRow[]): Line[] {
  const sums = new Map<Account, number>()
  for (const { id, cents } of rows) {
    sums.set('receivable', (sums.get('receivable') ?? 0) + cents)
    sums.set(INCOME[id], (sums.get(INCOME[id]) ?? 0) - cents)
  }
  return [...sums].map(([account, cents]) => ({ account, cents }))
}
