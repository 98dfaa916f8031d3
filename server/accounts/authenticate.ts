import { ApiError } from '#server/http/api-error.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { readAccessToken } from './access-token.ts'
import { findAccount } from './find-account.ts'
import { isRaised } from './raised-sessions.ts'
import { isOver } from './sessions.ts'
import { findUser, isBanned } from './users.ts'

/** @throws ApiError without one */
export function readBearerToken({ headers }: Request) {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  if (token) return token
  throw new ApiError(401, 'no_authorization', errors.noToken)
}

export function readClaims({ request }: RequestContext, services: Services) {
  const token = readBearerToken(request)
  const claims = readAccessToken(token, services)
  if (!claims) throw new ApiError(403, 'bad_jwt', errors.badToken)
  return claims
}

/**
 * Authenticates the caller by the access token alone; the session must still be open.
 * @throws ApiError
 */
export async function authenticate(
  context: RequestContext,
  services: Services,
  claims = readClaims(context, services),
) {
  const { database, now } = services
  const account = await findAccount(database.read, claims.sessionId)
  if (!account && !(await findUser(database.read, claims.userId))) {
    throw new ApiError(403, 'user_not_found', errors.userNotFound)
  }
  if (account?.user.id !== claims.userId || isOver(account.session, now())) throw sessionNotFound()
  const { user, session, factors, pending } = account
  if (isBanned(user, now())) throw new ApiError(403, 'user_banned', errors.userBanned)
  // A token's claims can be stale: issued before the second factor, or before its removal, it is at aal1.
  const isAal2 = claims.aal === 'aal2' && isRaised(session)
  return { user, session, factors, pending, isAal2, issuedAt: claims.issuedAt }
}

export type Caller = Awaited<ReturnType<typeof authenticate>>

export type CallerContext = RequestContext & { caller: Caller }

export function sessionNotFound() {
  return new ApiError(403, 'session_not_found', errors.sessionNotFound)
}
