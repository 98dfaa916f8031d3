import type { Stripe } from 'stripe'

import { idOf, type Books, type Card } from './books.ts'
import { group, metadata, number, pick, text, type Form } from './form.ts'
import { chargeCard, settleCharge } from './money.ts'
import * as make from './objects.ts'
import { impossible, invalid, missingParam } from './refusals.ts'

const MINUTES_30 = 1800
const HOURS_24 = 86_400
export const LEAST_CENTS = 50

export function createSession(books: Books, form: Form): Stripe.Checkout.Session {
  const mode = text(form, 'mode')
  if (mode === null) throw missingParam('mode')
  if (mode !== 'payment' && mode !== 'setup') throw invalid('Invalid mode', undefined, 'mode')
  if (!text(form, 'success_url')) throw missingParam('success_url')
  const other = mode === 'payment' ? 'setup_intent_data' : 'payment_intent_data'
  if (form[other]) throw invalid(`You can not pass \`${other}\` in \`${mode}\` mode.`)
  const { customer } = pick(form, 'customer')
  if (customer) books.customer(customer)
  const stamp = books.stamp(books.livemode ? 'cs_live_' : 'cs_test_')
  const data = group(form, `${mode}_intent_data`)
  const session = make.session({
    ...stamp,
    ...pick(form, 'cancel_url client_reference_id customer_email locale success_url'),
    mode,
    customer,
    expires_at: expiry(form, stamp.created),
    ...(mode === 'payment' ? amounts(form) : { currency: currencyOfSetup(form) }),
    customer_creation: customer ? null : (text(form, 'customer_creation') ?? 'if_required'),
    metadata: metadata(form),
    payment_status: mode === 'payment' ? 'unpaid' : 'no_payment_required',
    setup_intent: mode === 'setup' ? prepareSetup(books, data, customer).id : null,
    url: `https://checkout.stripe.com/c/pay/${stamp.id}`,
  })
  books.intentData.set(session.id, data)
  return books.keep(session)
}

function expiry(form: Form, created: number) {
  const requested = number(form, 'expires_at')
  if (requested === null) return created + HOURS_24
  const bound = (words: string) =>
    invalid(
      `The \`expires_at\` timestamp must be ${words} from Checkout Session creation.`,
      undefined,
      'expires_at',
    )
  if (requested < created + MINUTES_30) throw bound('at least 30 minutes')
  if (requested > created + HOURS_24) throw bound('less than 24 hours')
  return requested
}

function amounts(form: Form) {
  const items = Object.values(group(form, 'line_items'))
  if (!items.length) throw missingParam('line_items')
  const total = items.reduce((sum, item, index) => {
    const line = typeof item === 'object' ? item : {}
    const cents = number(group(line, 'price_data'), 'unit_amount')
    const quantity = number(line, 'quantity')
    if (cents === null || !Number.isInteger(cents) || quantity === null)
      throw missingParam(`line_items[${index}][price_data][unit_amount]`)
    return sum + cents * quantity
  }, 0)
  if (total < LEAST_CENTS)
    throw invalid(
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
      'amount_too_small',
    )
  return { currency: make.CURRENCY, amount_subtotal: total, amount_total: total }
}

function currencyOfSetup(form: Form) {
  const currency = text(form, 'currency')
  if (!currency && !form.payment_method_types && !form.allowed_payment_method_types)
    throw missingParam('currency')
  return currency
}

function prepareSetup(books: Books, data: Form, customer: string | null) {
  const named = { customer, ...pick(data, 'description'), metadata: metadata(data) }
  return books.keep(make.setupIntent({ ...books.stamp('seti_'), ...named }))
}

export function expireSession(books: Books, id: string) {
  const session = books.get('checkout.session', id)
  if (session.status !== 'open')
    throw impossible(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    )
  Object.assign(session, { status: 'expired', url: null })
  if (session.setup_intent)
    books.get('setup_intent', idOf(session.setup_intent)).status = 'canceled'
  books.emit('checkout.session.expired', session)
  return session
}

/** The customer's card, and the customer that Stripe makes of an unknown one. */
function enterCard(books: Books, session: Stripe.Checkout.Session, isKept: boolean) {
  if (session.customer_creation === 'always' && !session.customer)
    session.customer = books.keep(
      make.customer({ ...books.stamp('cus_'), email: session.customer_email }),
    ).id
  const known = session.customer ? books.customer(idOf(session.customer)).email : null
  const email = session.customer_email ?? known ?? 'customer@example.com'
  session.customer_details = make.customerDetails(email)
  const customer = isKept && session.customer ? idOf(session.customer) : null
  return books.keep(make.paymentMethod({ ...books.stamp('pm_'), customer }, email))
}

function sessionToDo(books: Books, id: string, mode: 'payment' | 'setup') {
  const session = books.get('checkout.session', id)
  if (session.mode !== mode || session.status !== 'open')
    throw new Error(`${id} is a session of mode ${session.mode}, ${session.status}.`)
  return session
}

function complete(books: Books, session: Stripe.Checkout.Session) {
  Object.assign(session, { status: 'complete', url: null })
  books.emit('checkout.session.completed', session)
  return session
}

export function paySession(books: Books, id: string, changed: { amount?: number } = {}) {
  const session = sessionToDo(books, id, 'payment')
  const data = books.intentData.get(id) ?? {}
  const named = pick(data, 'description receipt_email setup_future_usage')
  const method = enterCard(books, session, named.setup_future_usage !== null)
  const amount = changed.amount ?? session.amount_total ?? 0
  const given = { amount, customer: session.customer, metadata: metadata(data), ...named }
  const intent = books.keep(make.paymentIntent({ ...books.stamp('pi_'), ...given }))
  const charge = chargeCard(books, intent, method)
  const paid = { amount_subtotal: amount, amount_total: amount, payment_status: 'paid' }
  Object.assign(session, paid, { payment_intent: intent.id })
  complete(books, session)
  settleCharge(books, charge)
  return session
}

/** The card decides what becomes of later charges; its setup succeeds. */
export function completeSetup(books: Books, id: string, { card }: { card: Card }) {
  const session = sessionToDo(books, id, 'setup')
  const method = enterCard(books, session, true)
  books.cards.set(method.id, card)
  const intent = books.get('setup_intent', idOf(session.setup_intent))
  const { customer } = session
  Object.assign(intent, { customer, payment_method: method.id, status: 'succeeded' })
  books.emit('setup_intent.succeeded', intent)
  return complete(books, session)
}
