import { accountChanges } from '#server/accounts/account-changes.ts'
import { requireProof, spendProof, type Proof } from '#server/accounts/assurance.ts'
import { authenticate, readBearerToken } from '#server/accounts/authenticate.ts'
import { PROOF_LIFE_MS } from '#server/accounts/session-proofs.ts'
import type { Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { CounterError } from '#server/shop/core/counter.ts'

import type { SignedInContext } from './access.ts'

/**
 * Checks a second factor, the password or an emailed code of the account's owner. With Supabase accounts a recent
 * sign-in counts.
 * @returns a function that consumes the proof in the transaction of the change
 * @throws ApiError or CounterError when the proof is missing or wrong
 */
export async function requireOwner(
  what: 'deletion' | 'copy',
  proof: Proof,
  context: SignedInContext,
  services: Services,
): Promise<(tx: Writer) => Promise<void>> {
  const change = accountChanges[what]
  if (services.supabaseIdentity) {
    await requireSupabaseProof(change, context, services)
    return async () => {}
  }
  const signedIn = await authenticate(context, services)
  const shown = await requireProof(change, signedIn, proof, services)
  return (tx) => spendProof(tx, change, signedIn, shown, services.now())
}

async function requireSupabaseProof(
  change: (typeof accountChanges)['deletion' | 'copy'],
  { request }: SignedInContext,
  { supabaseIdentity, now }: Services,
) {
  const proof = await supabaseIdentity?.readProof(readBearerToken(request))
  if (proof?.isFactorMissing) throw change.refuseWithoutFactor()
  if (!proof || now() - proof.provedAt > PROOF_LIFE_MS) throw new CounterError('sign_in_again')
}
