import * as v from 'valibot'

import { findLinkById, isVerifierOf } from '#server/accounts/links.ts'
import {
  findPendingAccountById,
  saltOf,
  wasSignedUpWith,
} from '#server/accounts/pending-accounts.ts'
import { readRefreshToken } from '#server/accounts/refresh-token.ts'
import { isKnownNetwork, refreshSession } from '#server/accounts/sessions.ts'
import {
  changeUser,
  findUserByEmail,
  isBanned,
  lockUser,
  readMetadata,
} from '#server/accounts/users.ts'
import type { User } from '#server/database/rows.ts'
import { ApiError, invalid, unavailable } from '#server/http/api-error.ts'
import { homeNetworkKey } from '#server/http/client-network.ts'
import { countRequest, rateLimits, tooManyRequests } from '#server/http/rate-limits.ts'
import { readBody } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import { acceptedKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'
import { composePassword } from '#shared/password.ts'

import { optionalText, readKnownAddress, weaknessOf } from './fields.ts'
import { readFlowCode } from './open-link.ts'
import { redeemLink, redeemPendingAccount } from './redeem-link.ts'
import { sessionResponse } from './responses.ts'
import { startSession } from './start-session.ts'

export async function grantToken(context: RequestContext, services: Services) {
  const grant = context.query.get('grant_type')
  if (grant === 'password') return signIn(context, services)
  if (grant === 'refresh_token') return refresh(context, services)
  if (grant === 'pkce') return exchangeCode(context, services)
  throw new ApiError(400, 'invalid_credentials', errors.unsupportedGrant)
}

const refreshing = v.object({ refresh_token: optionalText })

const refusals = {
  unknown: ['refresh_token_not_found', errors.refreshTokenUnknown],
  used: ['refresh_token_already_used', errors.refreshTokenUsed],
  expired: ['session_expired', errors.refreshTokenExpired],
  banned: ['user_banned', errors.refreshTokenBanned],
} as const

async function refresh(context: RequestContext, services: Services) {
  const { database, secrets, now } = services
  await countRequest(context, rateLimits.refresh, services)
  const { refresh_token: text } = await readBody(context, refreshing)
  if (!text) throw invalid(errors.noRefreshToken)
  const token = readRefreshToken(text, acceptedKeys(secrets, 'refreshTokens'))
  if (!token) throw refused('unknown')

  const refreshed = await refreshSession(database, token, now())
  if ('refused' in refreshed) throw refused(refreshed.refused)
  return sessionResponse(refreshed, services)
}

function refused(why: keyof typeof refusals) {
  const [code, message] = refusals[why]
  return new ApiError(400, code, message)
}

const signingIn = v.object({ email: optionalText, phone: optionalText, password: optionalText })

async function signIn(context: RequestContext, services: Services) {
  const { database, passwords, lockout, secrets, now } = services
  // First of all: under overload a refusal must cost next to nothing.
  if (passwords.isFull()) throw unavailable()
  await countRequest(context, rateLimits.signIn, services)
  const input = await readBody(context, signingIn)
  if (!input.email && input.phone) {
    throw new ApiError(400, 'phone_provider_disabled', errors.phoneLoginDisabled)
  }
  if (!input.email) throw invalid(errors.noCredentials)
  if (!input.password) throw wrongCredentials(errors.noCredentials)
  const email = readKnownAddress(input.email)
  const { password } = input

  const user = await findUserByEmail(database.read, email)
  const tried = { address: email, network: homeNetworkKey(secrets.addresses, context.client) }
  const isKnown = await isKnownNetwork(database.read, user?.id, tried.network)
  const { waitMs, strangersWaitMs } = await lockout.countSignIn(tried)
  if (waitMs > 0) throw tooManyRequests(waitMs)
  const isLockedOut = strangersWaitMs > 0 && !isKnown
  // During a lockout a wrong password gets the same answer after the same time, whether or not the network is known.
  const isRight = await passwords.verify(isLockedOut ? undefined : user?.passwordHash, password)
  if ((!user || !isRight) && strangersWaitMs > 0) throw tooManyRequests(strangersWaitMs)
  if (!user || !isRight) throw await refuse(email, password, services)

  await lockout.resetSignIn(tried, isKnown)
  if (isBanned(user, now())) throw new ApiError(400, 'user_banned', errors.userBanned)
  const entered = await completeSignIn(user, password, context, services)
  const owner = { email, metadata: readMetadata(entered.user), shopWords: services.shopWords }
  const weakness = weaknessOf(composePassword(password), owner)
  return sessionResponse(entered, services, weakness)
}

/**
 * A sign-up with this very password is told that its email is not confirmed, even if the address has an account with another one: the cost
 * is the same, and the answer reveals no account.
 */
async function refuse(email: string, password: string, services: Services) {
  const { database, passwords, secrets, alerts } = services
  for (const key of acceptedKeys(secrets, 'addresses')) {
    const passwordHash = await passwords.hash(password, saltOf(key, email))
    if (await wasSignedUpWith(database.read, email, passwordHash)) {
      return new ApiError(400, 'email_not_confirmed', errors.emailNotConfirmed)
    }
  }
  alerts.record('wrong-password')
  return wrongCredentials()
}

/** Signs in, unless the password was changed while it was being checked. */
async function completeSignIn(
  checked: User,
  password: string,
  context: RequestContext,
  services: Services,
) {
  const { database, passwords, now } = services
  const { passwordHash } = checked
  const isOutdated = passwordHash !== null && passwords.isOutdated(passwordHash)
  const rehashed = isOutdated ? await passwords.hash(password) : undefined

  return database.write(async (tx) => {
    const user = await lockUser(tx, checked.id)
    const isSame = user?.passwordHash === passwordHash
    if (!user || (!isSame && !rehashed) || isBanned(user, now())) throw wrongCredentials()
    const change = isSame && rehashed ? { passwordHash: rehashed } : {}
    const signedIn = await changeUser(tx, user.id, { ...change, lastSignInAt: now() }, now())
    const session = await startSession(tx, signedIn, { method: 'password' }, context, services)
    return { user: signedIn, session }
  })
}

function wrongCredentials(message: string = errors.wrongCredentials) {
  return new ApiError(400, 'invalid_credentials', message)
}

const exchanging = v.object({ auth_code: optionalText, code_verifier: optionalText })

async function exchangeCode(context: RequestContext, services: Services) {
  const { database, secrets, lockout, now } = services
  await countRequest(context, rateLimits.verify, services)
  const { auth_code: code, code_verifier: verifier } = await readBody(context, exchanging)
  if (!code || !verifier) throw invalid(errors.noAuthCode)
  const flow = readFlowCode(code, acceptedKeys(secrets, 'refreshTokens'), now())
  if (!flow) throw notFound()
  if (flow.isOver) throw new ApiError(422, 'flow_state_expired', errors.flowStateExpired)

  const taken = await database.write(async (tx) => {
    const link = await findLinkById(tx, flow.linkId)
    const pending = await findPendingAccountById(tx, flow.linkId)
    const origin = link ?? pending
    if (origin && !isVerifierOf(verifier, origin)) {
      throw new ApiError(400, 'bad_code_verifier', errors.badCodeVerifier)
    }
    if (link) return redeemLink(tx, link, context, services)
    if (pending) return redeemPendingAccount(tx, pending, undefined, context, services)
    throw notFound()
  })
  if (taken === 'waits-for-other') throw notFound()
  await lockout.resetAll(taken.user.email)
  return sessionResponse(taken, services)
}

function notFound() {
  return new ApiError(404, 'flow_state_not_found', errors.flowStateNotFound)
}
