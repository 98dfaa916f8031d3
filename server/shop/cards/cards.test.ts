import { expect, it } from 'vitest'

import { startCardShop } from '#server/testing/card-shop.ts'
import { openCustomer } from '#server/testing/shop.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'

import { reconcileCards } from './reconcile.ts'

const shop = await startCardShop()
const { server, ann, clerk, owner, stripe, send, deliverAll, offer, checkOut, sumLedger } = shop
const { readRental, path, cards } = shop

const dues = async () => (await clerk.get('staff/money/boxes/101')).body.rentals[0]

it('a renewal costs what the counter asks, and is paid by the signed event alone', async () => {
  const { renewals } = await dues()
  for (const { months, cents, paidThrough } of renewals) {
    expect(await offer(months)).toMatchObject({ rentCents: cents, paidThrough })
  }
  const before = await readRental()
  const { status, body, sum, session } = await checkOut(3)
  expect([status, body.url]).toEqual([200, expect.stringContaining('https://checkout.stripe.com')])
  expect(await checkOut(3)).toMatchObject({ body: { checkout: body.checkout, url: body.url } })
  const created = await stripe.client().checkout.sessions.retrieve(session)
  expect(created).toMatchObject({
    amount_total: sum,
    locale: 'en',
    client_reference_id: body.checkout,
  })
  expect(await sumLedger('card-online')).toBe(0)

  stripe.pay(session)
  expect((await ann.get(`${path()}/renewal`)).body.checkouts[0].state).toBe('open')
  await deliverAll()
  const { checkouts, paidThrough } = (await ann.get(`${path()}/renewal`)).body
  expect(checkouts[0]).toMatchObject({ state: 'paid', receipt: expect.any(Number) })
  expect(paidThrough).toBe(
    renewals.find((each: { months: number }) => each.months === 3).paidThrough,
  )
  expect(paidThrough > (before.paidThrough ?? '')).toBe(true)
  expect([await sumLedger('card-online'), (await dues()).balance]).toEqual([sum, 0])
  expect(await shop.kindsTo()).toContain('receipt')
  const { receipts } = (await ann.get('mailboxes')).body.mailboxes[0]
  expect(receipts[0]).toMatchObject({ way: 'card-online', cents: sum, paidThrough })
})

it('events doubled, in every order, or lost end in one payment and one period', async () => {
  const { session } = await checkOut(3)
  stripe.pay(session)
  const events = shop.events()
  const sent = [...events.toReversed(), ...events, ...events]
  const answers = await Promise.all(sent.map(send))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { paidThrough } = await readRental()

  const again = await checkOut(3)
  stripe.pay(again.session)
  server.clock.now += 6 * MINUTE_MS
  await reconcileCards(cards())
  expect((await ann.get(`${path()}/renewal`)).body.checkouts[0].state).toBe('paid')
  expect(((await readRental()).paidThrough ?? '') > (paidThrough ?? '')).toBe(true)
  await deliverAll()
  const payments = await server.database.read.selectFrom('cardPayments').selectAll().execute()
  expect(payments).toHaveLength(2)
  expect(await sumLedger('card-online')).toBe(payments.reduce((sum, { cents }) => sum + cents, 0))
})

it('a payment that the counter took meanwhile becomes credit and a task', async () => {
  const { session, sum } = await checkOut(3)
  const { id: rentalId, version: seen } = await dues()
  const payment = { id: crypto.randomUUID(), rentalId, seen, months: 3, cents: sum, way: 'check' }
  expect((await clerk.post('staff/money/payments', payment)).status).toBe(200)
  const { paidThrough } = await readRental()
  stripe.pay(session)
  await deliverAll()
  expect((await readRental()).paidThrough).toBe(paidThrough)
  expect((await dues()).balance).toBe(-sum)
  expect((await ann.get(`${path()}/renewal`)).body).toMatchObject({
    chargedCents: -sum,
    checkouts: [{ state: 'credited' }],
  })
  const { tasks } = (await clerk.get('staff/cards/tasks')).body
  expect(tasks).toMatchObject([{ kind: 'credited', box: 101, cents: sum }])
  const task = `staff/cards/tasks/${encodeURIComponent(tasks[0].id)}`
  expect((await clerk.post(task, {})).status).toBe(200)
  expect((await clerk.post(task, {})).status).toBe(409)

  const renewal = await offer(3)
  expect(renewal.dueCents).toBe(0)
  const { seen: version, months, shownCents } = renewal
  const free = await ann.post(`${path()}/checkouts`, { seen: version, months, shownCents })
  expect(free).toMatchObject({ status: 200, body: { url: null, receipt: expect.any(Number) } })
  expect((await dues()).balance).toBe(0)
})

it('an amount that differs is credit and a task, never a period', async () => {
  const { session, sum } = await checkOut(3)
  const { paidThrough } = await readRental()
  stripe.pay(session, { amount: sum - 100 })
  await deliverAll()
  expect((await readRental()).paidThrough).toBe(paidThrough)
  expect((await dues()).balance).toBe(100 - sum)
  const { tasks } = (await clerk.get('staff/cards/tasks')).body
  expect(tasks).toMatchObject([{ kind: 'amount-differs', cents: sum - 100 }])
})

it('refuses forged, old and foreign events, other customers and stale amounts', async () => {
  const { session } = await checkOut(3)
  stripe.pay(session)
  const [event] = shop.events()
  if (!event) throw new Error('Paying makes events')
  const to = 'http://site.test/stripe/webhook'
  const old = stripe.deliver(event, { to, at: server.clock.now - 10 * MINUTE_MS })
  const signed = stripe.deliver(event, { to })
  const body = (await signed.clone().text()).replace('"object"', '"Object"')
  const forged = new Request(to, { method: 'POST', headers: signed.headers, body })
  for (const request of [old, forged, new Request(to, { method: 'POST', body: '{}' })]) {
    expect((await server.app.fetch(request, { peer: '10.9.9.9' })).status).toBe(400)
  }
  expect(await sumLedger('card-online')).toBe(0)
  const bob = await openCustomer(server, 'bob@example.com')
  expect((await bob.get(`${path()}/renewal`)).status).toBe(404)
  const { seen, shownCents } = await offer(6)
  const request = { seen, months: 6, shownCents }
  expect((await bob.post(`${path()}/checkouts`, request)).status).toBe(404)
  const stale = await ann.post(`${path()}/checkouts`, { ...request, shownCents: shownCents - 1 })
  expect(stale.status).toBe(409)
})

it('a lost answer finds the same session; while Stripe is down nothing is charged', async () => {
  stripe.loseNextAnswer(2)
  expect((await checkOut(3)).status).toBe(503)
  expect((await checkOut(3)).status).toBe(200)
  const sessions = await stripe.client().checkout.sessions.list({ limit: 10 })
  expect(sessions.data.filter(({ status: state }) => state === 'open')).toHaveLength(1)
  stripe.isDown = true
  expect((await checkOut(6)).status).toBe(503)
  stripe.isDown = false
  server.clock.now += MINUTE_MS
  expect((await checkOut(6)).status).toBe(200)
  stripe.pay((await checkOut(3)).session)
  await deliverAll()
  expect(await sumLedger('card-online')).toBeGreaterThan(0)
})

it('refunds in parts or whole, with the rent taken back; the drawer can’t reverse it', async () => {
  const { session, sum } = await checkOut(3)
  const before = await readRental()
  stripe.pay(session)
  await deliverAll()
  const list = async () => (await clerk.get(`staff/cards/rentals/${before.id}`)).body
  const { version, payments } = await list()
  expect(payments).toMatchObject([{ cents: sum, leftCents: sum, canUndoRent: true, months: 3 }])
  const [{ receipt, paymentIntent }] = payments
  const reversal = {
    id: crypto.randomUUID(),
    batchId: paymentIntent,
    isWhole: true,
    reason: 'Mistake',
  }
  const refused = await owner.post('staff/money/reversals', { ...reversal, seen: version })
  expect(refused.status).toBe(409)
  const request = { id: crypto.randomUUID(), receipt, seen: version, reason: 'Moved away' }
  const whole = { ...request, cents: sum, undoesRent: true }
  stripe.loseNextAnswer(2)
  expect((await clerk.post('staff/cards/refunds', whole)).status).toBe(503)
  const refund = await clerk.post('staff/cards/refunds', whole)
  expect(refund).toMatchObject({ status: 200, body: { balance: 0 } })
  await deliverAll()
  expect((await readRental()).paidThrough).toBe(before.paidThrough)
  expect(await sumLedger('card-online')).toBe(0)
  expect((await list()).payments).toMatchObject([{ leftCents: 0, refunds: [{ state: 'paid' }] }])
  const { refunds } = (await list()).payments[0]
  stripe.failRefund((await stripe.client().refunds.list({ limit: 1 })).data[0]?.id ?? refunds[0].id)
  await deliverAll()
  expect((await dues()).balance).toBe(-sum)
})

it('a refund without an answer is made once, also after Stripe has forgotten its key', async () => {
  const { session, sum } = await checkOut(3)
  stripe.pay(session)
  await deliverAll()
  const { version: seen, payments } = (await clerk.get(`staff/cards/rentals/${shop.rental.id}`))
    .body
  const [{ receipt, paymentIntent: payment_intent }] = payments
  stripe.loseNextAnswer(2)
  const request = { id: crypto.randomUUID(), receipt, seen, cents: 100, reason: 'Moved away' }
  const refund = await clerk.post('staff/cards/refunds', { ...request, undoesRent: false })
  expect(refund.status).toBe(503)
  server.clock.now += 30 * HOUR_MS
  await reconcileCards(cards())
  expect(await sumLedger('card-online')).toBe(sum - 100)
  expect((await stripe.client().refunds.list({ payment_intent })).data).toHaveLength(1)
})

it('refunds of the dashboard and disputes arrive, also before their payment', async () => {
  const { session, sum } = await checkOut(3)
  stripe.pay(session)
  const [intent] = (await stripe.client().paymentIntents.list({ limit: 1 })).data
  stripe.refundInDashboard(intent?.id ?? '', 500)
  const id = stripe.dispute(intent?.id ?? '', { dueBy: server.clock.now + 1e9 })
  for (const event of shop.events().toReversed()) await send(event)
  const opened = (await clerk.get('staff/cards/tasks')).body.tasks
  expect(opened.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'dispute',
    'refund-elsewhere',
  ])
  const disputed = await sumLedger('card-online')
  expect(disputed).toBeLessThan(sum - 500 + 1)
  stripe.winDispute(typeof id === 'string' ? id : (id as { id: string }).id)
  for (const event of shop.events().toReversed()) await send(event)
  expect(await sumLedger('card-online')).toBe(sum - 500)
  const rest = (await clerk.get('staff/cards/tasks')).body.tasks
  expect(rest).toMatchObject([{ kind: 'refund-elsewhere', cents: 500 }])
})

it('500 events at once, doubled and in no order, leave one period for each payment', async () => {
  const { session } = await checkOut(3)
  stripe.pay(session)
  const [intent] = (await stripe.client().paymentIntents.list({ limit: 1 })).data
  for (const _refund of Array.from({ length: 60 })) stripe.refundInDashboard(intent?.id ?? '', 1)
  const events = shop.events()
  expect(events.length).toBeGreaterThan(125)
  const mixed = [...events, ...events, ...events, ...events].toSorted((one, other) =>
    (one.id.at(-1) ?? '') < (other.id.at(-1) ?? '') ? -1 : 1,
  )
  const { paidThrough } = await readRental()
  // A busy PostgreSQL refuses some, and Stripe sends them again.
  for (let left = mixed; left.length > 0;) {
    const answers = await Promise.all(left.map(send))
    left = left.filter((_event, index) => answers[index]?.status !== 200)
  }
  const rows = await server.database.read.selectFrom('ledgerEntries').select('cents').execute()
  expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  expect(await sumLedger('card-online')).toBe((intent?.amount ?? 0) - 60)
  const periods = await server.database.read
    .selectFrom('postings')
    .select('id')
    .where('months', 'is not', null)
    .where('fromOn', 'is', null)
    .where('batchId', '=', intent?.id ?? '')
    .execute()
  expect([periods.length, paidThrough! < (await readRental()).paidThrough!]).toEqual([1, true])
})
