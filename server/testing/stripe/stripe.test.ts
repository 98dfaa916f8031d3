import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { startStripe } from './start-stripe.ts'

const DAY = 86_400_000
const AWAY = { amount: 2500, currency: 'usd', confirm: true, off_session: true }
let now: number
let stand: Awaited<ReturnType<typeof startStripe>>
let stripe: Stripe

beforeEach(async () => {
  now = Date.UTC(2026, 11, 1, 18)
  stand = await startStripe({ now: () => now })
  stripe = stand.client()
})
afterEach(() => stand.close())

function ask(cents: number, idempotencyKey?: string, minutes = 30) {
  const price_data = { currency: 'usd', product_data: { name: 'Renewal' }, unit_amount: cents }
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: [{ price_data, quantity: 1 }],
    payment_intent_data: { metadata: { rental: '1' } },
    expires_at: now / 1000 + minutes * 60,
    success_url: 'http://localhost/paid',
  }
  return stripe.checkout.sessions.create(params, { idempotencyKey })
}

const paid = async (cents: number) => stand.pay((await ask(cents)).id).payment_intent as string

async function saveCard(card: 'good' | 'declined' | 'needs-authentication') {
  const { id: customer } = await stripe.customers.create({ email: 'ana@example.com' })
  const success_url = 'http://localhost/kept'
  const params = { mode: 'setup', currency: 'usd', customer, success_url } as const
  const { id } = await stripe.checkout.sessions.create(params)
  const done = stand.completeSetup(id, { card }).setup_intent as string
  const payment_method = (await stripe.setupIntents.retrieve(done)).payment_method as string
  return { ...AWAY, customer, payment_method }
}

it('takes a payment and tells of it in signed events', async () => {
  const { id, url } = await ask(4500)
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/)
  stand.pay(id, { amount: 4000 })
  const expand = ['payment_intent.latest_charge.balance_transaction']
  const latest_charge = { balance_transaction: { amount: 4000, fee: 146, net: 3854 } }
  expect(await stripe.checkout.sessions.retrieve(id, { expand })).toMatchObject({
    payment_status: 'paid',
    payment_intent: { metadata: { rental: '1' }, latest_charge },
  })
  const completed = stand.events.find(({ type }) => type === 'checkout.session.completed')
  const request = stand.deliver(completed!, { to: 'http://localhost/hook' })
  const signature = request.headers.get('Stripe-Signature')!
  const delivered = [await request.text(), signature, stand.webhookSecret, 300, undefined] as const
  expect(stripe.webhooks.constructEvent(...delivered, now).id).toBe(completed!.id)
  expect(() => stripe.webhooks.constructEvent(...delivered, now + 301_000)).toThrow('tolerance')
})

it('carries out a request once', async () => {
  const first = await ask(4500, 'one')
  const again = await ask(4500, 'one')
  expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([first.id, 'true'])
  await expect(ask(4600, 'one')).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  await expect(ask(4500, 'two', 29)).rejects.toThrow('at least 30 minutes')
  await ask(4500, 'two')
  stand.loseNextAnswer(2)
  await expect(ask(4500, 'three')).rejects.toThrow('connection')
  await ask(4500, 'three')
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(3)
  now += DAY
  expect((await ask(4600, 'one')).id).not.toBe(first.id)
})

it('expires sessions', async () => {
  const [first, left, late] = [await ask(4500), await ask(4500), await ask(4500)]
  await stripe.checkout.sessions.expire(first.id)
  stand.abandon(left.id)
  now += DAY / 48
  expect(stand.events.map(({ type }) => type)).toEqual(Array(3).fill('checkout.session.expired'))
  await expect(stripe.checkout.sessions.expire(late.id)).rejects.toThrow('status of `expired`')
  expect(() => stand.pay(late.id)).toThrow('expired')
})

it('charges a saved card while its customer is away', async () => {
  const card = await saveCard('good')
  const charge = () => stripe.paymentIntents.create(card)
  expect((await charge()).status).toBe('succeeded')
  stand.changeCard(card.payment_method, 'declined')
  await expect(charge()).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' })
  expect(stand.events.at(-1)?.type).toBe('payment_intent.payment_failed')
  const asking = stripe.paymentIntents.create(await saveCard('needs-authentication'))
  await expect(asking).rejects.toMatchObject({ code: 'authentication_required' })
  await stripe.paymentMethods.detach(card.payment_method)
  await expect(charge()).rejects.toThrow('must be attached')
  await stripe.customers.del(card.customer)
  expect((await stripe.customers.retrieve(card.customer)).deleted).toBe(true)
  stand.isDown = true
  await expect(charge()).rejects.toThrow('connection')
})

it('reads the rights and the mode of a key', async () => {
  const restricted = stand.client(stand.restrictedKey(['rak_checkout_session_write']))
  await restricted.checkout.sessions.list()
  const message = expect.stringContaining("Having the 'rak_charge_read' permission")
  const lacking = { type: 'StripePermissionError', message }
  await expect(restricted.refunds.list()).rejects.toMatchObject(lacking)
  await expect(stand.client('sk_test_other').refunds.list()).rejects.toThrow('Invalid API Key')
  expect((await stand.client(stand.liveKey).customers.create()).livemode).toBe(true)
})

it('pays out payments less refunds, disputes and fees', async () => {
  const [refunded, disputed, lost] = [await paid(10_000), await paid(5000), await paid(3000)]
  const part = await stripe.refunds.create({ payment_intent: refunded, amount: 4000 })
  const tooMuch = stripe.refunds.create({ payment_intent: refunded, amount: 6001 })
  await expect(tooMuch).rejects.toThrow('($60.01) is greater than unrefunded amount')
  stand.refundInDashboard(refunded, 6000)
  const again = stripe.refunds.create({ payment_intent: refunded })
  await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' })
  stand.failRefund(part.id)
  const { id } = stand.winDispute(stand.dispute(disputed, { dueBy: now + DAY }).id)
  expect((await stripe.disputes.retrieve(id)).status).toBe('won')
  stand.loseDispute(stand.dispute(lost, { dueBy: now + DAY }).id)
  now += 2 * DAY
  const payout = stand.payOut({ arrivesOn: now + DAY })
  const listed = stripe.balanceTransactions.list({ payout: payout.id, limit: 2 })
  const entries = (await listed.autoPagingToArray({ limit: 100 })).slice(1)
  expect(entries.reduce((sum, { net }) => sum + net, 0)).toBe(payout.amount)
  expect(payout.amount).toBe(4000 - 320 + (5000 - 175 - 1500) - 117 - 1500)
  now += DAY
  expect((await stripe.payouts.retrieve(payout.id)).status).toBe('paid')
})
