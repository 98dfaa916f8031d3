import { ApiError } from '#server/http/api-error.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { exchangeCode } from './exchange-code.ts'
import { refresh } from './refresh.ts'
import { signIn } from './sign-in.ts'

/** POST /auth/v1/token?grant_type=…: three ways to a session. */
export async function grantToken(context: RequestContext, services: Services) {
  const grant = context.query.get('grant_type')
  if (grant === 'password') return signIn(context, services)
  if (grant === 'refresh_token') return refresh(context, services)
  if (grant === 'pkce') return exchangeCode(context, services)
  throw new ApiError(400, 'invalid_credentials', errors.unsupportedGrant)
}
