import * as v from 'valibot'

import { accountChanges } from '#server/accounts/account-changes.ts'
import {
  proofFields,
  requireProof,
  spendProof,
  type OwnerProof,
  type Proof,
} from '#server/accounts/assurance.ts'
import { sessionNotFound, type Caller, type CallerContext } from '#server/accounts/authenticate.ts'
import { deleteFactor, findFactors, isVerified } from '#server/accounts/factors.ts'
import { notify } from '#server/accounts/notices.ts'
import { raiseSession } from '#server/accounts/raised-sessions.ts'
import {
  addRecoveryCodes,
  consumeRecoveryCode,
  findRecoveryCode,
  findRecoveryCodes,
  makeRecoveryCodes,
  RECOVERY_CODES,
  replaceRecoveryCodes,
} from '#server/accounts/recovery-codes.ts'
import { addresseeOf, lockUser } from '#server/accounts/users.ts'
import { words } from '#server/content.ts'
import type { Writer } from '#server/database/database.ts'
import type { Factor, User } from '#server/database/rows.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Limit } from '#server/http/rate-limiter.ts'
import { readBody, unreadableField } from '#server/http/read-body.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { codeAttemptOf, factorNotFound } from './factors.ts'
import { optionalName, optionalText } from './fields.ts'
import { sessionResponse } from './responses.ts'

/** A code can't be guessed; the limit saves the server the hashing. */
const tries: Limit = { name: 'recovery-codes', count: 10, periodMs: 60 * 60_000 }

const change = accountChanges.changeRecoveryCodes
const proof = v.object(proofFields)
const naming = v.object({ friendly_name: optionalName, ...proofFields })
const trying = v.object({ code: optionalText })

export async function getRecoveryCodes(context: CallerContext, services: Services) {
  const { database } = services
  const { user } = context.caller
  const set = findSet(await findFactors(database.read, user.id))
  if (!set) throw factorNotFound()
  const left = await findRecoveryCodes(database.read, set)
  const { id, type } = set
  return Response.json({ id, type, total: RECOVERY_CODES, remaining: left.length })
}

export async function createRecoveryCodes(context: CallerContext, services: Services) {
  const input = await readBody(context, naming, { isOptional: true })
  const caller = await proveToChange(context, input, services)
  const { codes, hashes } = await makeRecoveryCodes(services.passwords)
  const set = await changeCodes(caller, services, async (tx, user, existing) => {
    if (existing) throw new ApiError(422, 'mfa_verified_factor_exists', errors.recoveryCodesExist)
    const { recoveryCodes } = words[addresseeOf(user).language].accounts
    await notify(tx, user, 'recovery-codes-added', '', services)
    const friendlyName = input.friendly_name || recoveryCodes
    const added = { userId: user.id, friendlyName, addedBySession: caller.session.id }
    return addRecoveryCodes(tx, added, hashes, services.now())
  })
  return respondWith(set, codes)
}

export async function regenerateRecoveryCodes(context: CallerContext, services: Services) {
  const input = await readBody(context, proof, { isOptional: true })
  const caller = await proveToChange(context, input, services)
  const { codes, hashes } = await makeRecoveryCodes(services.passwords)
  const set = await changeCodes(caller, services, async (tx, user, existing) => {
    if (!existing) throw factorNotFound()
    const made = { sessionId: caller.session.id, hashes }
    await replaceRecoveryCodes(tx, existing, made, services.now())
    await notify(tx, user, 'recovery-codes-added', '', services)
    return existing
  })
  return respondWith(set, codes)
}

export async function removeRecoveryCodes(context: CallerContext, services: Services) {
  const input = await readBody(context, proof, { isOptional: true })
  const caller = await proveToChange(context, input, services)
  const { id } = await changeCodes(caller, services, async (tx, user, existing) => {
    if (!existing) throw factorNotFound()
    await deleteFactor(tx, existing, caller.session.id)
    await notify(tx, user, 'recovery-codes-removed', '', services)
    return existing
  })
  return Response.json({ id })
}

/** POST /auth/v1/factors/recovery-codes/verify: an unused code raises the session to aal2. */
export async function verifyRecoveryCode(context: CallerContext, services: Services) {
  const { database, passwords, lockout, rateLimiter, now } = services
  const { caller } = context
  const { code } = await readBody(context, trying, { asError: unreadableField })
  const { factors } = caller
  const set = findSet(factors)
  if (!set) throw factorNotFound()
  // Keyed by `updated_at`: a right code, or new codes, change it, and so reset the limit.
  const refused = await rateLimiter.consume({ limit: tries, who: `${set.id} ${set.updatedAt}` })
  if (refused) {
    const details = { retryAfterMs: refused.waitMs }
    throw new ApiError(429, 'mfa_recovery_codes_locked', errors.recoveryCodesLocked, details)
  }
  const codeId = code && (await findRecoveryCode(database.read, set, code, passwords))
  if (!codeId) throw wrongCode()

  const raised = await database.write(async (tx) => {
    const user = await lockUser(tx, set.userId)
    if (!user || !(await consumeRecoveryCode(tx, set, codeId, now()))) throw wrongCode()
    const session = await raiseSession(tx, caller.session.id, { factor: set }, now())
    if (!session) throw sessionNotFound()
    await notify(tx, user, 'recovery-code-used', '', services)
    return { user, session }
  })
  await lockout.reset(codeAttemptOf(caller.user, factors))
  return sessionResponse(raised, services)
}

/** Recovery codes stand in for an authenticator app: there are none without one. */
async function proveToChange({ caller }: CallerContext, input: Proof, services: Services) {
  if (!caller.factors.some(isVerified)) throw change.refuseWithoutFactor()
  const shown = await requireProof(change, caller, input, services)
  return { ...caller, shown }
}

function changeCodes<Result>(
  { shown, ...caller }: Caller & { shown: OwnerProof },
  { database, now }: Services,
  work: (tx: Writer, user: User, existing: Factor | undefined) => Promise<Result>,
) {
  return database.write(async (tx) => {
    const user = await lockUser(tx, caller.user.id)
    if (!user) throw factorNotFound()
    await spendProof(tx, change, caller, shown, now())
    return work(tx, user, findSet(await findFactors(tx, user.id)))
  })
}

function findSet(factors: Factor[]) {
  return factors.find(({ type }) => type === 'recovery_code')
}

function respondWith({ id, type, friendlyName }: Factor, codes: string[]) {
  return Response.json({ id, type, friendly_name: friendlyName, total: RECOVERY_CODES, codes })
}

function wrongCode() {
  return new ApiError(422, 'mfa_verification_failed', errors.recoveryCodeInvalid)
}
