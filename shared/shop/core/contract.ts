import { oc, type AnyContractProcedure } from '@orpc/contract'

import { rental } from '#sentences/rental.ts'
import { say, type Sentence } from '#shared/sentence.ts'

/** Who may make a call: anybody, whoever is signed in, the shop's staff, its owner. */
export type Access = 'public' | 'customer' | 'clerk' | 'owner'

/**
 * The parts of a customer's state that an action may rest on, in the order in which a version names them: recipients, their IDs
 * and forms; plan, term, prices, household; number, keys, closing and holds; balance, deposit, day paid through.
 */
export const stateParts = ['people', 'terms', 'box', 'money'] as const
export type StatePart = (typeof stateParts)[number]

/** How often one customer, and one network, may make a call, by name: the numbers are the server's. */
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

/** What the server must know of a call before it reads it. */
export type CallMeta<Who extends Access = Access> = {
  access: Who
  /** 1,024 where it is not said. */
  maxBodyBytes?: number
  /** No call that changes something, and that others than the staff may make, is without one. */
  limit?: LimitName
  /** For a page that asks for the second factor: answers a session that has not shown it yet. */
  isBeforeSecondFactor?: true
  /** For staff calls that export data of all customers: requires a second factor shown in the last ten minutes. */
  needsProof?: true
  /** Of a call that changes something: what it rests on of what the screen showed. No call of the staff is without it. */
  restsOn?: readonly StatePart[]
}

/**
 * One call of the shop: method, path below `/shop/v1`, who may make it, what is sent and answered, and with which codes it is refused.
 * A refusal's sentence is a template of its values; the server sends it in English, the pages say it in their own language.
 */
export type Call = AnyContractProcedure

const { refusals } = rental
const forSignedIn = {
  no_authorization: { status: 401 },
  second_factor_required: refusal(403, refusals.secondFactor),
}
const forStaff = { staff_only: refusal(403, refusals.staffOnly) }

/** A call can't be written without saying who may make it. */
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

/** The refusals of a call by their codes, with the sentences that a catalogue has for them. */
export function refusing<Code extends string>(sentences: Record<Code, Sentence>, ...codes: Code[]) {
  const chosen = codes.map((code) => [
    code,
    refusal(code === 'not_found' ? 404 : 409, sentences[code]),
  ])
  return Object.fromEntries(chosen) as Record<Code, ReturnType<typeof refusal>>
}

/** One refusal; on the server its sentence is there in every language that the catalogue has. */
export function refusal(status: number, sentence: Sentence) {
  return { status, message: say(sentence), sentence }
}
