import { endSessions, type SignOutScope } from '#server/accounts/sessions.ts'
import { invalid } from '#server/http/api-error.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { authenticate } from './authenticate.ts'

const scopes: SignOutScope[] = ['global', 'local', 'others']
const MAX_QUOTED = 40

/** POST /auth/v1/logout?scope=…: ends the caller's sessions; all of them when no scope is given. */
export async function signOut(context: RequestContext, services: Services) {
  const requested = context.query.get('scope') || 'global'
  const scope = scopes.find((supported) => supported === requested)
  if (!scope) throw invalid(errors.logoutScopeUnsupported(requested.slice(0, MAX_QUOTED)))

  const { session } = await authenticate(context, services)
  await services.database.write((tx) => endSessions(tx, session, scope))
  return new Response(null, { status: 204 })
}
