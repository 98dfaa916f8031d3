import * as v from 'valibot'

import { limits } from '#server/http/limits.ts'
import { readRefreshToken } from '#server/accounts/refresh-token.ts'
import { refreshSession } from '#server/accounts/sessions.ts'
import { openingKeys } from '#server/secrets.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { invalid, problem } from '#server/http/api-error.ts'
import { optionalText } from './fields.ts'
import { readBody } from '#server/http/read-body.ts'
import { answerSession } from './session-response.ts'
import { countRequest } from '#server/http/rate-limit.ts'

const body = v.object({ refresh_token: optionalText })

const refusals = {
  unknown: ['refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  used: ['refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
  expired: ['session_expired', 'Invalid Refresh Token: Session Expired'],
  banned: ['user_banned', 'Invalid Refresh Token: User Banned'],
} as const

/** POST /auth/v1/token?grant_type=refresh_token: the next tokens of a session. */
export async function refresh(call: Call, services: Services) {
  const { database, secrets, now } = services
  await countRequest(call, limits.refresh, services)
  const { refresh_token: text } = await readBody(call, body)
  if (!text) throw invalid('refresh_token required')
  const token = readRefreshToken(text, openingKeys(secrets, 'refreshTokens'))
  if (!token) throw refused('unknown')

  const refreshed = await database.write((tx) => refreshSession(tx, token, now()))
  if ('refused' in refreshed) throw refused(refreshed.refused)
  return answerSession(refreshed, services)
}

function refused(why: keyof typeof refusals) {
  const [code, message] = refusals[why]
  return problem(400, code, message)
}
