import { expect, it } from 'vitest'

import { startCardShop } from '#server/testing/card-shop.ts'
import { signInAgain } from '#server/testing/shop.ts'
import { addDays } from '#shared/calendar.ts'

import { renewAutomatically } from './automatic-charges.ts'

const shop = await startCardShop()
const { server, ann, stripe, deliverAll, offer, readRental, path, cards, sumLedger, moveTo } = shop

async function setUp(card: 'good' | 'declined' = 'good') {
  const { seen, months, rentCents: shownCents } = await offer(3)
  const { rentCents } = await offer(12)
  const request = { seen, months, shownCents, accepted: true }
  const other = { ...request, months: 12, shownCents: rentCents }
  expect((await ann.post(`${path()}/automatic`, other)).status).toBe(200)
  const { status, body } = await ann.post(`${path()}/automatic`, request)
  expect(status).toBe(200)
  const { sessionId } = await server.database.read
    .selectFrom('checkouts')
    .select('sessionId')
    .where('id', '=', body.checkout)
    .executeTakeFirstOrThrow()
  const { data: sessions } = await stripe.client().checkout.sessions.list({ status: 'open' })
  expect(sessions.map(({ id }) => id)).toEqual([sessionId])
  stripe.completeSetup(sessionId ?? '', { card })
  await deliverAll()
  return shownCents as number
}

const automatic = async () => (await ann.get(`${path()}/renewal`)).body.automatic
const mails = async () => {
  const sent = (await server.emailsTo(ann.email)) as { kind: string; facts?: { stage?: string } }[]
  return sent.flatMap(({ kind, facts }) => (kind === 'automatic-renewal' ? [facts?.stage] : []))
}

/** To noon of the days before the day paid through, and runs the job there. */
async function runAt(daysBefore: number, from?: string) {
  const due = from ?? (await readRental()).paidThrough ?? ''
  await moveTo(Date.parse(`${addDays(due, -daysBefore)}T20:00:00Z`))
  Object.assign(ann, await signInAgain(server, ann))
  await renewAutomatically(cards())
}

it('is agreed to, announced seven days before, charged on the due day, and ended online', async () => {
  const cents = await setUp()
  expect(await automatic()).toMatchObject({ state: 'on', months: 3, cents, isAnnounced: false })
  const { paidThrough: due } = await readRental()
  await runAt(8)
  expect(await mails()).toEqual(['on'])
  await runAt(7)
  await renewAutomatically(cards())
  expect(await mails()).toEqual(['on', 'ahead'])
  expect(await automatic()).toMatchObject({ isAnnounced: true, chargeOn: due, cents })
  await runAt(1)
  expect(await sumLedger('card-online')).toBe(0)
  stripe.loseNextAnswer(2)
  await runAt(0)
  await renewAutomatically(cards())
  await deliverAll()
  expect(await sumLedger('card-online')).toBe(cents)
  expect(((await readRental()).paidThrough ?? '') > (due ?? '')).toBe(true)
  expect((await ann.post(`${path()}/automatic/end`, {})).status).toBe(200)
  expect(await automatic()).toBeNull()
  expect(await mails()).toEqual(['on', 'ahead', 'ended'])
  expect(stripe.requests.some(({ path: called }) => called.endsWith('/detach'))).toBe(true)
})

it('a refused card is tried three times, then stops, and the reminders go on', async () => {
  const cents = await setUp('declined')
  const { paidThrough: due } = await readRental()
  await runAt(7)
  for (const day of [0, -1, -2, -4]) await runAt(day, due ?? '')
  expect(await mails()).toEqual(['on', 'ahead', 'refused', 'refused', 'declined'])
  expect(await automatic()).toMatchObject({ state: 'declined' })
  const { tasks } = (await shop.clerk.get('staff/cards/tasks')).body
  expect(tasks).toMatchObject([{ kind: 'automatic-failed', cents }])
  const intents = await stripe.client().paymentIntents.list({ limit: 100 })
  expect(intents.data.filter(({ status }) => status !== 'succeeded')).toHaveLength(3)
})

it('a charge after the due day costs no late fee', async () => {
  const cents = await setUp('declined')
  const { paidThrough: due } = await readRental()
  await runAt(7)
  await runAt(0)
  const row = await server.database.read
    .selectFrom('automaticRenewals')
    .select('paymentMethod')
    .executeTakeFirstOrThrow()
  stripe.changeCard(row.paymentMethod, 'good')
  await runAt(-2, due ?? '')
  expect(await sumLedger('card-online')).toBe(cents)
  expect((await shop.clerk.get('staff/money/boxes/101')).body.rentals[0].balance).toBe(0)
})

it('ends with notice of closing, and charges no more than was announced', async () => {
  await setUp()
  const { paidThrough: due } = await readRental()
  await runAt(7)
  const closesOn = addDays(due ?? '', 40)
  expect((await ann.post(`${path()}/closing`, { closesOn })).status).toBe(200)
  await runAt(0, due ?? '')
  expect(await sumLedger('card-online')).toBe(0)
  expect(await mails()).toEqual(['on', 'ahead', 'ended'])
  const again = { seen: '', months: 3, shownCents: 0, accepted: true }
  expect((await ann.post(`${path()}/automatic`, again)).status).toBe(409)
})

it('a refused charge counts once in several processes, and an undone rent is announced anew', async () => {
  const cents = await setUp()
  const { paidThrough: due } = await readRental()
  await runAt(7)
  await runAt(0, due ?? '')
  const { version: seen, payments } = (
    await shop.clerk.get(`staff/cards/rentals/${shop.rental.id}`)
  ).body
  const request = { id: crypto.randomUUID(), receipt: payments[0].receipt, seen, cents }
  const whole = { ...request, reason: 'Moved away', undoesRent: true }
  expect((await shop.clerk.post('staff/cards/refunds', whole)).status).toBe(200)
  await renewAutomatically(cards())
  expect(await sumLedger('card-online')).toBe(0)
  expect(await mails()).toEqual(['on', 'ahead', 'ahead'])
  const { paymentMethod } = await server.database.read
    .selectFrom('automaticRenewals')
    .selectAll()
    .executeTakeFirstOrThrow()
  stripe.changeCard(paymentMethod, 'declined')
  await moveTo(Date.parse(`${addDays(due ?? '', 7)}T20:00:00Z`))
  await Promise.all([1, 2, 3].map(() => renewAutomatically(cards())))
  expect(await mails()).toEqual(['on', 'ahead', 'ahead', 'refused'])
})

it('an unanswered charge is only looked for once the customer has ended it or leaves', async () => {
  const cents = await setUp()
  const { paidThrough: due } = await readRental()
  await runAt(7)
  stripe.loseNextAnswer(2)
  await runAt(0, due ?? '')
  expect((await ann.post(`${path()}/automatic/end`, {})).status).toBe(200)
  await renewAutomatically(cards())
  expect(await sumLedger('card-online')).toBe(cents)

  await setUp()
  const { paidThrough: next } = await readRental()
  await runAt(7)
  stripe.isDown = true
  await runAt(0, next ?? '')
  const closesOn = addDays(next ?? '', 40)
  expect((await ann.post(`${path()}/closing`, { closesOn })).status).toBe(200)
  stripe.isDown = false
  await renewAutomatically(cards())
  expect(await sumLedger('card-online')).toBe(cents)
})
