import type { Payment } from '#shared/shop/money/price.ts'

/** The lengths a mailbox can be rented for, in months; the first is the shortest. */
export const termsInMonths = [3, 6, 12]

export type { Payment }

/** Both ways to pay; the first one is shown until another is chosen. */
export const payments: Payment[] = ['ahead', 'monthly']

/** Fees beside the plan's monthly price. US cents. */
export const fees = {
  /** Once, not refundable, for rentals under `setupWaivedFromMonths`. */
  setup: 1500,
  setupWaivedFromMonths: 6,
  /** Returned with the key. */
  keyDeposit: 1000,
  /** Per month, for each recipient beyond those the plan includes. */
  additionalRecipient: 1000,
  /** When the rent is late. */
  late: 1500,
  /** When a key is lost; the deposit is forfeited too. */
  keyReplacement: 3000,
}

/** When a customer's check comes back, the first time and again: Civil Code 1719 allows 2500 and 3500 at most. */
export const returnedCheck = { first: 2500, again: 3500 }

/** The refund of rent paid ahead to a customer who leaves early: none, or by the days left. */
export const proration: 'none' | 'daily' = 'none'

/**
 * How many people who receive mail are in every plan's price: the customer and one more. With another number, `included` in each
 * language's plans.ts and the hint in cost-calculator.ts say another, too.
 */
export const includedRecipients = 2

/** Whether a child under 18 who is listed on a form is counted as one of them, and beyond them pays. */
export const minorsPay = false

/** The typical cost of a rental, US cents per month. */
export const typicalRental = { from: 2000, to: 6000 }

/** For paying so many months ahead, in percent of the plan's rent; null while the owner has not set it. */
export const prepaymentDiscount: Record<number, number | null> = { 6: null, 12: null }

/** The most that California lets a notary charge for one signature (Government Code 8211). US cents. */
export const notaryFeeLimit = 1500
