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
 * A call of the staff that changes something, with the parts of a customer's state that it rests on, or none where it rests on
 * nothing that a screen showed of one. With parts its input takes `seen`, the version that the screen showed, and names the
 * customer by one of `subjectFields`; where one of the parts is not what it was, the call is refused with `changed` before it does
 * anything (server/shop/core/idempotency/acting.ts).
 */
export function actingCall(...restsOn: StatePart[]) {
  return clerkCall.meta({ access: 'clerk', restsOn }).errors(refusing(counter, 'changed'))
}

/** As `actingCall`, for the owner alone. */
export function ownersActingCallOn(...restsOn: StatePart[]) {
  return ownerCall.meta({ access: 'owner', restsOn }).errors(refusing(counter, 'changed'))
}

/** One of the owner's about the shop and not about one of its customers. */
export const ownersActingCall = ownerCall.meta({ access: 'owner', restsOn: [] })

/** What an input names a customer by: the first of them that it has. */
export const subjectFields = ['application', 'rentalId', 'batchId', 'receipt', 'box'] as const
export type SubjectField = (typeof subjectFields)[number]

/** What is wrong with how a call says what it rests on; nothing of a call that only reads, or that others than the staff make. */
export function actingFault(call: Call) {
  const { route, meta, inputSchema, errorMap } = call['~orpc']
  const { access, restsOn } = meta as CallMeta
  const isStaffs = access === 'clerk' || access === 'owner'
  if (!restsOn) {
    return isStaffs && route.method !== 'GET'
      ? `${route.path} says neither what it rests on nor that it rests on nothing: see actingCall`
      : null
  }
  if (restsOn.length === 0) return null
  const { entries } = inputSchema as v.StrictObjectSchema<v.ObjectEntries, undefined>
  // Whoever is signed in has one application at most: their own calls name none.
  const namesSomebody = !isStaffs || subjectFields.some((field) => field in entries)
  const isWhole = namesSomebody && 'seen' in entries && 'changed' in errorMap
  return isWhole ? null : `${route.path} takes no seen, names nobody, or refuses no changed`
}
