import { saleAccounts } from '#shared/shop/money/sale.ts'
import type { Account } from '#shared/shop/money/till.ts'

/** Income accounts in the order of reports; write-offs are subtracted. */
export const incomeAccounts = [
  'rent',
  'recipients',
  'setup-fee',
  'late-fee',
  'key-fee',
  'returned-check-fee',
  ...saleAccounts,
  'cash-over-short',
  'bad-debts',
] as const satisfies Account[]
export type IncomeAccount = (typeof incomeAccounts)[number]
