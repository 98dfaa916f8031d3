import { plans } from '#app/pricing/plans.ts'
import { householdProblems, needsIds } from '#shared/shop/applications/household.ts'
import { checkIdPair } from '#shared/shop/applications/identification.ts'

import { hasFullName, householdOf, type Draft, type DraftPerson } from './draft.ts'

export const steps = ['plan', 'use', 'people', 'ids', 'check', 'file'] as const
export type Step = (typeof steps)[number]

export function firstOpenStep(draft: Draft, today: string): Step {
  const household = householdOf(draft)
  const { recipients } = household
  if (!isPlanOffered(draft)) return 'plan'
  if (isPlanWrong(draft)) return 'use'
  if (recipients.some((each) => !hasFullName(each)) || householdProblems(household).length > 0) {
    return 'people'
  }
  return recipients.filter(needsIds).every((each) => isPairGood(each, today)) ? 'file' : 'ids'
}

export function isPlanOffered({ plan }: Pick<Draft, 'plan'>) {
  return plans.some(({ id }) => id === plan)
}

export function isPlanWrong({ plan, use }: Pick<Draft, 'plan' | 'use'>) {
  return use === 'business' && !plans.find(({ id }) => id === plan)?.receives.businessName
}

function isPairGood({ photoId, addressId, ...expiry }: DraftPerson, today: string) {
  if (!photoId || !addressId) return false
  const { photoExpiresOn, addressExpiresOn } = expiry
  const pair = { photoId, addressId, photoExpiresOn, addressExpiresOn }
  return checkIdPair(pair, today).problems.length === 0
}
