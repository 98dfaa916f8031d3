import { fees, includedRecipients, prepaymentDiscount, termsInMonths } from '#app/content/fees.ts'
import { lowestMonthlyCents } from '#app/content/plans.ts'
import type { Household } from '#shared/shop/applications/household.ts'
import { priceRental, type AgreedPrices, type RentalTerms } from '#shared/shop/money/price.ts'

import { minorsPay } from './minors-pay.ts'

export type { Price } from '#shared/shop/money/price.ts'

/** A household's terms, and the price of its plan. */
export type Rental = RentalTerms & { monthlyCents: number }
/** What the shop charges beside a plan's price. */
export type Prices = Omit<AgreedPrices, 'monthlyCents'>

export const shopPrices: Prices = { ...fees, prepaymentDiscount, includedRecipients, minorsPay }

/** What a rental costs, at the shop's prices unless others are given. */
export function priceOf({ monthlyCents, ...terms }: Rental, prices = shopPrices) {
  return priceRental(terms, { ...prices, monthlyCents })
}

/** Who is in every plan's price, and so many more: the household of somebody who names nobody yet. */
export function peopleWith(additional = 0): Household {
  const recipients = Array.from({ length: includedRecipients + additional }, (_, index) => ({
    kind: index === 0 ? ('applicant' as const) : ('adult' as const),
    name: '',
    hasPersonalMail: false,
  }))
  return { use: 'personal', recipients }
}

/** The shortest term at the lowest monthly price, which the site advertises. */
export function advertisedMonths(): number {
  const [lowest] = monthlyPrices(lowestMonthlyCents)
  return lowest?.months[0] ?? Math.min(...termsInMonths)
}

type MonthlyPrice = { cents: number; months: number[] }

/**
 * What a month of a plan costs with every fee that can't be avoided counted in, for the terms that
 * come to the same price, the lowest first (Civil Code 1770(a)(29)).
 */
export function monthlyPrices(monthlyCents: number, prices = shopPrices, terms = termsInMonths) {
  const found: MonthlyPrice[] = []
  for (const months of terms) {
    const rental = { ...peopleWith(), monthlyCents, months, payment: 'monthly' as const }
    const { monthlyAllIn: cents } = priceOf(rental, prices)
    const same = found.find((price) => price.cents === cents)
    if (same) same.months.push(months)
    else found.push({ cents, months: [months] })
  }
  return found.toSorted((one, other) => one.cents - other.cents)
}
