import { oc, type AnyContractProcedure } from '@orpc/contract'

import { rental } from '#sentences/rental.ts'
import { say, type Sentence } from '#shared/sentence.ts'

export type Access = 'public' | 'customer' | 'clerk' | 'owner'

/**
 * The parts of a customer's state that an action may depend on, in the order in which a version names them: recipients, their IDs
 * and forms; plan, term, prices, household; number, keys, closing and holds; balance, deposit, day paid through.
 */
export const stateParts = ['people', 'terms', 'box', 'money'] as const
export type StatePart = (typeof stateParts)[number]

/** Rate limits by name, per customer and per network; the numbers are the server's. */
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

/** Checked by the server before a request's body is read. */
export type CallMeta<Who extends Access = Access> = {
  access: Who
  /** 1,024 by default. */
  maxBodyBytes?: number
  /** Whether an answer may take minutes. */
  isSlow?: true
  /** Required for changing calls that customers may make. */
  limit?: LimitName
  /** For the page that asks for the second factor: also allowed before a session has passed it. */
  isBeforeSecondFactor?: true
  /** For staff calls that export data of all customers: requires a second factor shown in the last ten minutes. */
  needsProof?: true
  /** The parts of the shown state that a changing call depends on; required for staff calls. */
  restsOn?: readonly StatePart[]
}

/**
 * One call: method, path below `/shop/v1`, access, input, output and errors. An error's message is a template of its values; the server
 * sends it in English, the pages translate it.
 */
export type Call = AnyContractProcedure

const { refusals } = rental
const forSignedIn = {
  no_authorization: { status: 401 },
  second_factor_required: refusal(403, refusals.secondFactor),
}
const forStaff = { staff_only: refusal(403, refusals.staffOnly) }

/** The type requires every call to declare its access. */
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

/** Errors of a call by code, with their sentences from a catalog. */
export function refusing<Code extends string>(sentences: Record<Code, Sentence>, ...codes: Code[]) {
  const chosen = codes.map((code) => [
    code,
    refusal(code === 'not_found' ? 404 : 409, sentences[code]),
  ])
  return Object.fromEntries(chosen) as Record<Code, ReturnType<typeof refusal>>
}

/** One error; on the server its sentence is available in every language. */
export function refusal(status: number, sentence: Sentence) {
  return { status, message: say(sentence), sentence }
}
