import type { RecipientKind } from './household.ts'

type PickedUpAs = 'owner' | 'recipient' | 'collector'

const AS: Partial<Record<RecipientKind, PickedUpAs>> = {
  applicant: 'owner',
  adult: 'recipient',
  employee: 'recipient',
  collector: 'collector',
}

/** As whom a person fetches mail; children and businesses fetch none themselves. */
export function pickUpAs(kind: RecipientKind) {
  return AS[kind]
}
