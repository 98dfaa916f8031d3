import { EventEmitter } from 'node:events'

import { createAlerts } from '#server/accounts/alerts.ts'
import { purgeChallenges } from '#server/accounts/challenges.ts'
import { purgeFactors, renewFactorSecrets } from '#server/accounts/factors.ts'
import { startLinkRequestWorker, type LinkRequestWorker } from '#server/accounts/link-requests.ts'
import { purgeLinks } from '#server/accounts/links.ts'
import { createLockout } from '#server/accounts/lockout.ts'
import { createPasswordHasher, type HashCost } from '#server/accounts/password-hasher.ts'
import { purgePendingAccounts } from '#server/accounts/pending-accounts.ts'
import { purgeReauthentications } from '#server/accounts/reauthentication.ts'
import { purgeProofs } from '#server/accounts/session-proofs.ts'
import { purgeSessions, purgeSignIns } from '#server/accounts/sessions.ts'
import { createRateLimiter } from '#server/http/rate-limiter.ts'
import { sendAnnouncements } from '#server/shop/announcements/send-announcements.ts'
import { beginPlans } from '#server/shop/boxes/change-plan.ts'
import { renewAutomatically } from '#server/shop/cards/automatic-charges.ts'
import { detachCards } from '#server/shop/cards/automatic.ts'
import { purgeEvents, reconcileCards } from '#server/shop/cards/reconcile.ts'
import { createCards, type CardServices } from '#server/shop/cards/stripe.ts'
import { storeTransactions } from '#server/shop/cards/transactions.ts'
import { createSupabaseIdentity } from '#server/shop/core/permissions/supabase-identity.ts'
import { sendMailNotices, sendOverdueNotices } from '#server/shop/mail/notices.ts'
import { sendMailboxReminders } from '#server/shop/mailbox-reminders.ts'
import { sendReminders } from '#server/shop/reminders.ts'
import { wallClock } from '#shared/calendar.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts'

import type { Services } from './services.ts'
import { purgeShop } from './shop/data/erase-customer.ts'

type ServiceOptions = Pick<
  Services,
  'settings' | 'secrets' | 'database' | 'log' | 'now' | 'facts'
> & {
  shopName: string
  securityContact?: string
  /** Only for tests, which hash thousands of passwords. */
  hashCost?: HashCost
}

type RunningServices = Services & { linkRequests: LinkRequestWorker; close(): Promise<void> }

/** Builds the services on a database and starts the background jobs; `close` stops them. */
export function createServices({ shopName, hashCost, ...base }: ServiceOptions): RunningServices {
  const { database, secrets, now } = base
  const { supabase } = base.settings
  const services: Services = {
    ...base,
    passwords: createPasswordHasher(hashCost),
    rateLimiter: createRateLimiter(database.limits, secrets.addresses, now),
    lockout: createLockout(database.limits, secrets.addresses, now),
    alerts: createAlerts(base.log, now),
    shopWords: [shopName],
    supabaseIdentity: supabase && createSupabaseIdentity(supabase, now),
    cards: createCards(base.settings),
    life: { isStopping: false },
    events: new EventEmitter(),
  }
  const linkRequests = startLinkRequestWorker(services)
  const stopJobs = startPeriodicJobs(services)
  return {
    ...services,
    linkRequests,
    async close() {
      stopJobs()
      await linkRequests.stop()
    },
  }
}

async function keepCards(services: CardServices) {
  await storeTransactions(services)
  await detachCards(services)
  await purgeEvents(services)
}

function startPeriodicJobs(services: Services) {
  const { database, secrets, rateLimiter, lockout, log, now, facts } = services
  async function cleanAccounts() {
    const cleaned = database.write(async (tx) => {
      await purgeSessions(tx, now())
      await purgeLinks(tx, now())
      await purgePendingAccounts(tx, now())
      await purgeSignIns(tx, now())
      await purgeFactors(tx, now())
      await purgeChallenges(tx, now())
      await purgeReauthentications(tx, now())
      await purgeProofs(tx, now())
      await purgeShop(tx, now(), wallClock(now(), facts.timeZone).date)
    })
    await Promise.all([cleaned, lockout.purge()])
    await database.analyze()
  }
  async function logMailMode() {
    await sendMailNotices(services)
    await sendOverdueNotices(services)
  }
  const start = (name: string, job: () => Promise<unknown>) =>
    void job().catch((error: unknown) => log.warn({ error, job: name }, 'A periodic job failed'))
  if (secrets.previous) {
    start('factor-secrets', () => database.write((tx) => renewFactorSecrets(tx, secrets)))
  }
  const jobs: [everyMs: number, name: string, job: () => Promise<unknown>][] = [
    [15 * SECOND_MS, 'announcements', () => sendAnnouncements(services)],
    [30 * SECOND_MS, 'mail-notices', logMailMode],
    [MINUTE_MS, 'rate-limits', () => rateLimiter.purge()],
    [MINUTE_MS, 'plans', () => beginPlans(services)],
    [MINUTE_MS, 'visit-reminders', () => sendReminders(services)],
    [5 * MINUTE_MS, 'mailbox-reminders', () => sendMailboxReminders(services)],
    [HOUR_MS, 'expired-rows', cleanAccounts],
  ]
  const { cards } = services
  if (cards) {
    const all = { ...services, cards }
    start('cards', () => reconcileCards(all, { waitMs: 0 }))
    jobs.push(
      [MINUTE_MS, 'cards', () => reconcileCards(all)],
      [5 * MINUTE_MS, 'automatic-renewals', () => renewAutomatically(all)],
      [HOUR_MS, 'card-transactions', () => keepCards(all)],
    )
  }
  const timers = jobs.map(([everyMs, name, job]) => setInterval(() => start(name, job), everyMs))
  for (const timer of timers) timer.unref()
  return () => timers.forEach((timer) => clearInterval(timer))
}
