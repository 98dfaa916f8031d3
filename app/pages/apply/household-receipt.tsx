import { plans } from '#app/pricing/plans.ts'
import { Receipt } from '#app/pricing/receipt.tsx'
import type { Rental } from '#app/pricing/quote.ts'
import { includedRecipients } from '#app/content/fees.ts'
import { type Draft, householdOf } from '#app/rental/draft.ts'
import { countPeople } from '#shared/rental/household.ts'

/** What the household pays, line by line: whoever receives mail in their own name is counted. */
export function HouseholdReceipt({ draft }: { draft: Draft }) {
  const plan = plans.find(({ id }) => id === draft.plan)
  const rental = rentalOf(draft)
  return plan && <Receipt plan={plan} rental={rental} />
}

export function rentalOf(draft: Draft): Rental {
  const { months, payment, plan } = draft
  const monthlyCents = plans.find(({ id }) => id === plan)?.monthlyCents ?? 0
  const recipients = Math.max(0, countPeople(householdOf(draft)) - includedRecipients)
  return { monthlyCents, months, payment, recipients }
}
