import { type AnyContractProcedure, oc } from '@orpc/contract'

import { rental } from '#shared-content/rental.ts'

/** Who may make a call: anybody, whoever is signed in, the shop's staff, its owner. */
export type Access = 'public' | 'customer' | 'clerk' | 'owner'

/** What the server must know of a call before it reads it. */
type CallMeta<Who extends Access> = {
  access: Who
  /** 1,024 where it is not said. */
  maxBodyBytes?: number
}

/**
 * One call of the shop: method, path below `/shop/v1`, who may make it, what is sent and answered, and with which codes it is refused.
 * A refusal's sentence is a template of its values; the server sends it in English, the pages say it in their own language.
 */
export type Call = AnyContractProcedure

const { refusals } = rental
const forSignedIn = {
  no_authorization: { status: 401 },
  second_factor_required: { status: 403, message: refusals.secondFactor },
}
const forStaff = { staff_only: { status: 403, message: refusals.staffOnly } }

/** A call can't be written without saying who may make it. */
export const clerkCall = oc
  .$meta<CallMeta<'clerk'>>({ access: 'clerk' })
  .errors({ ...forSignedIn, ...forStaff })
export const ownerCall = oc
  .$meta<CallMeta<'owner'>>({ access: 'owner' })
  .errors({ ...forSignedIn, ...forStaff })

/** The refusals of a call by their codes, with the sentences that a catalogue has for them. */
export function refusing<Code extends string>(sentences: Record<Code, string>, ...codes: Code[]) {
  const chosen = codes.map((code) => [code, refusal(sentences[code], code)])
  return Object.fromEntries(chosen) as Record<Code, ReturnType<typeof refusal>>
}

function refusal(message: string, code: string) {
  return { status: code === 'not_found' ? 404 : 409, message }
}
