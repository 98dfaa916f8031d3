import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { exchangeCode } from './exchange-code.ts'
import { problem } from '#server/http/api-error.ts'
import { refresh } from './refresh.ts'
import { signIn } from './sign-in.ts'

/** POST /auth/v1/token?grant_type=…: three ways to a session. */
export async function grantToken(call: Call, services: Services) {
  const grant = call.query.get('grant_type')
  if (grant === 'password') return signIn(call, services)
  if (grant === 'refresh_token') return refresh(call, services)
  if (grant === 'pkce') return exchangeCode(call, services)
  throw problem(400, 'invalid_credentials', 'unsupported_grant_type')
}
