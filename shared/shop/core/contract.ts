import { oc, type AnyContractProcedure } from '@orpc/contract'

import { rental } from '#sentences/rental.ts'
import { render, type Sentence } from '#shared/sentence.ts'

export type Access = 'public' | 'customer' | 'clerk' | 'owner'

/**
 * The parts of a customer's state that an action may depend on, in the order in which a version names them: recipients, their IDs
 * and forms; plan, term, prices, household; number, keys, closing and holds; balance, deposit, day paid through.
 */
export const stateParts = ['people', 'terms', 'box', 'money'] as const
export type StatePart = (typeof stateParts)[number]

export type LimitName =
  | 'arrive'
  | 'file'
  | 'change'
  | 'withdraw'
  | 'offers'
  | 'visits'
  | 'visitLink'
  | 'holds'
  | 'notice'
  | 'exportData'
  | 'deleteAccount'
  | 'join'
  | 'cards'

export type CallMeta<Who extends Access = Access> = {
  access: Who
  /** 1,024 by default. */
  maxBodyBytes?: number
  isSlow?: true
  /** Required for changing calls that customers may make. */
  limit?: LimitName
  /** For the page that asks for the second factor: also allowed before a session has passed it. */
  isBeforeSecondFactor?: true
  /** For staff calls that export data of all customers: requires a second factor shown in the last ten minutes. */
  needsProof?: true
  preconditions?: readonly StatePart[]
}

/**
 * Method, path below `/shop/v1`, access, input, output, errors (templates, translated by pages).
 */
export type Call = AnyContractProcedure

const { refusals } = rental
const forSignedIn = {
  no_authorization: { status: 401 },
  second_factor_required: refusal(403, refusals.secondFactor),
}
const forStaff = { staff_only: refusal(403, refusals.staffOnly) }

export const publicCall = oc.$meta<CallMeta<'public'>>({ access: 'public' })
export const customerCall = oc
  .$meta<CallMeta<'customer'>>({ access: 'customer' })
  .errors(forSignedIn)
export const clerkCall = oc
  .$meta<CallMeta<'clerk'>>({ access: 'clerk' })
  .errors({ ...forSignedIn, ...forStaff })
export const ownerCall = oc
  .$meta<CallMeta<'owner'>>({ access: 'owner' })
  .errors({ ...forSignedIn, ...forStaff })

export function refusing<Code extends string>(sentences: Record<Code, Sentence>, ...codes: Code[]) {
  const chosen = codes.map((code) => [
    code,
    refusal(code === 'not_found' ? 404 : 409, sentences[code]),
  ])
  return Object.fromEntries(chosen) as Record<Code, ReturnType<typeof refusal>>
}

export function refusal(status: number, sentence: Sentence) {
  return { status, message: render(sentence), sentence }
}
