import * as v from 'valibot'

import { isLoopback } from './loopback.ts'

/** Card payments through Stripe; a restricted key has only the rights that it was given. */
export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  apiUrl: string
  isLive: boolean
  isRestricted: boolean
}

const API = 'https://api.stripe.com'
const KEY = /^(sk|rk)_(test|live)_\w+$/

export const stripeFields = {
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(KEY, 'must be a key of Stripe: sk_… or rk_…')),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^whsec_\S+$/, 'must be the endpoint’s whsec_…')),
  ),
  STRIPE_API_URL: v.optional(
    v.pipe(v.string(), v.check(isAllowed, 'is only for a stand-in of Stripe on this machine')),
    API,
  ),
}

type Set = {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_URL: string
}

/** The fault of settings that are right one by one; null if there is none. */
export function stripeFault(set: Set & { SITE_URL?: string | undefined }) {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = set
  if (!key !== !secret) return 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together'
  if (!isLiveKey(key)) return null
  if (!set.SITE_URL?.startsWith('https:')) {
    return 'STRIPE_SECRET_KEY is a live key: SITE_URL must begin with https://, or use a test key'
  }
  return set.STRIPE_API_URL === API ? null : 'STRIPE_API_URL is only for a test key'
}

export function readStripe({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Set): StripeSettings | undefined {
  if (!secretKey || !webhookSecret) return undefined
  const kind = { isLive: isLiveKey(secretKey), isRestricted: secretKey.startsWith('rk_') }
  return { secretKey, webhookSecret, apiUrl, ...kind }
}

function isLiveKey(key = '') {
  return KEY.exec(key)?.[2] === 'live'
}

function isAllowed(text: string) {
  const { hostname = '', protocol = '' } = URL.parse(text) ?? {}
  const isLocal = protocol.startsWith('http') && isLoopback(hostname.replace(/^\[|\]$/g, ''))
  return text === API || isLocal
}
