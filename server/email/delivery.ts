import type { OutboxItem } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { wallClock } from '#shared/calendar.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import { differingDays } from '#shared/shop/visits/timetable.ts'

import { renderEmail, type RenderedEmail, type Sender } from './compose.ts'
import { lifetimeHours, type EmailKind } from './email.ts'
import { changeClaimed, finishItem } from './outbox-queue.ts'
import { readOutboxItem } from './outbox.ts'
import { isStillTrue } from './still-true.ts'
import { DeliveryError, type FailureKind, type Transport } from './transport.ts'

const DELIVERY_TIMEOUT_MS = 20_000
const JITTER = 0.2
/** An email with the week's hours lists the days that differ within so many days of sending. */
const LISTED_DAYS = 14

const POSTPONED_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
]
/** While the mail server is down the wait stays short, so that emails leave within a minute of its return. */
const UNREACHABLE_MIN_MS = 5 * SECOND_MS
const UNREACHABLE_MAX_MS = 45 * SECOND_MS
const UNREACHABLE_SHARE_OF_AGE = 0.25

export type EmailServices = Pick<
  Services,
  'settings' | 'secrets' | 'database' | 'log' | 'now' | 'facts'
>

export type Postbox = { transport: Transport; sender: Sender }

export type Outcome = 'sent' | 'dead' | 'postponed' | 'unreachable' | 'stopped'

/** Tries once to send a claimed email, and records the result. `stopping` aborts the try. */
export async function deliver(
  item: OutboxItem,
  services: EmailServices,
  { transport, sender }: Postbox,
  stopping: AbortSignal,
): Promise<Outcome> {
  const { database, now } = services
  if (now() > expiresAt(item.kind, item.createdAt)) {
    return markDead(item, 'out of date', services)
  }

  if (!(await isStillTrue(item, services))) return markDead(item, 'no longer true', services)

  const mail = open(item, services, sender)
  if (!mail) return markDead(item, 'unreadable', services)

  try {
    const take = item.kind === 'decoy' ? transport.dryRun : transport.send
    await take(mail, AbortSignal.any([stopping, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)]))
  } catch (error) {
    if (stopping.aborted) return giveBack(item, services)
    return recordFailure(item, asFailure(error), services)
  }

  await finishItem(database, item, { state: 'sent', sentAt: now() })
  return 'sent'
}

/** A row that can't be decrypted never will be: its key is gone (JWT_SECRET was changed). */
function open(
  item: OutboxItem,
  services: EmailServices,
  sender: Sender,
): RenderedEmail | undefined {
  try {
    const email = readOutboxItem(item, services)
    const { facts, now } = services
    const day = wallClock(now(), facts.timeZone).date
    const shop = { ...sender.shop, differing: differingDays(day, LISTED_DAYS, facts) }
    return renderEmail(email, { id: item.id, createdAt: item.createdAt }, { ...sender, shop })
  } catch {
    return undefined
  }
}

async function recordFailure(
  item: OutboxItem,
  failure: DeliveryError,
  services: EmailServices,
): Promise<Outcome> {
  const { database, log, now } = services
  const refused = failure.kind === 'refused'
  // A message is refused by the shop's own server: the shop can fix that while it waits.
  if (refused && item.kind !== 'message') return markDead(item, failure.message, services)

  const kind = refused ? 'postponed' : failure.kind
  const dueAt = nextTry(kind, item, now())
  if (dueAt > expiresAt(item.kind, item.createdAt)) {
    return markDead(item, failure.message, services)
  }
  const counts = kind === 'postponed'
  const attempts = counts ? item.attempts : item.attempts - 1
  await changeClaimed(database, item, { dueAt, attempts, lastError: failure.message })
  if (counts) log.info({ ...named(item), reason: failure.message }, 'an email has to wait')
  return kind
}

async function markDead(item: OutboxItem, reason: string, { database, log }: EmailServices) {
  await finishItem(database, item, { state: 'dead', lastError: reason })
  log.warn({ ...named(item), reason }, 'an email could not be delivered')
  return 'dead' as const
}

async function giveBack(item: OutboxItem, { database, now }: EmailServices) {
  const attempts = item.attempts - 1
  await changeClaimed(database, item, { dueAt: now(), attempts, lastError: 'stopped' })
  return 'stopped' as const
}

function asFailure(error: unknown) {
  if (error instanceof DeliveryError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new DeliveryError('unreachable', code)
}

function named({ id, kind }: OutboxItem) {
  return { letter: id, kind }
}

type ClaimedItem = { createdAt: number; attempts: number }

/** The next try in milliseconds since 1970, with jitter: emails that failed together are retried apart. */
function nextTry(failure: FailureKind, { createdAt, attempts }: ClaimedItem, now: number) {
  const wait = failure === 'unreachable' ? waitForServer(now - createdAt) : waitFor(attempts)
  const spread = 1 + JITTER * (Math.random() * 2 - 1)
  return Math.round(now + wait * spread)
}

function expiresAt(kind: EmailKind, createdAt: number) {
  return createdAt + lifetimeHours[kind] * HOUR_MS
}

function waitForServer(age: number) {
  const share = age * UNREACHABLE_SHARE_OF_AGE
  return Math.min(Math.max(share, UNREACHABLE_MIN_MS), UNREACHABLE_MAX_MS)
}

function waitFor(attempts: number) {
  return POSTPONED_MS[Math.min(attempts, POSTPONED_MS.length) - 1] ?? UNREACHABLE_MIN_MS
}
