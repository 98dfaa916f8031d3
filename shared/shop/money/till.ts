/** The accounts that money comes into and goes out of. */
export const ways = ['cash', 'check', 'outside-card'] as const
export type Way = (typeof ways)[number]

/** Bills and coins as they are counted, in cents, the largest first. */
export const denominations = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1]

/** How many of each bill or coin, by its value in cents. */
export type Counts = Record<string, number>

export function sumCounts(counts: Counts) {
  return Object.entries(counts).reduce((sum, [cents, count]) => sum + Number(cents) * count, 0)
}

/** What went through the drawer on a day, in cents; what was taken back counts below zero. */
export type CashFlow = {
  float: number
  payments: number
  refunds: number
  reversals: number
  paidIn: number
  paidOut: number
}

/** What must lie in the drawer. */
export function expectedCash(flow: CashFlow) {
  return flow.float + flow.payments - flow.refunds + flow.reversals + flow.paidIn - flow.paidOut
}

/** A deposit that nobody fetched goes to the state about three years after the box was closed (CCP 1500 ff.). */
export const UNCLAIMED_MONTHS = 36
