import * as v from 'valibot'

import { saleAccounts } from './sale.ts'

/** Taken at the counter. */
export const ways = ['cash', 'check', 'outside-card'] as const
export type Way = (typeof ways)[number]

/** With payments by card through Stripe, which need no open drawer. */
export const allWays = [...ways, 'card-online'] as const
export type AnyWay = (typeof allWays)[number]

export const accounts = [
  'receivable',
  'rent',
  'recipients',
  'setup-fee',
  'late-fee',
  'key-fee',
  'returned-check-fee',
  'deposits-held',
  ...allWays,
  'card-fees',
  /** Paid out by Stripe. */
  'bank',
  'cash-over-short',
  'paid-in',
  'paid-out',
  ...saleAccounts,
  /** Collected for the state: a liability, not income. */
  'sales-tax',
  'opening-balances',
  'bad-debts',
] as const
export type Account = (typeof accounts)[number]

/** Accounts of cash put in or taken out without a payment. */
export const drawerAccounts = ['cash-over-short', 'paid-in', 'paid-out'] as const

export const soldAccounts = [...saleAccounts, 'sales-tax'] as const

/** `dispute` is a payment by card that the bank took back, or gave back. */
export const customerPostingKinds = [
  'charge',
  'payment',
  'deposit',
  'refund',
  'reversal',
  'dispute',
] as const
/** Of payments by card online. */
export const onlineKinds = [
  'payment',
  'refund',
  'dispute',
  'reversal',
] as const satisfies (typeof customerPostingKinds)[number][]

/** `count` is the difference found when a till is closed. */
export const postingKinds = [
  ...customerPostingKinds,
  'paid-in',
  'paid-out',
  'count',
  'card-fee',
  'payout',
] as const

export const tillStates = ['not-open', 'open', 'closed'] as const
export type TillState = (typeof tillStates)[number]

/** Bills and coins in cents, largest first. */
export const denominations = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1]

/** The counted total in cents; numbers of bills and coins, by value in cents. */
export function sumCounts(counts: Record<string, number>) {
  return Object.entries(counts).reduce((sum, [cents, count]) => sum + Number(cents) * count, 0)
}

/** A day's cash in cents; reversals are negative. */
export const cashFlow = v.object({
  float: v.number(),
  payments: v.number(),
  refunds: v.number(),
  reversals: v.number(),
  paidIn: v.number(),
  paidOut: v.number(),
  overShort: v.number(),
})
export type CashFlow = v.InferOutput<typeof cashFlow>

export function expectedCash(flow: CashFlow) {
  const { float, payments, refunds, reversals, paidIn, paidOut, overShort } = flow
  return float + payments - refunds + reversals + paidIn - paidOut + overShort
}

/** An unclaimed deposit escheats to the state about three years after the box was closed (CCP 1500 ff.). */
export const UNCLAIMED_MONTHS = 36
