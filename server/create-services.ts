import { EventEmitter } from 'node:events'

import { createAlerts } from '#server/accounts/alerts.ts'
import { startCleanupJob } from '#server/accounts/cleanup-job.ts'
import { type Desk, startLinkRequestWorker } from '#server/accounts/link-requests.ts'
import { createLockout } from '#server/accounts/lockout.ts'
import { createPasswordHasher, type HashCost } from '#server/accounts/password-hasher.ts'
import { createRateLimiter } from '#server/http/rate-limiter.ts'

import type { Services } from './services.ts'

export type ServiceOptions = Pick<Services, 'settings' | 'secrets' | 'database' | 'log' | 'now'> & {
  /** The shop's name, as app/content/business.ts says it. */
  shopName: string
  /** The address that takes reports of flaws: the shop's own. */
  securityContact?: string
  /** Only for tests, which hash thousands of passwords. */
  hashCost?: HashCost
}

export type RunningServices = Services & { desk: Desk; close(): Promise<void> }

/** Builds the services on a database and starts what works in the background; `close` stops it. */
export function createServices({ shopName, hashCost, ...base }: ServiceOptions): RunningServices {
  const { database, secrets, now } = base
  const services: Services = {
    ...base,
    passwords: createPasswordHasher(hashCost),
    rateLimiter: createRateLimiter(database.limits, secrets.addresses, now),
    lockout: createLockout(database.limits, secrets.addresses, now),
    alerts: createAlerts(base.log, now),
    shopWords: [shopName],
    life: { isStopping: false },
    events: new EventEmitter(),
  }
  const desk = startLinkRequestWorker(services)
  const stopSweeping = startCleanupJob(services)
  return {
    ...services,
    desk,
    async close() {
      stopSweeping()
      await desk.stop()
    },
  }
}
