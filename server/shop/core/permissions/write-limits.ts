import { rental as words } from '#sentences/rental.ts'
import { ApiError } from '#server/http/api-error.ts'
import { countersOf } from '#server/http/client-network.ts'
import type { Counter, Limit } from '#server/http/rate-limiter.ts'
import type { Services } from '#server/services.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import type { LimitName } from '#shared/shop/core/contract.ts'

/** A household or a café is several customers behind one address. */
const CUSTOMERS_PER_NETWORK = 4

const anHour = (name: string, count: number): Limit => ({ name, count, periodMs: HOUR_MS })
const aDay = (name: string, count: number): Limit => ({ name, count, periodMs: 24 * HOUR_MS })

export const writeLimits = {
  arrive: anHour('arrive', 30),
  file: aDay('file-application', 20),
  change: anHour('change-application', 30),
  withdraw: aDay('withdraw-application', 20),
  /** Links have a secret that could be guessed. */
  offers: anHour('offers', 20),
  visits: anHour('visit-changes', 20),
  visitLink: anHour('visit-link', 30),
  holds: aDay('holds', 20),
  notice: anHour('notice', 10),
  exportData: anHour('export-data', 10),
  deleteAccount: anHour('delete-account', 10),
  join: anHour('join-staff', 10),
  cards: anHour('card-payments', 30),
} satisfies Record<LimitName, Limit>

type Sender = { client: string; customerId?: string }

/** Counts an attempt for the customer, if known, and for the network. @throws ApiError 429 */
export async function countWrite(
  limit: Limit,
  { client, customerId }: Sender,
  { rateLimiter }: Pick<Services, 'rateLimiter'>,
) {
  const { name, count, periodMs } = limit
  const ofNetwork = { name: `${name}-network`, count: count * CUSTOMERS_PER_NETWORK, periodMs }
  const ofCustomer = customerId === undefined ? [] : [{ limit, who: customerId }]
  await countAll([...ofCustomer, ...countersOf(ofNetwork, client)], { rateLimiter })
}

export async function countAll(
  counters: Counter[],
  { rateLimiter }: Pick<Services, 'rateLimiter'>,
) {
  const refused = await rateLimiter.consume(...counters)
  if (!refused) return
  const retryAfterMs = refused.waitMs
  const sentence = words.refusals.tooOften(Math.ceil(retryAfterMs / MINUTE_MS))
  throw new ApiError(429, 'over_request_rate_limit', sentence, { retryAfterMs })
}
