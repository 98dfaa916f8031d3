import * as v from 'valibot'

import { accountChanges } from '#server/accounts/account-changes.ts'
import { requireFactor } from '#server/accounts/assurance.ts'
import { sessionNotFound, type Caller, type CallerContext } from '#server/accounts/authenticate.ts'
import { consumeChallenge, findChallenge } from '#server/accounts/challenges.ts'
import {
  consumeStep,
  deleteUnverified,
  isVerified,
  readTotpCode,
} from '#server/accounts/factors.ts'
import { lockAccount, type Account } from '#server/accounts/find-account.ts'
import { countAttempt } from '#server/accounts/lockout.ts'
import { notify } from '#server/accounts/notices.ts'
import { raiseSession } from '#server/accounts/raised-sessions.ts'
import { PROOF_LIFE_MS } from '#server/accounts/session-proofs.ts'
import { endSessions } from '#server/accounts/sessions.ts'
import { lockUser } from '#server/accounts/users.ts'
import type { Reader } from '#server/database/database.ts'
import type { Factor } from '#server/database/rows.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { readBody, unreadableField } from '#server/http/read-body.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'
import { typedCode } from '#shared/typed-fields.ts'

import { codeAttemptOf, factorNotFound, findOwnFactor } from './factors.ts'
import { sessionResponse } from './responses.ts'

const body = v.object({
  challenge_id: v.nullish(v.pipe(v.string(), v.uuid())),
  code: v.nullish(typedCode()),
})

/** POST /auth/v1/factors/:id/verify: a right code raises the session to aal2; the first one verifies the authenticator app. */
export async function verifyFactor(context: CallerContext, services: Services) {
  const { secrets, lockout, now } = services
  const { caller } = context
  const factor = findOwnFactor(context)
  const { challenge_id: challengeId, code } = await readBody(context, body, {
    asError: unreadableField,
  })
  if (!code) throw invalid(errors.codeEmpty)
  const challenge = { id: challengeId ?? '', sessionId: caller.session.id, factorId: factor.id }

  const attempt = codeAttemptOf(caller.user, caller.factors)
  await countAttempt(attempt, services)
  const step = readTotpCode(factor, code, { secrets, now: now() })
  if (step === undefined) {
    await requireChallenge(services.database.read, challenge, now())
    throw wrongCode()
  }

  const raised = await accept({ caller, factor, challenge, step }, services)
  await lockout.reset(attempt)
  return sessionResponse(raised, services)
}

type Answered = Parameters<typeof consumeChallenge>[1]

/** A challenge belongs to the session that requested it, from any network. */
async function requireChallenge(
  database: Reader,
  { id, sessionId, factorId }: Answered,
  now: number,
) {
  const challenge = await findChallenge(database, id)
  if (challenge?.factorId !== factorId) {
    throw new ApiError(422, 'mfa_factor_not_found', errors.challengeNotFound)
  }
  if (challenge.sessionId !== sessionId) throw foreignChallenge()
  if (challenge.expiresAt <= now) {
    throw new ApiError(422, 'mfa_challenge_expired', errors.challengeExpired(challenge.id))
  }
}

type RightCode = { caller: Caller; factor: Factor; challenge: Answered; step: number }

/** In one transaction: a time step is accepted once (no replay), and so is a challenge. */
function accept({ caller, factor, challenge, step }: RightCode, services: Services) {
  const now = services.now()
  return services.database.write(async (tx) => {
    const account = await lock(tx, caller, factor)
    const present = isVerified(factor) ? factor : findFactor(account, factor)
    if (!isVerified(present)) await requireProofOfBeginning(tx, caller, present, now)
    const isAnswered = await consumeChallenge(tx, challenge, now)
    const used = await consumeStep(tx, present, step, now)
    const session = await raiseSession(tx, caller.session.id, { factor: present }, now)
    const current = findFactor(account, factor)
    if (!session) throw used ? sessionNotFound() : factorNotFound()
    const { user, factors, pending } = account
    const isFirst = !factors.some(isVerified)
    if (!isAnswered) {
      await requireChallenge(tx, challenge, now)
      throw foreignChallenge()
    }
    if (!used) throw wrongCode()

    // The other sessions were opened without the account's new second factor.
    if (isFirst) {
      await endSessions(tx, session, 'others')
      await deleteUnverified(tx, user.id)
    }
    const notice = isVerified(current) ? 'totp-used' : 'totp-added'
    const isNews = !isVerified(current) || current.lastUsedAt === null
    if (isNews) await notify(tx, user, notice, current.friendlyName, services)
    const staying = isFirst ? [used] : factors.map((one) => (one === current ? used : one))
    return { user, session, factors: staying, pending }
  })
}

/**
 * Locks the account. For a verified factor the account read a moment ago suffices: the statements that follow check that the factor and the
 * session still exist. An unverified factor is read again, since it may have been verified meanwhile.
 */
async function lock(one: Reader, { user, session, factors, pending }: Caller, factor: Factor) {
  if (isVerified(factor)) {
    const locked = await lockUser(one, user.id)
    return { user: locked ?? user, factors, pending }
  }
  const account = await lockAccount(one, session.id)
  if (!account) throw sessionNotFound()
  return account
}

function findFactor(account: Pick<Account, 'factors'>, { id }: Factor) {
  const factor = account.factors.find((one) => one.id === id)
  if (!factor) throw factorNotFound()
  return factor
}

/**
 * The session that began to add an app gave its proof then, and has ten minutes to finish. If another session has added a second factor
 * since, that one is required.
 */
async function requireProofOfBeginning(
  database: Reader,
  caller: Caller,
  { addedBySession: addedBy, createdAt: addedAt }: Factor,
  now: number,
) {
  if (addedBy !== caller.session.id) throw factorNotFound()
  const change = accountChanges.addApp
  if (await requireFactor(database, change, caller, now)) return
  if (now - addedAt >= PROOF_LIFE_MS) throw change.refuseWithoutOwner()
}

function wrongCode() {
  return new ApiError(422, 'mfa_verification_failed', errors.totpInvalid)
}

function foreignChallenge() {
  return new ApiError(422, 'mfa_ip_address_mismatch', errors.challengeForeign)
}
