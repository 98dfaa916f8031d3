import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { openDrawer, openMailbox } from '#server/testing/counter.ts'
import { signIn } from '#server/testing/fixtures.ts'
import { callShop, couple } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import type { ApplicationInput } from '#shared/shop/applications/application.ts'

import { beginPlans } from './change-plan.ts'

const { server, ann, clerk, moveTo } = useCounter()
let application: string
let id: string

async function open(terms: Partial<ApplicationInput> = {}) {
  const rental = await openMailbox(server, ann, undefined, { ...couple, ...terms })
  application = rental.applicationId ?? ''
  ;({ id } = rental)
  server.clock.now += 60_000
}
async function goTo(day: string) {
  await moveTo(`${day}T18:10Z`)
  await openDrawer(server)
  const { access_token: token } = await signIn(server, ann.email)
  Object.assign(ann, { token })
}
const customer = async () => (await clerk.get(`customers/${application}`)).body
const quote = async (plan: string) => {
  const { body } = await clerk.get(`customers/${application}/plans`)
  return { ...body, ...body.plans.find((each: { plan: string }) => each.plan === plan) }
}
const change = (plan: string, from: 'now' | 'next', shownCents: number, more: object = {}) =>
  clerk.post(`customers/${application}/plan`, { id: randomUUID(), plan, from, shownCents, ...more })
const dues = async () =>
  (await clerk.get(`staff/money/boxes/${(await customer()).box}`)).body.rentals[0]
const mailbox = async () =>
  (await callShop(server, 'GET', 'mailboxes', { token: ann.token })).body.mailboxes[0]
const pay = (months: number, cents: number) => {
  const body = { rentalId: id, months, cents, way: 'check', isEmailed: false }
  return clerk.post('staff/money/payments', { id: randomUUID(), ...body })
}
const ledger = () =>
  server.database.read.selectFrom('ledgerEntries').selectAll().where('rentalId', '=', id).execute()

it.each<[string, Partial<ApplicationInput>, string, string, number]>([
  // Two months and 15 of 30 days of three months, at $10 a month more.
  ['in the middle of a month', {}, '2026-11-17', 'large', 2500],
  ['on the first day', {}, '2026-11-02', 'large', 3000],
  // $20 and 14 of 30 days: $24.6666…
  ['on a day that leaves a part of a cent', {}, '2026-11-18', 'large', 2467],
  // 12 of 30 days.
  ['paid by the month', { payment: 'monthly' }, '2026-11-20', 'large', 400],
  // 16 of 31 days are $5.1612…
  ['of a year', { months: 12 }, '2027-10-17', 'large', 516],
  ['to a smaller plan', { plan: 'large' }, '2026-11-17', 'small', -2500],
  ['to a smaller plan, with part of a cent', { plan: 'large' }, '2026-11-18', 'small', -2467],
])('a change of plan at once %s', async (_when, terms, day, plan, cents) => {
  await open(terms)
  await goTo(day)
  const shown = await quote(plan)
  expect(shown.nowCents).toBe(cents)
  const key = { id: randomUUID(), seen: shown.version }
  const [first, again] = [
    await change(plan, 'now', cents, key),
    await change(plan, 'now', cents, key),
  ]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(await change(plan, 'now', cents, { seen: shown.version })).toMatchObject({
    status: 409,
    body: { code: 'changed', parts: expect.arrayContaining(['terms', 'money']), balance: cents },
  })
  expect(await customer()).toMatchObject({ plan, rental: { balanceCents: cents } })
  const rows = await ledger()
  expect(rows.reduce((sum, row) => sum + row.cents, 0)).toBe(0)
  expect(rows.filter(({ postingId }) => postingId.endsWith(' plan'))).toHaveLength(2)
  const { months, rentCents } = shown
  const { ledger: entries, ...shownToThem } = await mailbox()
  expect(shownToThem).toMatchObject({ plan, nextDueCents: rentCents })
  expect(entries).toContainEqual(expect.objectContaining({ cents, planFrom: day }))
  const offered = (await dues()).renewals.find((each: { months: number }) => each.months === months)
  expect(offered.cents).toBe(rentCents)
  expect((await pay(months, rentCents + cents)).body).toMatchObject({ balance: 0 })
  const email = (await server.emailsTo(ann.email)).find(({ kind }) => kind === 'plan-changed')
  expect(email).toMatchObject({ facts: { differenceCents: cents, rentCents } })
})

it('a plan from the next period applies to the next rent, and its limits from its first day', async () => {
  await open()
  const shown = await quote('large')
  expect(shown).toMatchObject({ nextOn: '2027-02-02', rentCents: 3 * 2999 })
  expect((await change('large', 'next', 3 * 2999)).body.rental).toMatchObject({
    nextPlan: { plan: 'large', from: '2027-02-02' },
    balanceCents: 0,
  })
  expect(await mailbox()).toMatchObject({
    plan: 'small',
    nextPlan: { plan: 'large', from: '2027-02-02' },
    nextDueCents: 3 * 2999,
  })
  expect((await clerk.post(`customers/${application}/plan/keep`)).body.rental.nextPlan).toBeNull()
  expect((await mailbox()).nextDueCents).toBe(3 * 1999)
  expect((await clerk.post(`customers/${application}/plan/keep`)).body.code).toBe('no_plan_change')
  await change('large', 'next', 3 * 2999)
  expect((await pay(3, 3 * 1999)).body.code).toBe('rent_in_part')
  expect((await pay(3, 3 * 2999)).body).toMatchObject({ paidThrough: '2027-05-02', balance: 0 })
  const others = [
    await clerk.post(`customers/${application}/plan/keep`),
    await change('large', 'now', 6000),
    await change('large', 'next', 3 * 2999),
  ]
  expect(others.map(({ body }) => body.code)).toEqual(Array(3).fill('next_plan_paid'))
  await beginPlans(server.services)
  expect((await customer()).plan).toBe('small')
  await goTo('2027-02-02')
  await beginPlans(server.services)
  expect(await customer()).toMatchObject({ plan: 'large', rental: { nextPlan: null } })
  const { body } = await clerk.get(`boxes/${(await customer()).box}/history`)
  const done = body.events.flatMap((event: { action?: string }) => event.action ?? [])
  expect(done).toEqual(expect.arrayContaining(['begin-plan', 'change-plan', 'keep-plan']))
})

it('with late rent, months already begun have the earlier price', async () => {
  await open()
  await goTo('2027-02-20')
  expect(await quote('large')).toMatchObject({ nowCents: null, nextOn: '2027-03-02' })
  expect((await change('large', 'now', 0)).body.code).toBe('rent_due_first')
  expect((await change('large', 'next', 3 * 2999)).status).toBe(200)
  const { renewals, lateFeeCents } = await dues()
  expect(renewals[0]).toMatchObject({ months: 3, cents: 1999 + 2 * 2999 })
  await goTo('2027-03-03')
  await beginPlans(server.services)
  expect((await dues()).renewals[0].cents).toBe(1999 + 2 * 2999)
  expect((await pay(3, 1999 + 2 * 2999 + lateFeeCents)).body.balance).toBe(0)
})

it('a term charged by another system is priced like the rental’s own', async () => {
  await open()
  const moved = { paidThrough: '2027-05-02' }
  await server.database.write((tx) =>
    tx.updateTable('rentals').set(moved).where('id', '=', id).execute(),
  )
  await goTo('2026-11-17')
  expect((await quote('large')).nowCents).toBe(2500 + 3000)
})

it.each<[string, string, string, number, number]>([
  // 15 of 30 and 13 of 31 days at $10 a month less: $9.1935…; through the day paid through it is $25.
  ['smaller', 'large', 'small', -919, -2500],
  ['larger', 'small', 'large', 919, 2500],
])(
  'a %s plan after notice counts the days until the closing, and all if it is withdrawn',
  async (...row) => {
    const [, plan, other, untilClosing, all] = row
    await open({ plan })
    await clerk.post(`customers/${application}/notice`, { closesOn: '2026-12-15' })
    await goTo('2026-11-17')
    expect((await quote(other)).nowCents).toBe(untilClosing)
    expect((await change(other, 'now', untilClosing)).body.rental.balanceCents).toBe(untilClosing)
    const { body } = await clerk.post(`customers/${application}/notice/withdraw`)
    expect(body.rental).toMatchObject({ balanceCents: all, notice: null })
    const rows = await ledger()
    expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  },
)

it('a withdrawn notice charges nothing for days whose rent was taken back', async () => {
  await open()
  await goTo('2026-11-17')
  const batchId = randomUUID()
  const rent = { rentalId: id, months: 3, cents: 3 * 1999, way: 'check', isEmailed: false }
  await clerk.post('staff/money/payments', { id: batchId, ...rent })
  await clerk.post(`customers/${application}/notice`, { closesOn: '2027-03-15' })
  const { nowCents } = await quote('large')
  await change('large', 'now', nowCents)
  const undo = { batchId, isWhole: true, reason: 'Another box' }
  const { status } = await clerk.post('staff/money/reversals', { id: randomUUID(), ...undo })
  expect(status).toBe(200)
  const { body } = await clerk.post(`customers/${application}/notice/withdraw`)
  expect(body.rental).toMatchObject({ paidThrough: '2027-02-02', balanceCents: nowCents })
})

it('can’t change to a plan without business mail, or beyond a closing', async () => {
  await open({
    plan: 'large',
    use: 'business',
    recipients: [...couple.recipients, { kind: 'business', name: 'Lee LLC' }],
  })
  expect((await quote('small')).nowCents).toBeUndefined()
  expect((await change('small', 'now', 0)).body.code).toBe('plan_without_business')
  expect((await change('large', 'now', 0)).body.code).toBe('same_plan')
  expect((await change('none', 'now', 0)).body.code).toBe('plan_unknown')
  await open()
  await clerk.post(`customers/${application}/notice`, { closesOn: '2027-01-20' })
  expect((await change('large', 'next', 3 * 2999)).body.code).toBe('box_closes_first')
})
