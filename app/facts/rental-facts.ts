import { business } from '#app/content/business.ts'
import * as en from '#app/content/en/plans.ts'
import * as es from '#app/content/es/plans.ts'
import {
  fees,
  includedRecipients,
  notaryFeeLimit,
  prepaymentDiscount,
  proration,
  returnedCheck,
  termsInMonths,
} from '#app/content/fees.ts'
import { minorsPay } from '#app/pricing/minors-pay.ts'
import { plans } from '#app/pricing/plans.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'

/** The server reads it from `build/rental.json`. */
export const shopRental: RentalFacts = {
  ...business,
  plans: plans.map(({ id, name, monthlyCents, receives: { businessName, ...receives } }) => ({
    id,
    name,
    names: { en: en.planWords[id]?.name ?? name, es: es.planWords[id]?.name ?? name },
    monthlyCents,
    businessName,
    receives,
  })),
  terms: termsInMonths,
  includedRecipients,
  minorsPay,
  prices: { ...fees, prepaymentDiscount },
  returnedCheck,
  proration,
  notaryFeeLimit,
}
