import type { EventEmitter } from 'node:events'

import type { Logger } from 'pino'
import type { Stripe } from 'stripe'

import type { Alerts } from '#server/accounts/alerts.ts'
import type { Lockout } from '#server/accounts/lockout.ts'
import type { PasswordHasher } from '#server/accounts/password-hasher.ts'
import type { Database } from '#server/database/database.ts'
import type { RateLimiter } from '#server/http/rate-limiter.ts'
import type { SupabaseIdentity } from '#server/shop/core/permissions/supabase-identity.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'

import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

export type Cards = { stripe: Stripe; webhookSecret: string; isLive: boolean }

export type Services = {
  settings: Settings
  secrets: Secrets
  database: Database
  log: Logger
  /** Milliseconds since 1970; the server's only clock. */
  now(): number
  passwords: PasswordHasher
  rateLimiter: RateLimiter
  lockout: Lockout
  alerts: Alerts
  securityContact?: string
  shopWords: string[]
  facts: RentalFacts
  supabaseIdentity?: SupabaseIdentity
  /** Unset unless the shop takes cards online. */
  cards?: Cards
  life: { isStopping: boolean }
  /** Emitted after the commit. */
  events: EventEmitter<{ enqueued: []; 'link-requested': [] }>
}
