import type { PasswordTry } from '#server/accounts/lockout.ts'
import type { Counter, Limit } from './rate-limiter.ts'
import { emailChanges, emailRequests } from './limits.ts'
import { countersOf } from './client-network.ts'
import type { Services } from '#server/services.ts'

import type { Call } from './request-context.ts'
import { problem } from './api-error.ts'

/** @throws Problem 429 when this visitor asks too often */
export async function countRequest({ visitor }: Call, limit: Limit, { limiter }: Services) {
  const refused = await limiter.take(...countersOf(limit, visitor))
  if (refused) throw tooManyRequests(refused.waitMs)
}

/** @throws Problem 429 when this visitor asks for too many emails, to whomever */
export async function countEmailRequest({ visitor }: Call, { limiter }: Services) {
  await take(limiter, countersOf(emailRequests, visitor), () => 'email rate limit exceeded')
}

/** @throws Problem 429 when this account asks too often for another address */
export async function countEmailChange(userId: string, { limiter }: Services) {
  const counters = emailChanges.map((limit) => ({ limit, who: userId }))
  await take(limiter, counters, (seconds) => {
    return `For security purposes, you can only request this after ${seconds} seconds.`
  })
}

async function take(
  limiter: Services['limiter'],
  counters: Counter[],
  say: (seconds: number) => string,
) {
  const refused = await limiter.take(...counters)
  if (!refused) return
  const message = say(Math.ceil(refused.waitMs / 1000))
  throw problem(429, 'over_email_send_rate_limit', message, { retryAfterMs: refused.waitMs })
}

/** @throws Problem 429 when too many passwords were tried for the address, known or not */
export async function countPasswordTry(tried: PasswordTry, { failures }: Services) {
  const waitMs = await failures.begin(tried)
  if (waitMs > 0) throw tooManyRequests(waitMs)
}

function tooManyRequests(retryAfterMs: number) {
  return problem(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterMs })
}
