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

/** Stands for all networks: whoever has the session has it from everywhere. An email opens the lock, as every other of the address. */
const PRESENT_PASSWORD = 'present password'

/** By what the owner of an account without a factor shows whose it is; additions of ours to calls of supabase/auth. */
export const proofFields = {
  current_password: v.nullish(v.string()),
  nonce: v.nullish(typedCode()),
}
export type Proof = { current_password?: string | null; nonce?: string | null }

/** What was shown for a change, to be spent within its transaction (`spendProof`). */
export type Shown = { by: 'factor' | 'earlier' | 'password' | 'nonce' }

/**
 * Makes sure that whoever changes an account is its owner, and not somebody with a session of theirs. What counts is what the
 * account has apart from this session: a factor or a passkey that the session added itself neither protects nor proves.
 *
 * @throws ApiError when a proof is missing or wrong, or too many were tried
 */
export async function requireProof(
  change: AccountChange,
  caller: Caller,
  { current_password: current, nonce }: Proof,
  services: Services,
): Promise<Shown> {
  const { database, lockout, passwords, secrets, now } = services
  const { user, session } = caller
  if (await requireFactor(database.read, change, caller, now())) return { by: 'factor' }
  const isFresh = now() - session.created_at < PROOF_LIFE_MS
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
    if (!(await passwords.verify(user.password_hash, current))) {
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
 * Spends what was shown, in the transaction of the change: a factor or a passkey may have come meanwhile, from elsewhere.
 *
 * @throws ApiError when it no longer suffices, somebody else spent it, or the session has ended
 */
export async function spendProof(
  tx: Writer,
  change: AccountChange,
  caller: Caller,
  { by }: Shown,
  now: number,
) {
  if (!(await findSession(tx, caller.session.id))) throw sessionNotFound()
  if (by === 'factor' || (await requireFactor(tx, change, caller, now))) return
  if (by === 'nonce' && !(await consumeReauthentication(tx, caller.user.id))) throw invalidNonce()
  if (by !== 'earlier') await recordOwner(tx, caller.session, now)
}

/** So long the owner has the email that tells of a new passkey before it decides over the account without their password. */
const NEW_PASSKEY_MS = 24 * 60 * 60_000

/**
 * Whoever has a factor or a passkey that this session did not add must have used one of them in the last minutes. Where the
 * session added all there is, an authenticator app is asked for too, but does not suffice; nor does anything, for what wants the owner
 * now, in a session that a new passkey opened: whoever took a session of a moment ago could have added it there.
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
  const isOfOthers = (added: { added_by_session: string | null }) =>
    added.added_by_session !== session.id
  const factors = (await findFactors(database, user.id)).filter(isVerified)
  const all = await findPasskeys(database, user.id)
  const opener = all.find(({ id }) => id === session.passkey_id)
  const isNew = opener !== undefined && now - opener.created_at < NEW_PASSKEY_MS
  const suffices = !(isNew && change.owner === 'now')
  const passkeys = all.filter(isOfOthers)
  if (passkeys.length > 0 || factors.some(isOfOthers)) {
    if (session.passkey_id !== null && now - session.created_at < PROOF_LIFE_MS) {
      return suffices
    }
    const proofs = isAal2 ? await findFreshProofs(database, caller, now) : []
    if (!proofs.some(({ kind }) => kind !== 'owner')) throw change.refuseWithoutFactor()
    return suffices
  }
  const isUsed = isAal2 && now - (session.factor_verified_at ?? 0) < PROOF_LIFE_MS
  if (factors.length > 0 && !isUsed) throw change.refuseWithoutFactor()
  return false
}

/** Only where a factor came after it, with tokens that nobody had before: a refresh would give it to a copy, too. */
async function wasOwnerShown(database: Reader, caller: Caller, now: number) {
  const proofs = await findFreshProofs(database, caller, now)
  const raisedAt = caller.session.factor_verified_at ?? 0
  return proofs.some(({ kind, proved_at: at }) => kind === 'owner' && at <= raisedAt)
}

/** A token from before something was shown does not profit from it: somebody may have a copy. */
async function findFreshProofs(database: Reader, { session, issuedAt }: Caller, now: number) {
  const proofs = await findProofs(database, session)
  return proofs.filter(
    ({ proved_at: at }) => now - at < PROOF_LIFE_MS && issuedAt >= Math.floor(at / 1000) * 1000,
  )
}

function invalidNonce() {
  return new ApiError(422, 'reauthentication_not_valid', errors.nonceInvalid)
}
