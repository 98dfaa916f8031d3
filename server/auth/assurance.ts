import { countAttempt } from '#server/accounts/lockout.ts'
import { consumeReauthentication, tryReauthentication } from '#server/accounts/reauthentication.ts'
import { isVerified } from '#server/accounts/factors.ts'
import type { Writer } from '#server/database/database.ts'
import type { Factor } from '#server/database/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import type { Caller } from './authenticate.ts'
import { optionalText } from './fields.ts'

/** A sign-in, a link to set a new password, or a second factor shows for so long who is there. */
const FRESH_MS = 10 * 60_000

/** Stands for all networks: whoever has the session has it from everywhere. An email opens the lock, as every other of the address. */
const PRESENT_PASSWORD = 'present password'

/** By what somebody without a second factor proves to be the owner. */
export const proofFields = { current_password: optionalText, nonce: optionalText }
export type Proof = { current_password?: string | null; nonce?: string | null }

export function insufficientAal(status: number, message: string) {
  return new ApiError(status, 'insufficient_aal', message)
}

/** Whether the caller used a second factor in the last minutes. */
export function hasFreshFactor({ isAal2, session }: Caller, now: number) {
  return isAal2 && now - (session.factor_verified_at ?? 0) < FRESH_MS
}

/** @throws `refusal` when the caller has a second factor and did not use it in the last minutes */
export function requireFreshFactor(
  caller: Caller,
  factors: Factor[],
  refusal: ApiError,
  now: number,
) {
  if (factors.some(isVerified) && !hasFreshFactor(caller, now)) throw refusal
}

/** Whether the caller signed in within the last minutes. */
export function hasFreshSession({ session }: Caller, now: number) {
  return now - session.created_at < FRESH_MS
}

/**
 * Makes sure that whoever changes how an account without a second factor is opened is the owner, not somebody at an open
 * screen: by the present password or an emailed code, unless the session came from a recovery link a few minutes ago.
 *
 * @returns whether it was an emailed code, which is to be spent together with what it is for (`spendNonce`)
 * @throws ApiError when it is missing or wrong, or too many were tried
 */
export async function requireProof(
  caller: Caller,
  { current_password: current, nonce }: Proof,
  missing: ApiError,
  services: Services,
) {
  const { database, lockout, passwords, secrets, now } = services
  const { user, session } = caller
  if (session.method === 'recovery' && hasFreshSession(caller, now())) return false
  if (nonce) {
    const isRight = await database.write((tx) =>
      tryReauthentication(tx, user.id, nonce, { secrets, now: now() }),
    )
    if (!isRight) throw invalidNonce()
    return true
  }
  if (!current) throw missing

  const tried = { address: user.email, network: PRESENT_PASSWORD }
  await countAttempt(tried, services)
  if (!(await passwords.verify(user.password_hash, current))) {
    throw new ApiError(400, 'current_password_invalid', errors.currentPassword)
  }
  await lockout.reset(tried)
  return false
}

/** @throws ApiError when somebody else spent it meanwhile */
export async function spendNonce(tx: Writer, { user }: Caller) {
  if (!(await consumeReauthentication(tx, user.id))) throw invalidNonce()
}

function invalidNonce() {
  return new ApiError(422, 'reauthentication_not_valid', errors.nonceInvalid)
}
