import { fees, prepaymentDiscount } from '#app/content/fees.ts'

/** What the calculator asks: a plan's price, a term, and recipients beyond those the plan includes. */
export type Rental = { monthlyCents: number; months: number; recipients: number }

export type Prices = {
  setup: number
  setupWaivedFromMonths: number
  keyDeposit: number
  additionalRecipient: number
  /** Percent off the plan's rent for paying so many months ahead; null while the owner has not set it. */
  prepaymentDiscount: Partial<Record<number, number | null>>
}

/** Everything a rental costs, before tax and as long as no conditional fee falls due. US cents, all whole. */
export type Cost = {
  rent: number
  recipients: number
  /** Taken off the rent; null where the owner gives one and has not said how much. */
  discount: number | null
  setup: number
  /** What is paid and not given back. */
  total: number
  /** What is given back with the key. */
  refundable: number
  /** With the whole term paid ahead. */
  dueToday: number
  /** The total spread over the term; never less than what is really paid. */
  effectiveMonthly: number
  /** With only the first month paid ahead. */
  firstDayByTheMonth: number
}

/** A discount is reckoned in hundredths of a percent, all whole: no half cent is lost to fractions. */
const BASIS_POINTS_PER_PERCENT = 100
const BASIS_POINTS = 10_000

/** The shop's own prices. */
export const shopPrices: Prices = { ...fees, prepaymentDiscount }

/**
 * What a rental costs, exactly. A discount is taken off the plan's rent for the term (not off further
 * recipients) and is rounded once, to the nearest cent, half a cent in the customer's favor; the
 * monthly figure is rounded up (docs/decisions/022).
 */
export function costOf(rental: Rental, prices: Prices = shopPrices): Cost {
  const { monthlyCents, months } = rental
  const rent = monthlyCents * months
  const monthlyRecipients = rental.recipients * prices.additionalRecipient
  const recipients = monthlyRecipients * months
  const discount = discountOn(rent, months, prices)
  const setup = months < prices.setupWaivedFromMonths ? prices.setup : 0
  const total = rent + recipients - (discount ?? 0) + setup

  return {
    rent,
    recipients,
    discount,
    setup,
    total,
    refundable: prices.keyDeposit,
    dueToday: total + prices.keyDeposit,
    effectiveMonthly: Math.ceil(total / months),
    firstDayByTheMonth: monthlyCents + monthlyRecipients + setup + prices.keyDeposit,
  }
}

function discountOn(rent: number, months: number, { prepaymentDiscount: discounts }: Prices) {
  if (!(months in discounts)) return 0
  const percent = discounts[months] ?? null
  if (percent === null) return null
  return Math.round((rent * Math.round(percent * BASIS_POINTS_PER_PERCENT)) / BASIS_POINTS)
}
