import type { Services } from '#server/services.ts'

import { purgeLinks } from './links.ts'
import { purgePendingAccounts } from './pending-accounts.ts'
import { purgeNetworks, purgeSessions } from './sessions.ts'

const LIMITS_EVERY_MS = 60_000
const ACCOUNTS_EVERY_MS = 3_600_000

/** Removes what has run out, now and then. @returns how to stop it */
export function startCleanupJob({ database, rateLimiter, lockout, log, now }: Services) {
  const complain = (error: unknown) => log.warn({ error }, 'Could not remove what has run out')
  const sweepLimits = () => void rateLimiter.purge().catch(complain)
  const sweepAccounts = () => {
    const swept = database.write(async (tx) => {
      await purgeSessions(tx, now())
      await purgeLinks(tx, now())
      await purgePendingAccounts(tx, now())
      await purgeNetworks(tx, now())
    })
    void Promise.all([swept, lockout.purge()]).catch(complain)
  }
  const timers = [
    setInterval(sweepLimits, LIMITS_EVERY_MS),
    setInterval(sweepAccounts, ACCOUNTS_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach((timer) => clearInterval(timer))
}
