import type { Checkout } from '#server/database/rows.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'

import { createSession } from './checkouts.ts'
import { readSession } from './events.ts'
import { resendRefunds } from './refund.ts'
import type { CardServices } from './stripe.ts'

const ASK_AFTER_MS = 5 * MINUTE_MS
const MAX_AT_ONCE = 100
/** Stripe sends an event again for at most 30 days. */
const KEEP_EVENTS_MS = 90 * DAY_MS

/** Asks Stripe about open pages whose events were lost, and sends unanswered refunds again. */
export async function reconcileCards(services: CardServices, { waitMs = ASK_AFTER_MS } = {}) {
  await resendRefunds(services)
  const { database, now } = services
  const open = await database.read
    .selectFrom('checkouts')
    .selectAll()
    .where('state', '=', 'open')
    .where('kind', '!=', 'automatic')
    .where('askedAt', '<=', now() - waitMs)
    .orderBy('askedAt')
    .limit(MAX_AT_ONCE)
    .execute()
  for (const checkout of open) await askAbout(checkout, services)
}

async function askAbout(checkout: Checkout, services: CardServices) {
  const { cards, database, log, now } = services
  const { id } = checkout
  await database.write((tx) =>
    tx.updateTable('checkouts').set({ askedAt: now() }).where('id', '=', id).execute(),
  )
  try {
    if (!checkout.sessionId) await createSession(checkout, services)
    const { sessionId } = await database.read
      .selectFrom('checkouts')
      .select('sessionId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!sessionId) return
    const session = await cards.stripe.checkout.sessions.retrieve(sessionId)
    const change = await readSession(session, services)
    await database.write((tx) => change(tx, services))
  } catch (error) {
    if (!(error instanceof CounterError))
      log.warn({ error }, 'Stripe could not be asked about a payment')
  }
}

export async function purgeEvents({ database, now }: CardServices) {
  await database.write((tx) =>
    tx
      .deleteFrom('stripeEvents')
      .where('receivedAt', '<', now() - KEEP_EVENTS_MS)
      .execute(),
  )
}
