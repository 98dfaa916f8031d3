import type { Services } from '#server/services.ts'

import type { Limit } from './limiter.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

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

/** Visitors' messages to the shop: its own letter box must not be flooded. */
export const messageLimits = {
  perVisitor: { name: 'message-visitor', count: 5, periodMs: HOUR_MS },
  /** A page without scripts can't show that a person takes their time. */
  withoutScripts: { name: 'message-plain', count: 20, periodMs: DAY_MS },
  inAll: { name: 'message-all', count: 200, periodMs: DAY_MS },
} satisfies Record<string, Limit>

const MAIL_PER_HOUR: Limit = { name: 'mail-hour', count: 5, periodMs: HOUR_MS }
const MAIL_PER_VISITOR: Limit = { name: 'mail-visitor', count: 30, periodMs: HOUR_MS }
const MAIL_IN_ALL: Limit = { name: 'mail-all', count: 500, periodMs: HOUR_MS }

export type MailKind = 'signup' | 'recovery' | 'email_change'

/** Which limit a letter meets, if any, and for how many milliseconds; `isForAll`: nobody gets one meanwhile. */
export type MailRefusal = { why: 'too-soon' | 'too-many'; waitMs: number; isForAll: boolean }

/** Counts one letter to `address`, which may or may not have an account; both are told the same. */
export async function findMailRefusal(
  { limiter }: Pick<Services, 'limiter'>,
  { kind, address, visitor }: { kind: MailKind; address: string; visitor: string },
): Promise<MailRefusal | undefined> {
  const soon = { name: `mail-${kind}`, count: 1, periodMs: MINUTE_MS }
  // The visitor's own limit first: once it is met they cannot use up what others may get.
  const checks = [
    { why: 'too-many', limit: MAIL_PER_VISITOR, who: visitor },
    { why: 'too-soon', limit: soon, who: address },
    { why: 'too-soon', limit: MAIL_PER_HOUR, who: letterBoxOf(address) },
    { why: 'too-many', limit: MAIL_IN_ALL, who: 'everybody' },
  ] as const
  for (const { why, limit, who } of checks) {
    const waitMs = await limiter.take(limit, who)
    if (waitMs > 0) return { why, waitMs, isForAll: limit === MAIL_IN_ALL }
  }
  return undefined
}

/** Whoever reads `ann@example.com` reads `ann+shop@example.com` too. */
function letterBoxOf(address: string) {
  return address.replace(/^([^+@]*)\+[^@]*/, '$1')
}
