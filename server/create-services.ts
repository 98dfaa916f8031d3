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
import { createSupabaseIdentity } from '#server/shop/core/permissions/supabase-identity.ts'
import { sendMailNotices, sendOverdueNotices } from '#server/shop/mail/notices.ts'
import { sendMailboxReminders } from '#server/shop/mailbox-reminders.ts'
import { sendReminders } from '#server/shop/reminders.ts'
import { wallClock } from '#shared/calendar.ts'

import type { Services } from './services.ts'
import { purgeShop } from './shop/data/erase-customer.ts'

const LIMITS_EVERY_MS = 60_000
const ACCOUNTS_EVERY_MS = 3_600_000
const REMINDERS_EVERY_MS = 60_000
const MAIL_NOTICES_EVERY_MS = 30_000
const MAILBOX_REMINDERS_EVERY_MS = 300_000
const ANNOUNCEMENTS_EVERY_MS = 15_000

type ServiceOptions = Pick<
  Services,
  'settings' | 'secrets' | 'database' | 'log' | 'now' | 'facts'
> & {
  /** From app/content/business.ts. */
  shopName: string
  /** Receives reports of vulnerabilities: the shop's own address. */
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

/** @returns stops them */
function startPeriodicJobs(services: Services) {
  const { database, secrets, rateLimiter, lockout, log, now, facts } = services
  const warn = (error: unknown) => log.warn({ error }, 'Could not remove what has run out')
  const cleanLimits = () => void rateLimiter.purge().catch(warn)
  const cleanAccounts = () => {
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
    void Promise.all([cleaned, lockout.purge()])
      .then(() => database.analyze())
      .catch(warn)
  }
  if (secrets.previous) {
    void database.write((tx) => renewFactorSecrets(tx, secrets)).catch(warn)
  }
  const remind = () => {
    const missed = (error: unknown) => log.warn({ error }, 'Could not remind of visits')
    void sendReminders(services).catch(missed)
  }
  const remindOfMailboxes = () => {
    const missed = (error: unknown) => log.warn({ error }, 'Could not remind of rent and IDs')
    void sendMailboxReminders(services).catch(missed)
  }
  const notifyOfMail = () => {
    const missed = (error: unknown) => log.warn({ error }, 'Could not tell of mail')
    void sendMailNotices(services)
      .then(() => sendOverdueNotices(services))
      .catch(missed)
  }
  const announce = () => {
    const missed = (error: unknown) => log.warn({ error }, 'Could not send announcements')
    void sendAnnouncements(services).catch(missed)
  }
  const timers = [
    setInterval(announce, ANNOUNCEMENTS_EVERY_MS),
    setInterval(cleanLimits, LIMITS_EVERY_MS),
    setInterval(cleanAccounts, ACCOUNTS_EVERY_MS),
    setInterval(remind, REMINDERS_EVERY_MS),
    setInterval(notifyOfMail, MAIL_NOTICES_EVERY_MS),
    setInterval(remindOfMailboxes, MAILBOX_REMINDERS_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach((timer) => clearInterval(timer))
}
