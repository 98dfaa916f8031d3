import { fees, includedRecipients, prepaymentDiscount, termsInMonths } from '#app/content/fees.ts'
import { lowestMonthlyCents } from '#app/content/plans.ts'
import type { Household } from '#shared/shop/applications/household.ts'
import { priceRental, type AgreedPrices, type RentalTerms } from '#shared/shop/money/price.ts'

import { minorsPay } from './minors-pay.ts'

export type { Price } from '#shared/shop/money/price.ts'

export type Rental = RentalTerms & { monthlyCents: number }
export type Prices = Omit<AgreedPrices, 'monthlyCents'>

export const shopPrices: Prices = { ...fees, prepaymentDiscount, includedRecipients, minorsPay }

export function priceOf({ monthlyCents, ...terms }: Rental, prices = shopPrices) {
  return priceRental(terms, { ...prices, monthlyCents })
}

export function peopleWith(additional = 0): Household {
  const recipients = Array.from({ length: includedRecipients + additional }, (_, index) => ({
    kind: index === 0 ? ('applicant' as const) : ('adult' as const),
    name: '',
    hasPersonalMail: false,
  }))
  return { use: 'personal', recipients }
}

export function advertisedMonths(): number {
  const [lowest] = monthlyPrices(lowestMonthlyCents)
  return lowest?.months[0] ?? Math.min(...termsInMonths)
}

type MonthlyPrice = { cents: number; months: number[] }

/** All unavoidable fees included, the lowest first (Civil Code 1770(a)(29)). */
export function monthlyPrices(monthlyCents: number, prices = shopPrices, terms = termsInMonths) {
  const monthly: MonthlyPrice[] = []
  for (const months of terms) {
    const rental = { ...peopleWith(), monthlyCents, months, payment: 'monthly' as const }
    const { monthlyAllIn: cents } = priceOf(rental, prices)
    const same = monthly.find((price) => price.cents === cents)
    if (same) same.months.push(months)
    else monthly.push({ cents, months: [months] })
  }
  return monthly.toSorted((one, other) => one.cents - other.cents)
}
