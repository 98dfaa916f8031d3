import { priceShares, type Household } from '#shared/shop/applications/household.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'

/** Rent is paid for the whole term ahead, or by the month. */
export type Payment = 'ahead' | 'monthly'

export type RentalTerms = Household & { months: number; payment: Payment }

export type AgreedPrices = Pick<RentalFacts, 'includedRecipients' | 'minorsPay'> &
  RentalFacts['prices'] & {
    monthlyCents: number
    minimumMonths?: number | null
  }

export function pricesOf(planId: string, facts: RentalFacts): AgreedPrices | undefined {
  const plan = facts.plans.find(({ id }) => id === planId)
  const { includedRecipients, minorsPay, prices, terms } = facts
  return (
    plan && {
      ...prices,
      monthlyCents: plan.monthlyCents,
      includedRecipients,
      minorsPay,
      minimumMonths: Math.min(...terms),
    }
  )
}

export const receiptRows = ['rent', 'recipients', 'discount', 'setup', 'deposit'] as const
export type ReceiptRow = {
  id: (typeof receiptRows)[number]
  cents: number
}

/** The whole cost of a rental, before tax and conditional fees. US cents, all whole. */
export type Price = {
  rows: ReceiptRow[]
  people: { share: ReturnType<typeof priceShares>[number]; cents: number }[]
  dueToday: number
  monthsPaid: number
  eachLaterMonth: number
  /** Over the whole term, without refundable sums. */
  total: number
  /** The total spread over the term; never less than what is really paid. */
  monthlyAllIn: number
}

/** Discounts are computed in integers, in hundredths of a percent: no half cent is lost to fractions. */
const BASIS_POINTS_PER_PERCENT = 100
const BASIS_POINTS = 10_000

/**
 * The one computation behind every price shown or charged. A discount applies to the plan's rent if the term is paid ahead (not to
 * additional recipients) and is rounded once, to the nearest cent, half a cent in the customer's favor; the monthly figure is rounded up
 * (docs/decisions/098).
 */
export function priceRental(terms: RentalTerms, prices: AgreedPrices): Price {
  const { months, payment } = terms
  const { monthlyCents } = prices
  const monthsPaid = payment === 'ahead' ? months : 1
  const people = priceShares(terms, prices).map((share) => ({
    share,
    cents: share === 'pays' ? prices.additionalRecipient * monthsPaid : 0,
  }))
  const recipients =
    prices.additionalRecipient * people.filter(({ share }) => share === 'pays').length
  const setup = months < prices.setupWaivedFromMonths ? prices.setup : 0
  const discount = payment === 'ahead' ? discountOn(monthlyCents * months, months, prices) : 0

  const rows: ReceiptRow[] = [
    { id: 'rent', cents: monthlyCents * monthsPaid },
    { id: 'recipients', cents: recipients * monthsPaid },
    ...(isDiscountSet(prices) ? [{ id: 'discount' as const, cents: 0 - discount }] : []),
    ...(prices.setup > 0 ? [{ id: 'setup' as const, cents: setup }] : []),
    ...(prices.keyDeposit > 0 ? [{ id: 'deposit' as const, cents: prices.keyDeposit }] : []),
  ]
  const total = (monthlyCents + recipients) * months - discount + setup

  return {
    rows,
    people,
    dueToday: rows.reduce((sum, { cents }) => sum + cents, 0),
    monthsPaid,
    eachLaterMonth: monthsPaid < months ? monthlyCents + recipients : 0,
    total,
    monthlyAllIn: Math.ceil(total / months),
  }
}

export function priceRenewal(household: Household, months: number, prices: AgreedPrices) {
  const rentAlone = { ...prices, setup: 0, keyDeposit: 0 }
  return priceRental({ ...household, months, payment: 'ahead' }, rentAlone)
}

function isDiscountSet({ prepaymentDiscount: discounts }: AgreedPrices) {
  return Object.values(discounts).some((percent) => percent)
}

function discountOn(rent: number, months: number, { prepaymentDiscount: discounts }: AgreedPrices) {
  const percent = discounts[months] ?? 0
  return Math.round((rent * Math.round(percent * BASIS_POINTS_PER_PERCENT)) / BASIS_POINTS)
}
