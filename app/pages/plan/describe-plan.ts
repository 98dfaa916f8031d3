import { businessAddress } from '#app/content/en/plans-in-detail/business-address.ts'
import { mailingAddress } from '#app/content/en/plans-in-detail/mailing-address.ts'
import { office } from '#app/content/en/plans-in-detail/office.ts'
import type { PlanInDetail } from '#app/content/en/plans-in-detail/plan-in-detail.ts'
import { plans } from '#app/pricing/plans.ts'
import { withFacts } from '#app/facts/with-facts.ts'

const details: PlanInDetail[] = [mailingAddress, businessAddress, office]

/**
 * All that the page of one plan says. It runs when the site is built: a visitor's browser gets the
 * words of the page it shows, and of no other (docs/decisions/017).
 */
export function describePlan(path: string) {
  const plan = plans.find((other) => other.path === path)
  const detail = details.find(({ id }) => id === plan?.id)
  if (!plan || !detail) throw new Error(`No plan stands at ${path}: see app/content/plans.ts`)
  return withFacts({ id: plan.id, detail })
}
