import type { Stripe } from 'stripe'

import type { Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'

import { readSetup } from './automatic.ts'
import { endCheckout } from './checkouts.ts'
import { settleDispute } from './settle-dispute.ts'
import { settlePayment, type Paid } from './settle-payment.ts'
import { settleRefund } from './settle-refund.ts'
import { idOf, type CardServices } from './stripe.ts'
import { storePayout, storeTransactions } from './transactions.ts'

/** Changes of one event, made in the transaction that notes its id. */
type Change = (tx: Writer, services: Services) => Promise<unknown>

/** The changes of an event. Reads from Stripe before the transaction. */
async function readEvent(event: Stripe.Event, services: CardServices): Promise<Change> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return readSession(event.data.object, services)
    case 'payment_intent.succeeded':
      return (tx, on) => settlePayment(tx, paidOf(event.data.object), on)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return afterPayment(event.data.object, settleRefund, services)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return afterPayment(event.data.object, settleDispute, services)
    case 'payout.created':
    case 'payout.updated':
    case 'payout.paid':
    case 'payout.failed':
      return (tx, on) => storePayout(tx, event.data.object, on)
    default:
      return async () => {}
  }
}

/** A session as it stands: paid, set up, expired, or still open. */
export async function readSession(
  session: Stripe.Checkout.Session,
  services: CardServices,
): Promise<Change> {
  const checkoutId = session.client_reference_id ?? session.metadata?.['checkout'] ?? null
  if (session.status === 'complete' && session.mode === 'setup') {
    return readSetup(session, services)
  }
  const paymentIntent = idOf(session.payment_intent)
  if (session.payment_status === 'paid' && paymentIntent !== null) {
    const { amount_total: cents, currency } = session
    const paid = { paymentIntent, checkoutId, cents: cents ?? 0, currency: currency ?? '' }
    return (tx, on) => settlePayment(tx, paid, on)
  }
  if (session.status === 'expired') return (tx) => endCheckout(tx, checkoutId ?? '', 'expired')
  return async () => {}
}

function paidOf(intent: Stripe.PaymentIntent): Paid {
  return {
    paymentIntent: intent.id,
    checkoutId: intent.metadata['checkout'] ?? null,
    cents: intent.amount_received,
    currency: intent.currency,
  }
}

/** A refund or dispute may arrive before its payment, which is then fetched and posted first. */
async function afterPayment<Sent extends { payment_intent: string | { id: string } | null }>(
  object: Sent,
  settle: (tx: Writer, object: Sent, services: Services) => Promise<boolean>,
  { cards, database }: CardServices,
): Promise<Change> {
  const id = idOf(object.payment_intent)
  const known = await database.read
    .selectFrom('cardPayments')
    .select('paymentIntent')
    .where('paymentIntent', '=', id ?? '')
    .executeTakeFirst()
  const intent = known || !id ? undefined : await retrieveIntent(id, cards.stripe)
  return async (tx, services) => {
    if (intent?.status === 'succeeded') await settlePayment(tx, paidOf(intent), services)
    await settle(tx, object, services)
  }
}

const retrieving = new Map<string, Promise<Stripe.PaymentIntent>>()

/** Hundreds of events of one payment ask once. */
function retrieveIntent(id: string, stripe: Stripe) {
  const running = retrieving.get(id)
  if (running) return running
  const started = stripe.paymentIntents.retrieve(id).finally(() => retrieving.delete(id))
  retrieving.set(id, started)
  return started
}

/** Makes the changes of an event once. */
export async function applyEvent(event: Stripe.Event, services: CardServices) {
  const change = await readEvent(event, services)
  await services.database.write(async (tx) => {
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('stripeEvents')
      .values({ id: event.id, type: event.type, receivedAt: services.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (added === 1n) await change(tx, services)
  })
  if (event.type.startsWith('payout.')) await storeTransactions(services)
}
