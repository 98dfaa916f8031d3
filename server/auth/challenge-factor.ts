import { addChallenge } from '#server/accounts/challenges.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'

import { authenticate } from './authenticate.ts'
import { findOwnFactor } from './own-factor.ts'

/** POST /auth/v1/factors/:id/challenge: opens the few minutes in which this session may send a code. */
export async function challengeFactor(context: RequestContext, services: Services) {
  await countRequest(context, rateLimits.challengeFactor, services)
  const { user, session } = await authenticate(context, services)
  const { factor } = await findOwnFactor(context, user, services)
  const asked = { kind: 'totp', sessionId: session.id, factorId: factor.id } as const
  const { id, expires_at: expiresAt } = await services.database.write((tx) =>
    addChallenge(tx, asked, services.now()),
  )
  return Response.json({ id, type: factor.type, expires_at: Math.floor(expiresAt / 1000) })
}
