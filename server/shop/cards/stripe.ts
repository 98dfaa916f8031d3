import { Stripe } from 'stripe'

import type { Cards, Services } from '#server/services.ts'
import type { Settings } from '#server/settings.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { stripe as words } from '#shared/content/operations.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { interpolate } from '#shared/interpolate.ts'

export type CardServices = Services & { cards: Cards }

const TIMEOUT_MS = 15_000
/** The start waits no longer than this. */
const CHECK = { timeout: 3_000, maxNetworkRetries: 0 }
/** Stripe forgets idempotency keys after a day. */
export const KEY_LIFE_MS = 23 * HOUR_MS

/** Each right that a restricted key needs, with a request that its absence refuses and that does nothing. */
const RIGHTS: [name: keyof typeof words.rights, method: 'GET' | 'POST', path: string][] = [
  ['sessions', 'POST', '/v1/checkout/sessions'],
  ['intents', 'POST', '/v1/payment_intents'],
  ['setups', 'GET', '/v1/setup_intents?limit=1'],
  ['methods', 'POST', '/v1/payment_methods/none/detach'],
  ['refunds', 'POST', '/v1/refunds'],
  ['transactions', 'GET', '/v1/balance_transactions?limit=1'],
  ['payouts', 'GET', '/v1/payouts?limit=1'],
]

export function createCards({ stripe: set }: Pick<Settings, 'stripe'>): Cards | undefined {
  if (!set) return undefined
  const { protocol, hostname, port } = new URL(set.apiUrl)
  const stripe = new Stripe(set.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return { stripe, webhookSecret: set.webhookSecret, isLive: set.isLive }
}

/**
 * Checks the key once at start. While Stripe does not answer, the server starts all the same.
 * @throws Error that names the rights a restricted key lacks, or says that the key is invalid
 */
export async function checkCardKey({
  cards,
  log,
  settings,
}: Pick<Services, 'cards' | 'log' | 'settings'>) {
  if (!cards) return
  const rights = settings.stripe?.isRestricted ? RIGHTS : RIGHTS.slice(0, 1)
  const missing: string[] = []
  for (const [name, method, path] of rights) {
    const fault = await cards.stripe.rawRequest(method, path, {}, CHECK).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (fault instanceof Stripe.errors.StripeAuthenticationError) {
      throw new Error(words.unknownKey)
    }
    if (fault instanceof Stripe.errors.StripePermissionError) missing.push(words.rights[name])
    else if (fault && isUnanswered(fault)) {
      log.warn({ error: fault }, 'Stripe does not answer: its key was not checked')
      return
    }
  }
  if (missing.length === 0) return
  throw new Error(interpolate(words.rightsMissing, { rights: missing.join(', ') }))
}

/** Whether Stripe may or may not have carried out the request; a retry with the same idempotency key finds out. */
export function isUnanswered(error: unknown) {
  return !(error instanceof Stripe.errors.StripeError) || !isRefused(error)
}

function isRefused({ statusCode = 0 }: InstanceType<typeof Stripe.errors.StripeError>) {
  return statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429
}

/** @throws CounterError `cards_off` without keys */
export function withCards(services: Services): CardServices {
  const { cards } = services
  if (!cards) throw new CounterError('cards_off')
  return { ...services, cards }
}

export function idOf(object: string | { id: string } | null | undefined) {
  return typeof object === 'string' ? object : (object?.id ?? null)
}
