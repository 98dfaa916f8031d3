import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { findCaller } from './authenticate.ts'
import { asUser } from './user-object.ts'

/** GET /auth/v1/user: the caller's account. */
export async function getUser(call: Call, services: Services) {
  const { user } = await findCaller(call, services)
  return Response.json(asUser(user))
}
