import { saleAccounts } from '#shared/shop/money/sale.ts'
import type { Account } from '#shared/shop/money/till.ts'

/** What the shop earns by, in the order in which it is told; what is given up is taken off. */
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
