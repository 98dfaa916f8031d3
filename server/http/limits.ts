import type { Services } from '#server/services.ts'

import type { Counter, Limit, Limiter } from './rate-limiter.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const GMAIL = ['gmail.com', 'googlemail.com']

/** Every limit of the accounts, per visitor's network address where nothing else is said. */
export const limits = {
  signIn: { name: 'sign-in', count: 30, periodMs: 5 * MINUTE_MS },
  signUp: { name: 'sign-up', count: 30, periodMs: 5 * MINUTE_MS },
  recover: { name: 'recover', count: 30, periodMs: 5 * MINUTE_MS },
  resend: { name: 'resend', count: 30, periodMs: 5 * MINUTE_MS },
  verify: { name: 'verify', count: 30, periodMs: 5 * MINUTE_MS },
  changeUser: { name: 'change-user', count: 30, periodMs: 5 * MINUTE_MS },
  refresh: { name: 'refresh', count: 150, periodMs: 5 * MINUTE_MS },
  message: { name: 'message', count: 30, periodMs: 5 * MINUTE_MS },
  rest: { name: 'rest', count: 300, periodMs: 5 * MINUTE_MS },
  cspReport: { name: 'csp-report', count: 30, periodMs: 5 * MINUTE_MS },
} satisfies Record<string, Limit>

/** Visitors' messages to the shop: its own letter box must not be flooded, nor filled by one network alone. */
export const messageLimits = {
  perVisitor: { name: 'message-visitor', count: 5, periodMs: HOUR_MS },
  withoutScripts: sharedLimit('message-plain', 20, DAY_MS),
  inAll: sharedLimit('message-all', 200, DAY_MS),
}

/** Requests for an email, whether or not one is written: what one network may ask for says nothing of an address. */
export const emailRequests: Limit = { name: 'mail-visitor', count: 30, periodMs: HOUR_MS }
/** How often an account may ask for another address of its own. */
export const emailChanges: Limit[] = [
  { name: 'email-change', count: 1, periodMs: MINUTE_MS },
  { name: 'email-change-hour', count: 4, periodMs: HOUR_MS },
]

/** A limit for everybody together, a fifth of which is kept for networks that have not come within its period. */
export type SharedLimit = { general: Limit; reserve: Limit; first: Limit }

const emailsInAll = sharedLimit('mail-all', 500, HOUR_MS)

export type MailKind =
  | 'signup'
  | 'recovery'
  | 'recovery_pending'
  | 'email_change'
  | 'email_change_new'
  | 'email_change_again'

/**
 * An email that is about to be written: to whom, and which network asked for it (`networkKey`). `repeats` tells one
 * sign-up from another: only the same one within a minute is covered by the first one's email.
 */
export type PlannedEmail = {
  kind: MailKind
  address: string
  network: string
  repeats?: string
}

/**
 * Whether an email may be written, which counts it. Nobody is told: the answer to who asked never depends on it. An
 * address may get one a minute and four an hour of each kind from one network, and six an hour from all; part of the
 * shop's own total is kept for networks that have asked for nothing in the last hour.
 */
export async function mayWriteEmails(
  { limiter, alarm }: Pick<Services, 'limiter' | 'alarm'>,
  emails: PlannedEmail[],
) {
  const boxes = new Map(emails.map((email) => [mailboxOf(email.address), email]))
  const counters = [...boxes].flatMap(([box, { kind, network, repeats = '' }]) => {
    const who = `${box} ${network}`
    return [
      { limit: { name: `mail-${kind}`, count: 1, periodMs: MINUTE_MS }, who: `${who} ${repeats}` },
      { limit: { name: `mail-${kind}-network`, count: 4, periodMs: HOUR_MS }, who },
      { limit: { name: `mail-${kind}-hour`, count: 6, periodMs: HOUR_MS }, who: box },
    ]
  })
  const site = emails[0]?.network.split('.')[1] ?? ''
  const refused = await takeShare(limiter, emailsInAll, site, counters)
  if (refused && isForAll(refused.limit)) alarm.note('no-letters-left')
  return refused === undefined
}

function isForAll(limit: Limit) {
  return limit === emailsInAll.first || limit === emailsInAll.reserve
}

/**
 * Counts one of what everybody shares, together with other counters, all or none. Where the general part is used up, a
 * network that has taken nothing within the period takes from the part that is kept for such.
 */
export async function takeShare(
  limiter: Limiter,
  { general, reserve, first }: SharedLimit,
  site: string,
  counters: Counter[] = [],
) {
  const newcomer = { limit: first, who: site }
  const refused = await limiter.take(...counters, { limit: general, who: 'everybody' })
  if (refused?.limit === general) {
    return limiter.take(...counters, newcomer, { limit: reserve, who: 'everybody' })
  }
  // Whether it was one already is no matter: from now on it is none.
  if (!refused) await limiter.take(newcomer)
  return refused
}

function sharedLimit(name: string, count: number, periodMs: number): SharedLimit {
  const reserved = count / 5
  return {
    general: { name, count: count - reserved, periodMs },
    reserve: { name: `${name}-reserve`, count: reserved, periodMs },
    first: { name: `${name}-first`, count: 1, periodMs },
  }
}

/** Whoever reads `ann@example.com` reads `ann+shop@example.com` too; Gmail takes no notice of dots either. */
function mailboxOf(address: string) {
  const [name = '', domain = ''] = address.split('@')
  const box = name.split('+')[0] ?? name
  return GMAIL.includes(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}
