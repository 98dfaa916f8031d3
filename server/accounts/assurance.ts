import * as v from 'valibot'

import type { Reader, Writer } from '#server/database/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'
import { typedCode } from '#shared/typed-fields.ts'

import type { AccountChange } from './account-changes.ts'
import { sessionNotFound, type Caller } from './authenticate.ts'
import { findFactors, isVerified } from './factors.ts'
import { countAttempt } from './lockout.ts'
import { findPasskeys } from './passkeys.ts'
import { consumeReauthentication, tryReauthentication } from './reauthentication.ts'
import { findProofs, PROOF_LIFE_MS, recordOwner } from './session-proofs.ts'
import { findSession } from './sessions.ts'

/** One count for all networks: a stolen session can be used from any. An email unlocks it, like every other count of the address. */
const PRESENT_PASSWORD = 'present password'

export const proofFields = {
  current_password: v.nullish(v.string()),
  nonce: v.nullish(typedCode()),
}
export type Proof = { current_password?: string | null; nonce?: string | null }

/** A proof, spent within the transaction of the change (`spendProof`). */
export type OwnerProof = { by: 'factor' | 'earlier' | 'password' | 'nonce' }

/**
 * Makes sure that the caller is the account's owner, not the thief of a session.
 * Factors and passkeys that the session added itself neither protect nor prove.
 * @throws ApiError when a proof is missing or wrong, or after too many tries
 */
export async function requireProof(
  change: AccountChange,
  caller: Caller,
  { current_password: current, nonce }: Proof,
  services: Services,
): Promise<OwnerProof> {
  const { database, lockout, passwords, secrets, now } = services
  const { user, session } = caller
  if (await requireFactor(database.read, change, caller, now())) return { by: 'factor' }
  const isFresh = now() - session.createdAt < PROOF_LIFE_MS
  if (isFresh && session.method === 'recovery') return { by: 'earlier' }
  if (nonce) {
    const isRight = await database.write((tx) =>
      tryReauthentication(tx, user.id, nonce, { secrets, now: now() }),
    )
    if (!isRight) throw invalidNonce()
    return { by: 'nonce' }
  }
  if (current) {
    const tried = { address: user.email, network: PRESENT_PASSWORD }
    await countAttempt(tried, services)
    if (!(await passwords.verify(user.passwordHash, current))) {
      throw new ApiError(400, 'current_password_invalid', errors.currentPassword)
    }
    await lockout.reset(tried)
    return { by: 'password' }
  }
  const isLately = isFresh || (await wasOwnerShown(database.read, caller, now()))
  if (change.owner === 'lately' && isLately) return { by: 'earlier' }
  throw change.refuseWithoutOwner()
}

/**
 * Spends the proof in the transaction of the change: a factor or passkey may have been added meanwhile by another session.
 *
 * @throws ApiError when the proof no longer suffices or is already spent, or the session has ended
 */
export async function spendProof(
  tx: Writer,
  change: AccountChange,
  caller: Caller,
  { by }: OwnerProof,
  now: number,
) {
  if (!(await findSession(tx, caller.session.id))) throw sessionNotFound()
  if (by === 'factor' || (await requireFactor(tx, change, caller, now))) return
  if (by === 'nonce' && !(await consumeReauthentication(tx, caller.user.id))) throw invalidNonce()
  if (by !== 'earlier') await recordOwner(tx, caller.session, now)
}

/** Time for the owner to read the notice of a new passkey, before it may change the account without the password. */
const NEW_PASSKEY_MS = 24 * 60 * 60_000

/**
 * A factor or passkey that this session did not add must have been used in the last minutes. If the session added all there are, an
 * authenticator app is required too but does not suffice; and for `now`, nothing suffices in a session opened by a new passkey: a stolen
 * session could have added it a moment ago.
 *
 * @returns whether it suffices
 * @throws ApiError when it was not used
 */
export async function requireFactor(
  database: Reader,
  change: AccountChange,
  caller: Caller,
  now: number,
) {
  const { user, session, isAal2 } = caller
  const isOfOthers = (added: { addedBySession: string | null }) =>
    added.addedBySession !== session.id
  const factors = (await findFactors(database, user.id)).filter(isVerified)
  const all = await findPasskeys(database, user.id)
  const opener = all.find(({ id }) => id === session.passkeyId)
  const isNew = opener !== undefined && now - opener.createdAt < NEW_PASSKEY_MS
  const suffices = !(isNew && change.owner === 'now')
  const passkeys = all.filter(isOfOthers)
  if (passkeys.length > 0 || factors.some(isOfOthers)) {
    if (session.passkeyId !== null && now - session.createdAt < PROOF_LIFE_MS) {
      return suffices
    }
    const proofs = isAal2 ? await findFreshProofs(database, caller, now) : []
    if (!proofs.some(({ kind }) => kind !== 'owner')) throw change.refuseWithoutFactor()
    return suffices
  }
  const isUsed = isAal2 && now - (session.factorVerifiedAt ?? 0) < PROOF_LIFE_MS
  if (factors.length > 0 && !isUsed) throw change.refuseWithoutFactor()
  return false
}

/** Only where the proof came with new tokens: a refresh would raise a stolen copy, too. */
async function wasOwnerShown(database: Reader, caller: Caller, now: number) {
  const proofs = await findFreshProofs(database, caller, now)
  const raisedAt = caller.session.factorVerifiedAt ?? 0
  return proofs.some(({ kind, provedAt: at }) => kind === 'owner' && at <= raisedAt)
}

/** A token issued before the proof does not profit from it: it may have been copied. */
async function findFreshProofs(database: Reader, { session, issuedAt }: Caller, now: number) {
  const proofs = await findProofs(database, session)
  return proofs.filter(
    ({ provedAt: at }) => now - at < PROOF_LIFE_MS && issuedAt >= Math.floor(at / 1000) * 1000,
  )
}

function invalidNonce() {
  return new ApiError(422, 'reauthentication_not_valid', errors.nonceInvalid)
}
