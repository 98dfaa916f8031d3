import { ApiError } from '#server/http/api-error.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { readAccessToken } from './access-token.ts'
import { findAccount } from './find-account.ts'
import { isRaised } from './raised-sessions.ts'
import { isOver } from './sessions.ts'
import { isBanned } from './users.ts'

/** What the access token of a call says of itself. @throws ApiError where there is none of ours */
export function readClaims({ request }: RequestContext, services: Services) {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!token) {
    throw new ApiError(401, 'no_authorization', errors.noToken)
  }
  const claims = readAccessToken(token, services)
  if (!claims) {
    const message = errors.badToken
    throw new ApiError(403, 'bad_jwt', message)
  }
  return claims
}

/**
 * Who calls, by their access token and nothing else; the session must still be open at this moment.
 *
 * @throws ApiError
 */
export async function authenticate(
  context: RequestContext,
  services: Services,
  claims = readClaims(context, services),
) {
  const { database, now } = services
  const account = await findAccount(database.read, claims.sessionId)
  if (
    !account &&
    !(await database.read
      .selectFrom('users')
      .selectAll()
      .where('id', '=', claims.userId)
      .executeTakeFirst())
  ) {
    throw new ApiError(403, 'user_not_found', errors.userNotFound)
  }
  if (account?.user.id !== claims.userId || isOver(account.session, now())) throw sessionNotFound()
  const { user, session, factors, asked } = account
  if (isBanned(user, now())) throw new ApiError(403, 'user_banned', errors.userBanned)
  // A token outlives what it says: one from before the second factor, or from before its removal, is at aal1.
  const isAal2 = claims.aal === 'aal2' && isRaised(session)
  return { user, session, factors, asked, isAal2, issuedAt: claims.issuedAt }
}

/** Who calls, with their second factors, whether their session and this very token passed a second factor, and when the token was issued. */
export type Caller = Awaited<ReturnType<typeof authenticate>>

/** A request of somebody who is signed in. */
export type CallerContext = RequestContext & { caller: Caller }

/** The session ended, by sign-out or otherwise. */
export function sessionNotFound() {
  const message = errors.sessionNotFound
  return new ApiError(403, 'session_not_found', message)
}
