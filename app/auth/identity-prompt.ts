import type { LoadClient } from './client.ts'
import type { ServiceError } from './messages.ts'

/** By what somebody without a second factor shows that the account is theirs. */
export type OwnerProof = { current_password: string } | { nonce: string }

type Demand =
  | { kind: 'second-factor'; load: LoadClient | undefined; settle: (isShown: boolean) => void }
  | { kind: 'owner'; settle: (proof: OwnerProof | null) => void }

type Answered = { error: ServiceError | null }

let demand: Demand | null = null
const listeners = new Set<() => void>()

export function readDemand() {
  return demand
}

export function subscribeToDemand(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) cancelDemand()
  }
}

/** Leaves what was asked for undone. */
export function cancelDemand() {
  if (demand?.kind === 'owner') demand.settle(null)
  else demand?.settle(false)
}

/**
 * Asks for the second factor over whatever page is open, which must show an `<IdentityDialog>`.
 *
 * @param load the client whose session it is for
 * @returns whether it was shown
 */
export function demandSecondFactor(load?: LoadClient) {
  return ask<boolean>(false, (settle) => ({ kind: 'second-factor', load, settle }))
}

/** Asks for the password, or a code sent by email. @returns nothing when that is not wanted */
export function demandOwner() {
  return ask<OwnerProof | null>(null, (settle) => ({ kind: 'owner', settle }))
}

/** Asks the service once more, with a second factor, where it wants one. */
export async function withSecondFactor<Answer extends Answered>(
  question: () => Promise<Answer>,
  load?: LoadClient,
): Promise<Answer> {
  const answer = await question()
  if (answer.error?.code !== 'insufficient_aal') return answer
  return (await demandSecondFactor(load)) ? question() : answer
}

/** Asks the service once more, with a proof, where it wants to know that the account's owner is there. */
export async function withOwner<Answer extends Answered>(
  question: (proof?: OwnerProof) => Promise<Answer>,
): Promise<Answer> {
  const answer = await question()
  if (answer.error?.code !== 'reauthentication_needed') return answer
  const proof = await demandOwner()
  return proof ? question(proof) : answer
}

function ask<Result>(none: Result, build: (settle: (result: Result) => void) => Demand) {
  if (listeners.size === 0) return Promise.resolve(none)
  cancelDemand()
  return new Promise<Result>((resolve) => {
    demand = build((result) => {
      demand = null
      announce()
      resolve(result)
    })
    announce()
  })
}

function announce() {
  for (const listener of listeners) listener()
}
