import { EventEmitter } from 'node:events'

import { createAlarm } from '#server/accounts/alerts.ts'
import { type Desk, openDesk } from '#server/accounts/link-requests.ts'
import { createFailures } from '#server/accounts/lockout.ts'
import { createLimiter } from '#server/http/rate-limiter.ts'
import { createPasswordHasher, type HashCost } from '#server/accounts/password-hasher.ts'
import { startSweeping } from '#server/accounts/cleanup-job.ts'

import type { Services } from './services.ts'

export type Foundation = Pick<Services, 'settings' | 'secrets' | 'database' | 'log' | 'now'> & {
  /** The shop's name, as app/content/business.ts says it. */
  shopName: string
  /** The address that takes reports of flaws: the shop's own. */
  securityContact?: string
  /** Only for tests, which hash thousands of passwords. */
  hashCost?: HashCost
}

export type OpenServices = Services & { desk: Desk; close(): Promise<void> }

/** Builds the services on a database and starts what works in the background; `close` stops it. */
export function openServices({ shopName, hashCost, ...base }: Foundation): OpenServices {
  const { database, secrets, now } = base
  const services: Services = {
    ...base,
    passwords: createPasswordHasher(hashCost),
    limiter: createLimiter(database.limits, secrets.addresses, now),
    failures: createFailures(database.limits, secrets.addresses, now),
    alarm: createAlarm(base.log, now),
    shopWords: [shopName],
    life: { isStopping: false },
    events: new EventEmitter(),
  }
  const desk = openDesk(services)
  const stopSweeping = startSweeping(services)
  return {
    ...services,
    desk,
    async close() {
      stopSweeping()
      await desk.stop()
    },
  }
}
