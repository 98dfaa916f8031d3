import { ApiError } from '#server/http/api-error.ts'
import { countersOf, readNetworkKey } from '#server/http/client-network.ts'
import { consumeShare, shareLimit, type Counter, type Limit } from '#server/http/rate-limiter.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'

export const RESEND_WAIT_MS = MINUTE_MS
const GMAIL = ['gmail.com', 'googlemail.com']

/** Counts every request for an email, sent or not: a refusal then tells nothing about the account. */
const requests: Limit = { name: 'mail-visitor', count: 30, periodMs: HOUR_MS }
const changes: Limit[] = [
  { name: 'email-change', count: 1, periodMs: RESEND_WAIT_MS },
  { name: 'email-change-hour', count: 4, periodMs: HOUR_MS },
]
/** Codes per account, so that none is guessed at an unattended screen. */
const reauthentications: Limit[] = [
  { name: 'reauthentication', count: 1, periodMs: RESEND_WAIT_MS },
  { name: 'reauthentication-hour', count: 4, periodMs: HOUR_MS },
  { name: 'reauthentication-day', count: 10, periodMs: 24 * HOUR_MS },
]
const allEmails = shareLimit('mail-all', 400, HOUR_MS, 100)
/** A reserve: whatever strangers request, a customer can set a new password. */
const toCustomers: Limit = { name: 'mail-customers', count: 100, periodMs: HOUR_MS }

export type EmailPurpose =
  | 'signup'
  | 'recovery'
  | 'recovery_pending'
  | 'email_change'
  | 'email_change_new'
  | 'email_change_again'
  | 'reauthentication'

/**
 * An email about to be written, and the `networkKey` that requested it. `repeats` identifies a sign-up: only the same one within
 * `RESEND_WAIT_MS` is covered by the first one's email.
 */
type PlannedEmail = { kind: EmailPurpose; address: string; network: string; repeats?: string }

/** @throws ApiError 429 when this client requests too many emails, to any address */
export async function countEmailRequest({ client }: RequestContext, { rateLimiter }: Services) {
  await consume(rateLimiter, countersOf(requests, client), () => errors.emailRateLimit)
}

export async function countEmailChange(userId: string, { rateLimiter }: Services) {
  await consumeAll(changes, userId, rateLimiter)
}

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
 * Whether an email may be written, which counts it. The response never depends on it. Per kind an address may get one in `RESEND_WAIT_MS`,
 * four an hour from one network and six from all. Of the shop's five hundred an hour a fifth is reserved for networks that requested
 * nothing in the last hour, and a fifth for people with an account or a box.
 */
export async function mayEnqueueEmails(
  { rateLimiter, alerts, database }: Pick<Services, 'rateLimiter' | 'alerts' | 'database'>,
  emails: PlannedEmail[],
) {
  const mailboxes = new Map(emails.map((email) => [mailboxOf(email.address), email]))
  const counters = [...mailboxes].flatMap(([mailbox, { kind, network, repeats = '' }]) => {
    const { home, site } = readNetworkKey(network)
    const who = `${mailbox} ${home}.${site}`
    return [
      {
        limit: { name: `mail-${kind}`, count: 1, periodMs: RESEND_WAIT_MS },
        who: `${who} ${repeats}`,
      },
      { limit: { name: `mail-${kind}-network`, count: 4, periodMs: HOUR_MS }, who },
      { limit: { name: `mail-${kind}-hour`, count: 6, periodMs: HOUR_MS }, who: mailbox },
    ]
  })
  const network = readNetworkKey(emails[0]?.network ?? '')
  const refused = await consumeShare(rateLimiter, allEmails, network, counters)
  if (!refused) return true
  // The address itself has used up its own limit: the customers' reserve does not raise it.
  if (counters.some(({ limit }) => limit === refused.limit)) return false
  alerts.record('no-letters-left')
  const addresses = emails.map(({ address }) => address)
  const isKnown = await isKnownAddress(database, addresses)
  const exceeded = [...counters, { limit: toCustomers, who: 'everybody' }]
  // Strangers write as many counters as customers, against timing attacks.
  const counted = isKnown
    ? exceeded
    : exceeded.map(({ limit, who }) => ({ limit: asLost(limit), who }))
  return (await rateLimiter.consume(...counted)) === undefined && isKnown
}

function asLost(limit: Limit) {
  return { ...limit, name: `${limit.name}-lost` }
}

async function isKnownAddress({ read }: Services['database'], addresses: string[]) {
  const matches = await Array.fromAsync(['users', 'customers'] as const, (table) =>
    read.selectFrom(table).select('id').where('email', 'in', addresses).limit(1).execute(),
  )
  return matches.flat().length > 0
}

/** `ann+shop@example.com` and `ann@example.com` are one mailbox; Gmail ignores dots too. */
function mailboxOf(address: string) {
  const [name = '', domain = ''] = address.split('@')
  const mailbox = name.split('+')[0] ?? name
  return GMAIL.includes(domain)
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${domain}`
}
