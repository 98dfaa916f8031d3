import type * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'

import {
  clerkCall,
  ownerCall,
  refusing,
  type Call,
  type CallMeta,
  type StatePart,
} from './contract.ts'

/**
 * A staff call that changes data, with the parts of a customer's state that it depends on; none if it depends on nothing shown.
 * With parts, its input has `seen`, the version that the screen showed, and names the customer by one of `subjectFields`. If a part
 * has changed, the call is refused with `changed` before it does anything (server/shop/core/idempotency/preconditions.ts).
 */
export function changeCall(...preconditions: StatePart[]) {
  return clerkCall.meta({ access: 'clerk', preconditions }).errors(refusing(counter, 'changed'))
}

export function ownersChangeOf(...preconditions: StatePart[]) {
  return ownerCall.meta({ access: 'owner', preconditions }).errors(refusing(counter, 'changed'))
}

export const ownersChangeCall = ownerCall.meta({ access: 'owner', preconditions: [] })

/** Input fields that name a customer; the first one present counts. */
export const subjectFields = ['application', 'rentalId', 'batchId', 'receipt', 'box'] as const
export type SubjectField = (typeof subjectFields)[number]

export function preconditionFault(call: Call) {
  const { route, meta, inputSchema, errorMap } = call['~orpc']
  const { access, preconditions } = meta as CallMeta
  const isStaffs = access === 'clerk' || access === 'owner'
  if (!preconditions) {
    return isStaffs && route.method !== 'GET'
      ? `${route.path} declares no preconditions, not even none: see changeCall`
      : null
  }
  if (preconditions.length === 0) return null
  const { entries } = inputSchema as v.StrictObjectSchema<v.ObjectEntries, undefined>
  // A customer has at most one open application, so their own calls name none.
  const namesSomebody = !isStaffs || subjectFields.some((field) => field in entries)
  const isWhole = namesSomebody && 'seen' in entries && 'changed' in errorMap
  return isWhole
    ? null
    : `${route.path} lacks the field seen, a customer field, or the error changed`
}
