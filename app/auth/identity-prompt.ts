import type { LoadClient } from './client.ts'
import type { ServiceError } from './messages.ts'
import { isBuiltIn } from './service.ts'

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

export function cancelPrompt() {
  if (prompt?.kind === 'owner') prompt.settle(null)
  else prompt?.settle(false)
}

/**
 * The page must render an `<IdentityDialog>`.
 * @returns whether the dialog was shown
 */
export function promptForSecondFactor(load?: LoadClient) {
  return openPrompt<boolean>(false, (settle) => ({ kind: 'second-factor', load, settle }))
}

/** @returns null when canceled */
export function promptForOwner() {
  return openPrompt<OwnerProof | null>(null, (settle) => ({ kind: 'owner', settle }))
}

export async function withSecondFactor<Answer extends Result>(
  question: () => Promise<Answer>,
  load?: LoadClient,
): Promise<Answer> {
  const answer = await question()
  if (answer.error?.code !== 'insufficient_aal') return answer
  return (await promptForSecondFactor(load)) ? question() : answer
}

/** A session that added the account's only factors needs both proofs. */
export function withProofs<Answer extends Result>(
  question: (proof?: OwnerProof) => Promise<Answer>,
): Promise<Answer> {
  return withOwner((proof) => withSecondFactor(() => question(proof)))
}

/** Supabase uses the second code for a wrong password, too. */
const OWNER_WANTED = ['reauthentication_needed', 'current_password_required']

export async function withOwner<Answer extends Result>(
  question: (proof?: OwnerProof) => Promise<Answer>,
): Promise<Answer> {
  const answer = await question()
  const wanted = isBuiltIn() ? OWNER_WANTED : OWNER_WANTED.slice(0, 1)
  if (!wanted.includes(answer.error?.code ?? '')) return answer
  const proof = await promptForOwner()
  return proof ? question(proof) : answer
}

function openPrompt<Proof>(none: Proof, build: (settle: (proof: Proof) => void) => IdentityPrompt) {
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
