import { randomBytes } from 'node:crypto'

import { Stripe } from 'stripe'

import type { Form } from './form.ts'
import { CURRENCY } from './objects.ts'
import { missing } from './refusals.ts'

export type Card = 'good' | 'declined' | 'needs-authentication'

export type Kinds = {
  balance_transaction: Stripe.BalanceTransaction
  charge: Stripe.Charge
  'checkout.session': Stripe.Checkout.Session
  customer: Stripe.Customer | Stripe.DeletedCustomer
  dispute: Stripe.Dispute
  event: Stripe.Event
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  payout: Stripe.Payout
  refund: Stripe.Refund
  setup_intent: Stripe.SetupIntent
}
type Category = 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal' | 'payout'
export type Books = ReturnType<typeof createBooks>

const CHARGES_SETTLE_SECONDS = 2 * 86_400

export const idOf = (held: string | { id: string } | null) =>
  held !== null && typeof held === 'object' ? held.id : (held ?? '')

export function createBooks(now: () => number) {
  const objects = new Map<string, Kinds[keyof Kinds]>()
  const books = {
    livemode: false,
    cards: new Map<string, Card>(),
    /** Parameters of the payment that a session leads to. */
    intentData: new Map<string, Form>(),
    payoutOf: new Map<string, string>(),

    seconds: () => Math.floor(now() / 1000),

    stamp(prefix: string) {
      const id = prefix + randomBytes(12).toString('hex')
      return { id, created: books.seconds(), livemode: books.livemode }
    },

    keep<Kept extends Kinds[keyof Kinds]>(object: Kept): Kept {
      objects.set(object.id, object)
      return object
    },

    all<Kind extends keyof Kinds>(kind: Kind) {
      return [...objects.values()].filter((object) => object.object === kind) as Kinds[Kind][]
    },

    find: (id: string) => objects.get(id),

    get<Kind extends keyof Kinds>(kind: Kind, id: string, param?: string): Kinds[Kind] {
      const object = objects.get(id)
      if (object?.object !== kind) throw missing(kind, id, param)
      return object as Kinds[Kind]
    },

    customer(id: string) {
      const customer = books.get('customer', id, 'customer')
      if (customer.deleted) throw missing('customer', id, 'customer')
      return customer
    },

    emit(type: Stripe.Event['type'], object: object) {
      const event = {
        ...books.stamp('evt_'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        data: { object: structuredClone(object) },
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }
      books.keep(event as Stripe.Event)
    },

    settle(category: Category, amount: number, source: string, fee = 0) {
      const { id, created } = books.stamp('txn_')
      const isDispute = category.startsWith('dispute')
      const description = isDispute ? 'Dispute fee' : 'Stripe processing fees'
      const fees = { amount: fee, application: null, currency: CURRENCY, description }
      return books.keep({
        id,
        object: 'balance_transaction',
        amount,
        available_on: created + (category === 'charge' ? CHARGES_SETTLE_SECONDS : 0),
        balance_type: 'payments',
        created,
        currency: CURRENCY,
        description: null,
        exchange_rate: null,
        fee,
        fee_details: fee ? [{ ...fees, type: 'stripe_fee' }] : [],
        net: amount - fee,
        reporting_category: category,
        source,
        status: category === 'charge' ? 'pending' : 'available',
        type: isDispute ? 'adjustment' : category,
      } satisfies Stripe.BalanceTransaction)
    },
  }
  return books
}
