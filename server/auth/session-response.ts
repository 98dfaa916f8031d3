import { ACCESS_TOKEN_SECONDS, signAccessToken } from '#server/accounts/access-token.ts'
import { writeRefreshToken } from '#server/accounts/refresh-token.ts'
import type { Session, User } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'

import { asUser } from './user-object.ts'

/** A session in the shape of supabase/auth: both tokens and the account. */
export async function answerSession(
  { user, session }: { user: User; session: Session },
  services: Services,
) {
  const { token, expiresAt } = await signAccessToken(user, session, services)
  const { id: sessionId, counter } = session
  return Response.json({
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken({ sessionId, counter }, services.secrets.refreshTokens),
    user: asUser(user),
  })
}
