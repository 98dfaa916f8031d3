import { endSessions, type SignOutScope } from '#server/accounts/sessions.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { findCaller } from './authenticate.ts'
import { invalid } from '#server/http/api-error.ts'

const scopes: SignOutScope[] = ['global', 'local', 'others']
const MAX_QUOTED = 40

/** POST /auth/v1/logout?scope=…: ends the caller's sessions; all of them when no scope is given. */
export async function signOut(call: Call, services: Services) {
  const wanted = call.query.get('scope') || 'global'
  const scope = scopes.find((known) => known === wanted)
  if (!scope) throw invalid(`Unsupported logout scope "${wanted.slice(0, MAX_QUOTED)}"`)

  const { session } = await findCaller(call, services)
  await services.database.write((tx) => endSessions(tx, session, scope))
  return new Response(null, { status: 204 })
}
