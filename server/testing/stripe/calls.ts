import type { Stripe } from 'stripe'

import { idOf, type Books, type Kinds } from './books.ts'
import { createSession, expireSession, LEAST_CENTS } from './checkout.ts'
import { group, metadata, number, pick, text, type Form } from './form.ts'
import { chargeCard, chargeOf, refundCharge, settleCharge, wholeCents } from './money.ts'
import * as make from './objects.ts'
import { invalid, missing, missingParam } from './refusals.ts'

type Call = {
  method: string
  path: RegExp
  /** Of a restricted key, after `rak_`. */
  right: string
  params: string[]
  run: (books: Books, form: Form, id: string) => object
}

const SESSIONS = '/v1/checkout/sessions'
const SESSION_RIGHT = 'checkout_session'
const SESSION_PARAMS =
  'mode success_url cancel_url client_reference_id currency customer customer_creation ' +
  'customer_email expires_at line_items locale metadata payment_intent_data setup_intent_data ' +
  // Accepted, and without effect here.
  'allowed_payment_method_types billing_address_collection consent_collection custom_text ' +
  'customer_update payment_method_options payment_method_types saved_payment_method_options ' +
  'submit_type'
const CUSTOMER_PARAMS = 'email name description phone'
const INTENT_PARAMS =
  'amount currency customer payment_method off_session confirm description metadata ' +
  'allowed_payment_method_types automatic_payment_methods payment_method_types receipt_email'

function call(at: string, right: string, params: string, run: Call['run']): Call {
  const [method = '', path = ''] = at.split(' ')
  const pattern = new RegExp(`^${path.replace(':id', '([^/]+)')}$`)
  return { method, path: pattern, right, params: ['expand', ...params.split(' ')], run }
}

function readable(path: string, kind: keyof Kinds, filters: string, right: string = kind): Call[] {
  const paging = 'limit starting_after created '
  return [
    call(`GET ${path}`, right, paging + filters, (books, form) => list(books, form, path, kind)),
    call(`GET ${path}/:id`, right, '', (books, _, id) => books.get(kind, id)),
  ]
}

export const calls: Call[] = [
  ...readable(SESSIONS, 'checkout.session', 'customer payment_intent status', SESSION_RIGHT),
  call(`POST ${SESSIONS}`, SESSION_RIGHT, SESSION_PARAMS, createSession),
  call(`POST ${SESSIONS}/:id/expire`, SESSION_RIGHT, '', (books, _, id) =>
    expireSession(books, id),
  ),
  ...readable('/v1/setup_intents', 'setup_intent', 'customer'),
  ...readable('/v1/customers', 'customer', 'email'),
  call('POST /v1/customers', 'customer', `${CUSTOMER_PARAMS} metadata`, createCustomer),
  call('DELETE /v1/customers/:id', 'customer', '', deleteCustomer),
  ...readable('/v1/payment_methods', 'payment_method', 'customer'),
  call('POST /v1/payment_methods/:id/detach', 'payment_method', '', detach),
  ...readable('/v1/payment_intents', 'payment_intent', 'customer'),
  call('POST /v1/payment_intents', 'payment_intent', INTENT_PARAMS, createIntent),
  ...readable('/v1/refunds', 'refund', 'charge payment_intent', 'charge'),
  call('POST /v1/refunds', 'charge', 'amount charge payment_intent metadata reason', createRefund),
  ...readable('/v1/charges', 'charge', 'customer payment_intent'),
  ...readable('/v1/disputes', 'dispute', 'charge payment_intent'),
  ...readable(
    '/v1/balance_transactions',
    'balance_transaction',
    'payout source type',
    'balance_transaction_source',
  ),
  ...readable('/v1/payouts', 'payout', 'arrival_date status'),
  ...readable('/v1/events', 'event', 'type'),
  call('GET /v1/account', 'accounts_kyc_basic', '', () => make.ACCOUNT),
]

function list(books: Books, form: Form, url: string, kind: keyof Kinds) {
  const limit = number(form, 'limit') ?? 10
  if (!(limit >= 1 && limit <= 100)) throw invalid('Invalid limit', undefined, 'limit')
  const filters = Object.keys(form).filter(
    (name) => !['limit', 'starting_after', 'expand'].includes(name),
  )
  const found = books
    .all(kind)
    .toReversed()
    .filter((object) => filters.every((name) => fits(books, object, form, name)))
  const after = text(form, 'starting_after')
  const start = found.findIndex(({ id }) => id === after) + 1
  if (after && !start) throw missing(kind, after, 'starting_after')
  const data = found.slice(start, start + limit)
  return { object: 'list', url, has_more: found.length > start + limit, data }
}

function fits(books: Books, object: Kinds[keyof Kinds], form: Form, name: string) {
  const held = name === 'payout' ? books.payoutOf.get(object.id) : (object as unknown as Form)[name]
  const range = group(form, name)
  const bound = (side: string, otherwise: number) => number(range, side) ?? otherwise
  if (!Object.keys(range).length) return String(held) === form[name]
  return (
    Number(held) >= bound('gte', -Infinity) &&
    Number(held) > bound('gt', -Infinity) &&
    Number(held) <= bound('lte', Infinity) &&
    Number(held) < bound('lt', Infinity)
  )
}

function createCustomer(books: Books, form: Form) {
  const given = { ...pick(form, CUSTOMER_PARAMS), metadata: metadata(form) }
  return books.keep(make.customer({ ...books.stamp('cus_'), ...given }))
}

function deleteCustomer(books: Books, _: Form, id: string): Stripe.DeletedCustomer {
  books.customer(id)
  for (const method of books.all('payment_method'))
    if (method.customer === id) method.customer = null
  return books.keep({ id, object: 'customer', deleted: true })
}

function detach(books: Books, _: Form, id: string) {
  const method = books.get('payment_method', id, 'payment_method')
  if (!method.customer)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  method.customer = null
  books.emit('payment_method.detached', method)
  return method
}

function createIntent(books: Books, form: Form) {
  for (const name of ['amount', 'currency']) if (!text(form, name)) throw missingParam(name)
  const amount = wholeCents(number(form, 'amount') ?? 0)
  if (amount < LEAST_CENTS)
    throw invalid('Amount must be at least $0.50 usd', 'amount_too_small', 'amount')
  const named = pick(form, 'customer description payment_method receipt_email')
  const { customer, payment_method: id } = named
  if (customer) books.customer(customer)
  const method = id && books.get('payment_method', id, 'payment_method')
  if (method && (!customer || idOf(method.customer) !== customer))
    throw invalid(
      `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
    )
  const status = method ? 'requires_confirmation' : 'requires_payment_method'
  const given = { amount, metadata: metadata(form), status, ...named } as const
  const intent = books.keep(make.paymentIntent({ ...books.stamp('pi_'), ...given }))
  if (text(form, 'confirm') === 'true' && method)
    settleCharge(books, chargeCard(books, intent, method))
  return intent
}

function createRefund(books: Books, form: Form) {
  const paymentIntent = text(form, 'payment_intent')
  const charge = text(form, 'charge')
  if (!paymentIntent && !charge) throw missingParam('payment_intent')
  return refundCharge(
    books,
    paymentIntent ? chargeOf(books, paymentIntent) : books.get('charge', charge ?? '', 'charge'),
    {
      amount: number(form, 'amount') ?? undefined,
      metadata: metadata(form),
      ...pick(form, 'reason'),
    },
  )
}
