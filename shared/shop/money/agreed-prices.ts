import { priceShares, type Household } from '#shared/shop/applications/household.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'

import { quote, type Payment, type Rental } from './quote.ts'

/** The price that a rental is agreed at: it stays, whatever the shop charges others later. */
export type AgreedPrices = RentalFacts['prices'] & {
  monthlyCents: number
  includedRecipients: number
  minorsPay: boolean
}

/** What the shop asks for a plan today; nothing when there is no such plan. */
export function pricesOf(planId: string, facts: RentalFacts): AgreedPrices | undefined {
  const plan = facts.plans.find(({ id }) => id === planId)
  const { includedRecipients, minorsPay, prices } = facts
  return plan && { ...prices, monthlyCents: plan.monthlyCents, includedRecipients, minorsPay }
}

type HouseholdTerms = Household & { months: number; payment: Payment }

/** What a household rents, by what its price is made of. */
export function rentalOf(
  { months, payment, ...household }: HouseholdTerms,
  prices: Pick<AgreedPrices, 'monthlyCents' | 'includedRecipients' | 'minorsPay'>,
): Rental {
  const recipients = priceShares(household, prices).filter((share) => share === 'pays').length
  return { monthlyCents: prices.monthlyCents, months, recipients, payment }
}

/** What a household pays at agreed prices. */
export function quoteHousehold(household: HouseholdTerms, prices: AgreedPrices) {
  return quote(rentalOf(household, prices), prices)
}
