import { priceShares, type Household } from '#shared/shop/applications/household.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'

/** Rent is paid for the whole term ahead, or by the month. */
export type Payment = 'ahead' | 'monthly'

/** What a household rents a mailbox for: who receives mail, for how long, and how they pay. */
export type RentalTerms = Household & { months: number; payment: Payment }

/** The price that a rental is agreed at: it stays, whatever the shop charges others later. */
export type AgreedPrices = Pick<RentalFacts, 'includedRecipients' | 'minorsPay'> &
  RentalFacts['prices'] & {
    monthlyCents: number
    /** The minimum term: the shop's shortest. Missing where none was agreed here. */
    minimumMonths?: number | null
  }

/** What the shop asks for a plan today; nothing when there is no such plan. */
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
  /** Negative for what is taken off. */
  cents: number
}

/** Everything a rental costs, before tax and as long as no conditional fee falls due. US cents, all whole. */
export type Price = {
  /** The receipt of the first day. A fee, a deposit or a discount has a row only where the owner has set one. */
  rows: ReceiptRow[]
  /** Each recipient in their order: how the price takes them, and what they add to the first day. */
  people: { share: ReturnType<typeof priceShares>[number]; cents: number }[]
  /** The sum of the rows. */
  dueToday: number
  /** How many months of rent the first day pays. */
  monthsPaid: number
  /** Due again for each month that the first day does not pay. */
  eachLaterMonth: number
  /** Over the whole term, without what is given back. */
  total: number
  /** The total spread over the term; never less than what is really paid. */
  monthlyAllIn: number
}

/** A discount is computed in hundredths of a percent, all whole: no half cent is lost to fractions. */
const BASIS_POINTS_PER_PERCENT = 100
const BASIS_POINTS = 10_000

/**
 * What a household pays, exactly: the one sum behind every price that is shown or charged. A discount is taken off the plan's
 * rent where the term is paid ahead (not off additional recipients) and is rounded once, to the nearest cent, half a cent in
 * the customer's favor; the monthly figure is rounded up (docs/decisions/022, 098).
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

/** What so many more months cost a household: the rent alone, without what is paid once. */
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
