import { ApiError } from '#server/http/api-error.ts'
import { countersOf } from '#server/http/client-network.ts'
import { consumeShare, type Counter, type Limit, shareLimit } from '#server/http/rate-limiter.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const GMAIL = ['gmail.com', 'googlemail.com']

/** Requests for an email, whether or not one is written: what one network may ask for says nothing of an address. */
const requests: Limit = { name: 'mail-visitor', count: 30, periodMs: HOUR_MS }
/** How often an account may ask for another address of its own. */
const changes: Limit[] = [
  { name: 'email-change', count: 1, periodMs: MINUTE_MS },
  { name: 'email-change-hour', count: 4, periodMs: HOUR_MS },
]
/** How often an account may ask for a code, so that nobody at an open screen guesses one. */
const reauthentications: Limit[] = [
  { name: 'reauthentication', count: 1, periodMs: MINUTE_MS },
  { name: 'reauthentication-hour', count: 4, periodMs: HOUR_MS },
  { name: 'reauthentication-day', count: 10, periodMs: 24 * HOUR_MS },
]
const allEmails = shareLimit('mail-all', 500, HOUR_MS)

export type EmailPurpose =
  | 'signup'
  | 'recovery'
  | 'recovery_pending'
  | 'email_change'
  | 'email_change_new'
  | 'email_change_again'
  | 'reauthentication'

/**
 * An email that is about to be written: to whom, and which network asked for it (`networkKey`). `repeats` tells one
 * sign-up from another: only the same one within a minute is covered by the first one's email.
 */
type PlannedEmail = { kind: EmailPurpose; address: string; network: string; repeats?: string }

/** @throws ApiError 429 when this client asks for too many emails, to whomever */
export async function countEmailRequest({ client }: RequestContext, { rateLimiter }: Services) {
  await consume(rateLimiter, countersOf(requests, client), () => errors.emailRateLimit)
}

/** @throws ApiError 429 when this account asks too often for another address */
export async function countEmailChange(userId: string, { rateLimiter }: Services) {
  await consumeAll(changes, userId, rateLimiter)
}

/** @throws ApiError 429 when this account asks too often for a code */
export async function countReauthentication(userId: string, { rateLimiter }: Services) {
  await consumeAll(reauthentications, userId, rateLimiter)
}

async function consumeAll(limits: Limit[], userId: string, rateLimiter: Services['rateLimiter']) {
  const counters = limits.map((limit) => ({ limit, who: userId }))
  await consume(rateLimiter, counters, errors.emailChangeRateLimit)
}

async function consume(
  rateLimiter: Services['rateLimiter'],
  counters: Counter[],
  sentence: (seconds: number) => string,
) {
  const refused = await rateLimiter.consume(...counters)
  if (!refused) return
  const { waitMs: retryAfterMs } = refused
  const message = sentence(Math.ceil(retryAfterMs / 1000))
  throw new ApiError(429, 'over_email_send_rate_limit', message, { retryAfterMs })
}

/**
 * Whether an email may be written, which counts it. Nobody is told: the answer to who asked never depends on it. An
 * address may get one a minute and four an hour of each kind from one network, and six an hour from all; part of the
 * shop's own total is reserved for networks that have asked for nothing in the last hour.
 */
export async function mayEnqueueEmails(
  { rateLimiter, alerts }: Pick<Services, 'rateLimiter' | 'alerts'>,
  emails: PlannedEmail[],
) {
  const mailboxes = new Map(emails.map((email) => [mailboxOf(email.address), email]))
  const counters = [...mailboxes].flatMap(([mailbox, { kind, network, repeats = '' }]) => {
    const who = `${mailbox} ${network}`
    return [
      { limit: { name: `mail-${kind}`, count: 1, periodMs: MINUTE_MS }, who: `${who} ${repeats}` },
      { limit: { name: `mail-${kind}-network`, count: 4, periodMs: HOUR_MS }, who },
      { limit: { name: `mail-${kind}-hour`, count: 6, periodMs: HOUR_MS }, who: mailbox },
    ]
  })
  const site = emails[0]?.network.split('.')[1] ?? ''
  const refused = await consumeShare(rateLimiter, allEmails, site, counters)
  const isForAll = refused?.limit === allEmails.first || refused?.limit === allEmails.reserve
  if (refused && isForAll) alerts.record('no-letters-left')
  return refused === undefined
}

/** Whoever reads `ann@example.com` reads `ann+shop@example.com` too; Gmail takes no notice of dots either. */
function mailboxOf(address: string) {
  const [name = '', domain = ''] = address.split('@')
  const mailbox = name.split('+')[0] ?? name
  return GMAIL.includes(domain)
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${domain}`
}
