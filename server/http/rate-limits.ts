import { errors } from '#sentences/errors.ts'
import { MINUTE_MS } from '#shared/durations.ts'

import { ApiError } from './api-error.ts'
import { countersOf } from './client-network.ts'
import type { Limit, RateLimiter } from './rate-limiter.ts'
import type { RequestContext } from './request-context.ts'

const WINDOW_MS = 5 * MINUTE_MS

export const rateLimits = {
  signIn: { name: 'sign-in', count: 30, periodMs: WINDOW_MS },
  signUp: { name: 'sign-up', count: 30, periodMs: WINDOW_MS },
  recover: { name: 'recover', count: 30, periodMs: WINDOW_MS },
  resend: { name: 'resend', count: 30, periodMs: WINDOW_MS },
  verify: { name: 'verify', count: 30, periodMs: WINDOW_MS },
  changeUser: { name: 'change-user', count: 30, periodMs: WINDOW_MS },
  refresh: { name: 'refresh', count: 150, periodMs: WINDOW_MS },
  factors: { name: 'factors', count: 30, periodMs: WINDOW_MS },
  challengeFactor: { name: 'challenge-factor', count: 15, periodMs: MINUTE_MS },
  verifyFactor: { name: 'verify-factor', count: 15, periodMs: MINUTE_MS },
  passkeys: { name: 'passkeys', count: 30, periodMs: WINDOW_MS },
  passkeySignIn: { name: 'passkey-sign-in', count: 30, periodMs: WINDOW_MS },
  sessions: { name: 'sessions', count: 30, periodMs: WINDOW_MS },
  reauthenticate: { name: 'reauthenticate', count: 30, periodMs: WINDOW_MS },
  message: { name: 'message', count: 30, periodMs: WINDOW_MS },
  rest: { name: 'rest', count: 300, periodMs: WINDOW_MS },
  shop: { name: 'shop', count: 300, periodMs: WINDOW_MS },
  /** A whole shop works behind one address. */
  staff: { name: 'staff', count: 6_000, periodMs: WINDOW_MS },
  cspReport: { name: 'csp-report', count: 30, periodMs: WINDOW_MS },
} satisfies Record<string, Limit>

/** @throws ApiError 429 when this client sends too many requests */
export async function countRequest(
  { client }: RequestContext,
  limit: Limit,
  { rateLimiter }: { rateLimiter: RateLimiter },
) {
  const refused = await rateLimiter.consume(...countersOf(limit, client))
  if (refused) throw tooManyRequests(refused.waitMs)
}

export function tooManyRequests(retryAfterMs: number) {
  return new ApiError(429, 'over_request_rate_limit', errors.rateLimit, { retryAfterMs })
}
