import { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { startStripe } from './start-stripe.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
let now = Date.UTC(2026, 11, 1, 18)
let stand: Awaited<ReturnType<typeof startStripe>>
let stripe: Stripe

beforeEach(async () => {
  stand = await startStripe({ now: () => now })
  stripe = stand.client()
})
afterEach(() => stand.close())

const seconds = (ms: number) => Math.floor(ms / 1000)
const typesSince = (count: number) => stand.events.slice(count).map(({ type }) => type)

function asked(cents: number, more: Stripe.Checkout.SessionCreateParams = {}) {
  const price_data = { currency: 'usd', product_data: { name: 'Renewal' }, unit_amount: cents }
  return {
    mode: 'payment',
    line_items: [{ price_data, quantity: 1 }],
    client_reference_id: 'rental-1',
    payment_intent_data: { metadata: { rental: '1' } },
    expires_at: seconds(now) + 1800,
    success_url: 'http://localhost/paid',
    ...more,
  } satisfies Stripe.Checkout.SessionCreateParams
}

async function paid(cents: number) {
  const { id } = await stripe.checkout.sessions.create(asked(cents))
  return stand.pay(id).payment_intent as string
}

async function savedCard(card: 'good' | 'declined' | 'needs-authentication') {
  const customer = await stripe.customers.create({ email: 'ana@example.com' })
  const { id } = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    customer: customer.id,
    success_url: 'http://localhost/kept',
  })
  const done = stand.completeSetup(id, { card })
  const { payment_method } = await stripe.setupIntents.retrieve(done.setup_intent as string)
  const off = { confirm: true, customer: customer.id, off_session: true }
  return { amount: 2500, currency: 'usd', payment_method: payment_method as string, ...off }
}

describe('the stand-in of Stripe', () => {
  it('takes a payment and tells of it in signed events', async () => {
    const before = stand.events.length
    const session = await stripe.checkout.sessions.create(asked(4500))
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', livemode: false })
    expect(session.url).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/)
    stand.pay(session.id, { amount: 4000 })
    const expand = ['payment_intent.latest_charge.balance_transaction']
    const after = await stripe.checkout.sessions.retrieve(session.id, { expand })
    expect(after).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_total: 4000,
      url: null,
      payment_intent: {
        metadata: { rental: '1' },
        latest_charge: { balance_transaction: { amount: 4000, fee: 146, net: 3854 } },
      },
    })
    expect(typesSince(before)).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
      'charge.updated',
    ])
    const request = stand.deliver(stand.events.at(-2)!, { to: 'http://localhost/hook', at: now })
    const signature = request.headers.get('Stripe-Signature')!
    const read = [await request.text(), signature, stand.webhookSecret, 300] as const
    expect(stripe.webhooks.constructEvent(...read, undefined, now).id).toMatch(/^evt_/)
    expect(() => stripe.webhooks.constructEvent(...read, undefined, now + 6 * MINUTE)).toThrow(
      'tolerance',
    )
  })

  it('answers the same request again, and refuses its key for another', async () => {
    const options = { idempotencyKey: 'renewal-1' }
    const first = await stripe.checkout.sessions.create(asked(4500), options)
    const again = await stripe.checkout.sessions.create(asked(4500), options)
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    await expect(stripe.checkout.sessions.create(asked(4600), options)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    )
    const early = asked(4500, { expires_at: seconds(now) + 1799 })
    const faulty = { idempotencyKey: 'renewal-2' }
    await expect(stripe.checkout.sessions.create(early, faulty)).rejects.toThrow('30 minutes')
    await stripe.checkout.sessions.create(asked(4500), faulty)

    const count = (await stripe.checkout.sessions.list({ limit: 100 })).data.length
    stand.loseNextAnswer(2)
    const lost = { idempotencyKey: 'renewal-3' }
    await expect(stripe.checkout.sessions.create(asked(4500), lost)).rejects.toThrow('connection')
    await stripe.checkout.sessions.create(asked(4500), lost)
    expect((await stripe.checkout.sessions.list({ limit: 100 })).data).toHaveLength(count + 1)
    stand.isDown = true
    await expect(stripe.accounts.retrieveCurrent()).rejects.toThrow('connection')
    stand.isDown = false
    now += DAY
    expect((await stripe.checkout.sessions.create(asked(4600), options)).id).not.toBe(first.id)
  })

  it('expires a session by request, by the customer and by time', async () => {
    const create = () => stripe.checkout.sessions.create(asked(4500))
    const [asking, left, late] = [await create(), await create(), await create()]
    const before = stand.events.length
    await stripe.checkout.sessions.expire(asking.id)
    stand.abandon(left.id)
    now += 30 * MINUTE
    expect(typesSince(before)).toEqual(Array(3).fill('checkout.session.expired'))
    await expect(stripe.checkout.sessions.expire(late.id)).rejects.toThrow('status of `expired`')
    expect(() => stand.pay(late.id)).toThrow('expired')
  })

  it('charges a saved card while its customer is away', async () => {
    const good = await savedCard('good')
    expect((await stripe.paymentIntents.create(good)).status).toBe('succeeded')
    const before = stand.events.length
    for (const [card, code] of [
      ['declined', 'card_declined'],
      ['needs-authentication', 'authentication_required'],
    ] as const)
      await expect(stripe.paymentIntents.create(await savedCard(card))).rejects.toMatchObject({
        statusCode: 402,
        type: 'StripeCardError',
        code,
        payment_intent: { status: 'requires_payment_method' },
      })
    expect(typesSince(before)).toContain('payment_intent.payment_failed')
    await stripe.paymentMethods.detach(good.payment_method)
    await expect(stripe.paymentIntents.create(good)).rejects.toThrow('must be attached')
    await stripe.customers.del(good.customer)
    expect(await stripe.customers.retrieve(good.customer)).toMatchObject({ deleted: true })
  })

  it('names the right that a restricted key lacks', async () => {
    const restricted = stand.client(stand.restrictedKey(['rak_checkout_session_write']))
    await restricted.checkout.sessions.list()
    await expect(restricted.refunds.list()).rejects.toMatchObject({
      type: 'StripePermissionError',
      statusCode: 403,
      message: expect.stringContaining("Having the 'rak_charge_read' permission"),
    })
    await expect(stand.client('sk_test_other').refunds.list()).rejects.toThrow('Invalid API Key')
    const live = await stand.client(stand.liveKey).checkout.sessions.create(asked(4500))
    expect(live.livemode).toBe(true)
  })

  it('pays out payments less refunds, disputes and fees', async () => {
    const [refunded, disputed, lost] = [await paid(10_000), await paid(5000), await paid(3000)]
    const part = await stripe.refunds.create({ payment_intent: refunded, amount: 4000 })
    const tooMuch = stripe.refunds.create({ payment_intent: refunded, amount: 6001 })
    await expect(tooMuch).rejects.toThrow('($60.01) is greater than unrefunded amount')
    stand.refundInDashboard(refunded, 6000)
    const again = stripe.refunds.create({ payment_intent: refunded })
    await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' })
    expect(stand.failRefund(part.id).status).toBe('failed')
    const { id } = stand.dispute(disputed, { dueBy: now + 14 * DAY })
    stand.winDispute(id)
    stand.loseDispute(stand.dispute(lost, { dueBy: now + 14 * DAY }).id)
    expect((await stripe.disputes.retrieve(id)).status).toBe('won')

    now += 3 * DAY
    const payout = stand.payOut({ arrivesOn: now + DAY })
    now += DAY
    expect((await stripe.payouts.retrieve(payout.id)).status).toBe('paid')
    const listed = stripe.balanceTransactions.list({ payout: payout.id, limit: 2 })
    const entries = await listed.autoPagingToArray({ limit: 100 })
    const booked = entries.filter(({ type }) => type !== 'payout')
    expect(booked.reduce((sum, { net }) => sum + net, 0)).toBe(payout.amount)
    const [kept, won] = [10_000 - 320 - 6000, 5000 - 175 - 1500]
    expect(payout.amount).toBe(kept + won - 117 - 1500)
  })
})
