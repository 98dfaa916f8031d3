import type { EventEmitter } from 'node:events'

import type { Logger } from 'pino'

import type { Alerts } from '#server/accounts/alerts.ts'
import type { Lockout } from '#server/accounts/lockout.ts'
import type { PasswordHasher } from '#server/accounts/password-hasher.ts'
import type { Database } from '#server/database/database.ts'
import type { RateLimiter } from '#server/http/rate-limiter.ts'
import type { SupabaseIdentity } from '#server/shop/core/permissions/supabase-identity.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'

import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** What every call of the server may use. Built once by main.ts, and afresh by each test. */
export type Services = {
  settings: Settings
  secrets: Secrets
  database: Database
  log: Logger
  /** Milliseconds since 1970; the one clock of the server. */
  now(): number
  passwords: PasswordHasher
  rateLimiter: RateLimiter
  /** Wrong passwords per address. */
  lockout: Lockout
  alerts: Alerts
  /** The address that takes reports of flaws. */
  securityContact?: string
  /** The shop's own words, which no password may hold. */
  shopWords: string[]
  /** What the owner sets of renting: plans, prices, hours, box numbers. */
  facts: RentalFacts
  /** Who is signed in, where Supabase keeps the accounts. */
  supabaseIdentity?: SupabaseIdentity
  /** Turns true when the process is told to stop. */
  life: { isStopping: boolean }
  /** Told after the commit: an email lies in the outbox; someone asked for a link by mail. */
  events: EventEmitter<{ enqueued: []; 'link-requested': [] }>
}
