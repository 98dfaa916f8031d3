import { readAccessToken } from '#server/accounts/access-token.ts'
import { findSession, isOver } from '#server/accounts/sessions.ts'
import { isBanned } from '#server/accounts/users.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { problem } from '#server/http/api-error.ts'

/**
 * Who calls, by their access token and nothing else; the session must still be open at this moment.
 *
 * @throws Problem
 */
export async function findCaller({ request }: Call, services: Services) {
  const { database, now } = services
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!token) {
    throw problem(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const claims = await readAccessToken(token, services)
  if (!claims) {
    const message = 'invalid JWT: unable to parse or verify signature, or the token is expired'
    throw problem(403, 'bad_jwt', message)
  }
  const user = await database.read
    .selectFrom('users')
    .selectAll()
    .where('id', '=', claims.userId)
    .executeTakeFirst()
  if (!user) {
    throw problem(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const session = await findSession(database.read, claims.sessionId)
  if (!session || session.user_id !== user.id || isOver(session, now())) throw sessionNotFound()
  if (isBanned(user, now())) throw problem(403, 'user_banned', 'User is banned')
  return { user, session }
}

/** The session ended, by sign-out or otherwise. */
export function sessionNotFound() {
  const message = 'Session from session_id claim in JWT does not exist'
  return problem(403, 'session_not_found', message)
}
