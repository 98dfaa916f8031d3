import type { LoadClient } from './client.ts'
import type { ServiceError } from './messages.ts'
import { isBuiltIn } from './service.ts'

/** By what somebody without a second factor shows that the account is theirs. */
export type OwnerProof = { current_password: string } | { nonce: string }

type IdentityPrompt =
  | { kind: 'second-factor'; load: LoadClient | undefined; settle: (isShown: boolean) => void }
  | { kind: 'owner'; settle: (proof: OwnerProof | null) => void }

type Result = { error: ServiceError | null }

let prompt: IdentityPrompt | null = null
const listeners = new Set<() => void>()

export function readPrompt() {
  return prompt
}

export function subscribeToPrompt(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) cancelPrompt()
  }
}

/** Leaves what was asked for undone. */
export function cancelPrompt() {
  if (prompt?.kind === 'owner') prompt.settle(null)
  else prompt?.settle(false)
}

/**
 * Asks for the second factor over whatever page is open, which must show an `<IdentityDialog>`.
 *
 * @param load the client whose session it is for
 * @returns whether it was shown
 */
export function promptForSecondFactor(load?: LoadClient) {
  return ask<boolean>(false, (settle) => ({ kind: 'second-factor', load, settle }))
}

/** Asks for the password, or a code sent by email. @returns nothing when that is not wanted */
export function promptForOwner() {
  return ask<OwnerProof | null>(null, (settle) => ({ kind: 'owner', settle }))
}

/** Asks the service once more, with a second factor, where it wants one. */
export async function withSecondFactor<Answer extends Result>(
  question: () => Promise<Answer>,
  load?: LoadClient,
): Promise<Answer> {
  const answer = await question()
  if (answer.error?.code !== 'insufficient_aal') return answer
  return (await promptForSecondFactor(load)) ? question() : answer
}

/** As `withSecondFactor`, then as {@link withOwner}: where this session added all that the account has, both are wanted. */
export function withProofs<Answer extends Result>(
  question: (proof?: OwnerProof) => Promise<Answer>,
): Promise<Answer> {
  return withOwner((proof) => withSecondFactor(() => question(proof)))
}

/** What the built-in service says where it wants a proof; Supabase says the second of a password that is wrong, too. */
const OWNER_WANTED = ['reauthentication_needed', 'current_password_required']

/** Asks the service once more, with a proof, where it wants to know that the account's owner is there. */
export async function withOwner<Answer extends Result>(
  question: (proof?: OwnerProof) => Promise<Answer>,
): Promise<Answer> {
  const answer = await question()
  const wanted = isBuiltIn() ? OWNER_WANTED : OWNER_WANTED.slice(0, 1)
  if (!wanted.includes(answer.error?.code ?? '')) return answer
  const proof = await promptForOwner()
  return proof ? question(proof) : answer
}

function ask<Proof>(none: Proof, build: (settle: (proof: Proof) => void) => IdentityPrompt) {
  if (listeners.size === 0) return Promise.resolve(none)
  cancelPrompt()
  return new Promise<Proof>((resolve) => {
    prompt = build((proof) => {
      prompt = null
      announce()
      resolve(proof)
    })
    announce()
  })
}

function announce() {
  for (const listener of listeners) listener()
}
