import { isUuid } from '#server/accounts/access-token.ts'
import type { CallerContext } from '#server/accounts/authenticate.ts'
import {
  endSession as end,
  endSessions,
  listSessions,
  type SignOutScope,
} from '#server/accounts/sessions.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { asTime } from './responses.ts'

export async function getSessions(context: CallerContext, services: Services) {
  const { user, session: current } = context.caller
  const sessions = await listSessions(services.database.read, user.id, services.now())
  return Response.json(
    sessions.map((session) => ({
      id: session.id,
      created_at: asTime(session.createdAt),
      last_used_at: asTime(session.refreshedAt),
      device: session.device ?? '',
      current: session.id === current.id,
    })),
  )
}

export async function endSession(context: CallerContext, services: Services) {
  const { user } = context.caller
  const { id } = context.params
  const isEnded = isUuid(id) && (await services.database.write((tx) => end(tx, user.id, id)))
  if (!isEnded) throw new ApiError(404, 'session_not_found', errors.sessionUnknown)
  return new Response(null, { status: 204 })
}

const scopes: SignOutScope[] = ['global', 'local', 'others']
const MAX_QUOTED = 40

export async function signOut(context: CallerContext, services: Services) {
  const requested = context.query.get('scope') || 'global'
  const scope = scopes.find((supported) => supported === requested)
  if (!scope) throw invalid(errors.logoutScopeUnsupported(requested.slice(0, MAX_QUOTED)))

  const { session } = context.caller
  await services.database.write((tx) => endSessions(tx, session, scope))
  return new Response(null, { status: 204 })
}
