import { addressIds, photoIds } from '#app/facts/documents.ts'
import { plans } from '#app/pricing/plans.ts'

const documents = namesOf([...photoIds, ...addressIds])
const planNames = namesOf(plans)

export function documentName(id: string) {
  return documents.get(id) ?? id
}

export function planName(id: string) {
  return planNames.get(id) ?? id
}

/** `Ann Lee` of `Ann Lee (ann@example.com)` */
export function nameOnly(signer: string) {
  return signer.replace(/ \([^()]*\)$/, '')
}

function namesOf(named: { id: string; name: string }[]) {
  return new Map(named.map(({ id, name }) => [id, name]))
}
