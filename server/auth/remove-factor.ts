import { deleteFactor, findFactors, isVerified } from '#server/accounts/factors.ts'
import { notify } from '#server/accounts/notices.ts'
import { lockUser } from '#server/accounts/users.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { insufficientAal, requireFreshFactor } from './assurance.ts'
import { authenticate } from './authenticate.ts'
import { factorNotFound, findOwnFactor } from './own-factor.ts'

/** DELETE /auth/v1/factors/:id: removes an authenticator app; one that counts only for whoever has just used one. */
export async function removeFactor(context: RequestContext, services: Services) {
  const { database, events, now } = services
  await countRequest(context, rateLimits.factors, services)
  const caller = await authenticate(context, services)
  const { factor } = await findOwnFactor(context, caller.user, services)
  await database.write(async (tx) => {
    const user = await lockUser(tx, factor.user_id)
    const current = (await findFactors(tx, factor.user_id)).find(({ id }) => id === factor.id)
    if (!user || !current) throw factorNotFound()
    requireFreshFactor(caller, [current], insufficientAal(422, errors.aalToUnenroll), now())
    await deleteFactor(tx, current)
    if (isVerified(current)) {
      await notify(tx, user, 'totp-removed', current.friendly_name, services)
    }
  })
  events.emit('enqueued')
  return Response.json({ id: factor.id })
}
