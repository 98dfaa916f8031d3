import * as v from 'valibot'

import { readRefreshToken } from '#server/accounts/refresh-token.ts'
import { refreshSession } from '#server/accounts/sessions.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import { readBody } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import { acceptedKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { exchangeCode } from './exchange-code.ts'
import { optionalText } from './fields.ts'
import { sessionResponse } from './responses.ts'
import { signIn } from './sign-in.ts'

/** POST /auth/v1/token?grant_type=…: three ways to a session. */
export async function grantToken(context: RequestContext, services: Services) {
  const grant = context.query.get('grant_type')
  if (grant === 'password') return signIn(context, services)
  if (grant === 'refresh_token') return refresh(context, services)
  if (grant === 'pkce') return exchangeCode(context, services)
  throw new ApiError(400, 'invalid_credentials', errors.unsupportedGrant)
}

const body = v.object({ refresh_token: optionalText })

const refusals = {
  unknown: ['refresh_token_not_found', errors.refreshTokenUnknown],
  used: ['refresh_token_already_used', errors.refreshTokenUsed],
  expired: ['session_expired', errors.refreshTokenExpired],
  banned: ['user_banned', errors.refreshTokenBanned],
} as const

/** POST /auth/v1/token?grant_type=refresh_token: the next tokens of a session. */
async function refresh(context: RequestContext, services: Services) {
  const { database, secrets, now } = services
  await countRequest(context, rateLimits.refresh, services)
  const { refresh_token: text } = await readBody(context, body)
  if (!text) throw invalid(errors.noRefreshToken)
  const token = readRefreshToken(text, acceptedKeys(secrets, 'refreshTokens'))
  if (!token) throw refused('unknown')

  const refreshed = await database.write((tx) => refreshSession(tx, token, now()))
  if ('refused' in refreshed) throw refused(refreshed.refused)
  return sessionResponse(refreshed, services)
}

function refused(why: keyof typeof refusals) {
  const [code, message] = refusals[why]
  return new ApiError(400, code, message)
}
