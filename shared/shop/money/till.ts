import * as v from 'valibot'

import { saleAccounts } from './sale.ts'

/** The accounts that money comes into and goes out of. */
export const ways = ['cash', 'check', 'outside-card'] as const
export type Way = (typeof ways)[number]

/** What is owed by the customer, what the shop earns, what it holds for others, and where money comes in. */
export const accounts = [
  'receivable',
  'rent',
  'recipients',
  'setup-fee',
  'late-fee',
  'key-fee',
  'returned-check-fee',
  'deposits-held',
  ...ways,
  'cash-over-short',
  'paid-in',
  'paid-out',
  ...saleAccounts,
  /** Taken for the state: a liability, not income. */
  'sales-tax',
  /** What a customer owed, or had paid or deposited, before the shop moved in. */
  'opening-balances',
  /** What was owed and is given up. */
  'bad-debts',
] as const
export type Account = (typeof accounts)[number]

/** What small sales are posted to. */
export const soldAccounts = [...saleAccounts, 'sales-tax'] as const

/** `deposit` gives a deposit back to the customer's account. */
export const customerPostingKinds = ['charge', 'payment', 'deposit', 'refund', 'reversal'] as const
/** `count` is the difference found when a till is closed. */
export const postingKinds = [...customerPostingKinds, 'paid-in', 'paid-out', 'count'] as const

/** Bills and coins as they are counted, in cents, the largest first. */
export const denominations = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1]

/** What is counted comes to, in cents; how many of each bill or coin, by its value in cents. */
export function sumCounts(counts: Record<string, number>) {
  return Object.entries(counts).reduce((sum, [cents, count]) => sum + Number(cents) * count, 0)
}

/** What went through the drawer on a day, in cents; what was taken back counts below zero. */
export const cashFlow = v.object({
  float: v.number(),
  payments: v.number(),
  refunds: v.number(),
  reversals: v.number(),
  paidIn: v.number(),
  paidOut: v.number(),
})
export type CashFlow = v.InferOutput<typeof cashFlow>

/** What must lie in the drawer. */
export function expectedCash(flow: CashFlow) {
  return flow.float + flow.payments - flow.refunds + flow.reversals + flow.paidIn - flow.paidOut
}

/** A deposit that nobody fetched goes to the state about three years after the box was closed (CCP 1500 ff.). */
export const UNCLAIMED_MONTHS = 36
