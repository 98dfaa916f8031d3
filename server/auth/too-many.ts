import type { Limit } from '#server/accounts/limiter.ts'
import { findMailRefusal, type MailKind } from '#server/accounts/limits.ts'
import type { Services } from '#server/services.ts'

import type { Call } from './call.ts'
import { problem } from './problem.ts'

/** @throws Problem 429 when this visitor asks too often */
export async function countRequest({ visitor }: Call, limit: Limit, { limiter }: Services) {
  const waitMs = await limiter.take(limit, visitor)
  if (waitMs > 0) throw tooManyRequests(waitMs)
}

/** @throws Problem 429 when the address, known or not, was written to too often, or too much is written in all */
export async function countLetter(
  { visitor }: Call,
  kind: MailKind,
  address: string,
  services: Services,
) {
  const refusal = await findMailRefusal(services, { kind, address, visitor })
  if (!refusal) return
  if (refusal.isForAll) services.alarm.note('no-letters-left')
  const seconds = Math.ceil(refusal.waitMs / 1000)
  const message =
    refusal.why === 'too-soon'
      ? `For security purposes, you can only request this after ${seconds} seconds.`
      : 'email rate limit exceeded'
  throw problem(429, 'over_email_send_rate_limit', message, { retryAfterMs: refusal.waitMs })
}

/** @throws Problem 429 when too many passwords were tried for the address, known or not */
export async function countPasswordTry(address: string, { failures }: Services) {
  const waitMs = await failures.begin(address)
  if (waitMs > 0) throw tooManyRequests(waitMs)
}

function tooManyRequests(retryAfterMs: number) {
  return problem(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterMs })
}
