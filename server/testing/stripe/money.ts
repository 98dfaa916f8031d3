import type { Stripe } from 'stripe'

import { idOf, type Books } from './books.ts'
import * as make from './objects.ts'
import { impossible, invalid, Refusal } from './refusals.ts'

const DISPUTE_FEE = 1500
const UNAUTHENTICATED = 'authentication_required'
const DECLINES = {
  declined: ['card_declined', 'generic_decline', 'Your card was declined.'],
  'needs-authentication': [
    UNAUTHENTICATED,
    UNAUTHENTICATED,
    'Your card was declined. This transaction requires authentication.',
  ],
} as const

const feeOf = (cents: number) => Math.round((cents * 29) / 1000) + 30
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

export function wholeCents(amount: number) {
  if (!Number.isInteger(amount) || amount < 1)
    throw invalid('Invalid positive integer', 'parameter_invalid_integer', 'amount')
  return amount
}

export function chargeCard(
  books: Books,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.Charge {
  const { amount, customer, description, metadata } = intent
  const paying = { payment_intent: intent.id, payment_method: method.id }
  const { email } = method.billing_details
  const given = { ...books.stamp('ch_'), amount, customer, description, metadata, ...paying }
  const charge = books.keep(make.charge(given, email))
  intent.latest_charge = charge.id
  const card = books.cards.get(method.id) ?? 'good'
  if (card !== 'good') return decline(books, intent, charge, method, card)
  Object.assign(intent, { status: 'succeeded', amount_received: amount, payment_method: method.id })
  books.emit('charge.succeeded', charge)
  books.emit('payment_intent.succeeded', intent)
  return charge
}

function decline(
  books: Books,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  method: Stripe.PaymentMethod,
  card: keyof typeof DECLINES,
): never {
  const [code, decline_code, message] = DECLINES[card]
  const failed = { amount_captured: 0, captured: false, paid: false, status: 'failed' }
  Object.assign(charge, failed, { failure_code: code, failure_message: message })
  const said = { charge: charge.id, code, decline_code, message, payment_method: method }
  const error = { ...said, type: 'card_error' as const }
  const status = 'requires_payment_method'
  Object.assign(intent, { last_payment_error: error, payment_method: null, status })
  books.emit('charge.failed', charge)
  books.emit('payment_intent.payment_failed', intent)
  throw new Refusal(402, { ...error, payment_intent: intent }, true)
}

/** Stripe books a charge a moment after it succeeded. */
export function settleCharge(books: Books, charge: Stripe.Charge) {
  const { amount, id } = charge
  charge.balance_transaction = books.settle('charge', amount, id, feeOf(amount)).id
  books.emit('charge.updated', charge)
}

export function chargeOf(books: Books, paymentIntent: string) {
  const { latest_charge } = books.get('payment_intent', paymentIntent, 'payment_intent')
  if (latest_charge) return books.get('charge', idOf(latest_charge))
  throw invalid(
    `This PaymentIntent (${paymentIntent}) does not have a successful charge to refund.`,
  )
}

export function refundCharge(
  books: Books,
  charge: Stripe.Charge,
  given: Pick<Partial<Stripe.Refund>, 'amount' | 'metadata' | 'reason'> = {},
): Stripe.Refund {
  const { id, payment_intent, payment_method } = charge
  const isDisputed = books
    .all('dispute')
    .some((dispute) => dispute.charge === id && dispute.status !== 'won')
  if (isDisputed)
    throw impossible(
      `Charge ${id} has been charged back; cannot issue a refund.`,
      'charge_disputed',
    )
  const left = charge.amount - charge.amount_refunded
  if (!left) throw impossible(`Charge ${id} has already been refunded.`, 'charge_already_refunded')
  const amount = wholeCents(given.amount ?? left)
  if (amount > left) {
    const [requested, most] = [dollars(amount), dollars(left)]
    const message = `Refund amount (${requested}) is greater than unrefunded amount on charge (${most})`
    throw impossible(message, undefined, 'amount')
  }
  const stamp = books.stamp('re_')
  const balance_transaction = books.settle('refund', -amount, stamp.id).id
  const named = { ...stamp, charge: id, payment_intent, payment_method, balance_transaction }
  const refund = books.keep(make.refund({ ...named, ...given, amount }))
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  books.emit('refund.created', refund)
  books.emit('charge.refunded', charge)
  const card = { reference: '123456789012', reference_status: 'available', type: 'refund' } as const
  refund.destination_details = { card, type: 'card' }
  books.emit('refund.updated', refund)
  return refund
}

export function failRefund(books: Books, id: string) {
  const refund = books.get('refund', id)
  const charge = books.get('charge', idOf(refund.charge))
  refund.failure_balance_transaction = books.settle('refund_failure', refund.amount, id).id
  refund.failure_reason = 'expired_or_canceled_card'
  refund.status = 'failed'
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  books.emit('refund.updated', refund)
  books.emit('refund.failed', refund)
  return refund
}

export function openDispute(books: Books, paymentIntent: string, { dueBy }: { dueBy: number }) {
  const charge = chargeOf(books, paymentIntent)
  const amount = charge.amount - charge.amount_refunded
  const named = { amount, charge: charge.id, payment_intent: paymentIntent }
  const due = Math.floor(dueBy / 1000)
  const dispute = books.keep(make.dispute({ ...books.stamp('du_'), ...named }, due))
  charge.disputed = true
  dispute.balance_transactions.push(books.settle('dispute', -amount, dispute.id, DISPUTE_FEE))
  books.emit('charge.dispute.created', dispute)
  books.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function closeDispute(books: Books, id: string, status: 'won' | 'lost') {
  const dispute = books.get('dispute', id)
  dispute.status = status
  books.emit('charge.dispute.closed', dispute)
  if (status === 'lost') return dispute
  dispute.balance_transactions.push(books.settle('dispute_reversal', dispute.amount, id))
  books.emit('charge.dispute.funds_reinstated', dispute)
  return dispute
}

export function payOut(books: Books, { arrivesOn }: { arrivesOn: number }) {
  const unpaid = books
    .all('balance_transaction')
    .filter(({ id, status }) => status === 'available' && !books.payoutOf.has(id))
  if (!unpaid.length) throw new Error('Nothing is available to be paid out.')
  const amount = unpaid.reduce((sum, { net }) => sum + net, 0)
  const arrival_date = Math.floor(arrivesOn / 1000)
  const payout = books.keep(make.payout({ ...books.stamp('po_'), amount, arrival_date }))
  const entry = books.settle('payout', -amount, payout.id)
  payout.balance_transaction = entry.id
  for (const { id } of [...unpaid, entry]) books.payoutOf.set(id, payout.id)
  books.emit('payout.created', payout)
  return payout
}

export function arrive(books: Books, payout: Stripe.Payout) {
  payout.status = 'paid'
  books.emit('payout.paid', payout)
  payout.reconciliation_status = 'completed'
  books.emit('payout.reconciliation_completed', payout)
}
