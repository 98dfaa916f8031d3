import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { openDrawer, openMailbox } from '#server/testing/counter.ts'
import { signIn } from '#server/testing/fixtures.ts'
import { callShop, couple, openCustomer } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const { server, ann, clerk, moveTo } = useCounter()
const MONTH = 999 + 1000
const LATE = 1500
let id: string
let application: string

beforeAll(async () => {
  const rental = await openMailbox(server, ann)
  id = rental.id
  application = rental.applicationId ?? ''
  server.clock.now += 60_000
})

async function goTo(day: string) {
  await moveTo(`${day}T18:10Z`)
  await openDrawer(server)
  const { access_token: token } = await signIn(server, ann.email)
  Object.assign(ann, { token })
}
const asAnn = (method: string, path: string, body?: unknown) =>
  callShop(server, method, path, { token: ann.token, body })
const mailbox = async () => (await asAnn('GET', 'mailboxes')).body.mailboxes[0]
const plan = (closesOn: string) => asAnn('GET', `mailboxes/${id}/closing?closesOn=${closesOn}`)
const give = (closesOn: string) => asAnn('POST', `mailboxes/${id}/closing`, { closesOn })
const atCounter = async () => (await clerk.get(`customers/${application}`)).body.rental
const atTill = async () => (await clerk.get('staff/money/boxes/101')).body.rentals[0]
const pay = (months: number, cents: number) =>
  clerk.post('staff/money/payments', {
    id: randomUUID(),
    rentalId: id,
    months,
    cents,
    way: 'check',
    isEmailed: false,
  })
const planned = async () =>
  (await server.emailsTo(ann.email)).find(({ kind }) => kind === 'closing-planned')

describe('rent until the closing', () => {
  it('is shown before notice is given, and then the same everywhere', async () => {
    const rent = {
      dues: [{ on: '2027-02-02', months: 1, cents: MONTH, paidThrough: '2027-03-02' }],
      lateFees: [],
      dueCents: MONTH,
      backCents: 0,
    }
    expect((await plan('2027-02-20')).body).toMatchObject({
      plan: { closesOn: '2027-02-20', remailUntil: '2027-08-20' },
      rent,
    })
    expect((await mailbox()).closingRent).toBeNull()
    expect((await give('2027-02-20')).body).toMatchObject({
      closingRent: rent,
      nextDueOn: '2027-02-02',
      nextDueCents: MONTH,
    })
    expect(await planned()).toMatchObject({ facts: { rent } })
    expect(await atCounter()).toMatchObject({ closingRent: rent, rentUntilNowCents: 0 })
    expect(await atTill()).toMatchObject({
      closesOn: '2027-02-20',
      closingRent: rent,
      renewals: [{ months: 1, cents: MONTH, paidThrough: '2027-03-02' }],
    })
  })

  it('is zero for a closing on the day paid through, also when closed late', async () => {
    await give('2027-02-02')
    expect(await mailbox()).toMatchObject({
      nextDueOn: null,
      nextDueCents: 0,
      closingRent: { dues: [], dueCents: 0 },
    })
    await goTo('2027-02-04')
    expect(await atTill()).toMatchObject({ lateFees: [], renewals: [], balance: 0 })
    expect((await clerk.get('staff/today')).body.rents.count).toBe(0)
    const { body } = await clerk.post(`customers/${application}/close`)
    expect(body.rental).toMatchObject({ closedOn: '2027-02-04', balanceCents: 0 })
  })

  it('has its late fee after the due day, and is paid at the till', async () => {
    await goTo('2027-02-05')
    const owed = { lateFees: ['2027-02-02'], dueCents: MONTH + LATE }
    expect((await plan('2027-02-20')).body.rent).toMatchObject(owed)
    await give('2027-02-20')
    expect(await mailbox()).toMatchObject({ closingRent: owed, nextDueOn: '2027-02-02' })
    expect(await atTill()).toMatchObject({ lateFeeCents: LATE, closingRent: owed })
    expect((await clerk.get('staff/today')).body.rents.count).toBe(1)
    expect((await pay(3, 3 * MONTH + LATE)).body.code).toBe('no_such_term')
    expect((await pay(1, MONTH + LATE)).body).toMatchObject({
      paidThrough: '2027-03-02',
      balance: 0,
    })
    expect((await mailbox()).closingRent).toMatchObject({ dues: [], dueCents: 0 })
  })

  it('unpaid is charged when the box closes', async () => {
    await goTo('2027-02-05')
    await give('2027-02-20')
    await goTo('2027-02-20')
    const owed = MONTH + LATE
    expect((await atCounter()).rentUntilNowCents).toBe(owed)
    const { body } = await clerk.post(`customers/${application}/close`)
    expect(body.rental).toMatchObject({
      balanceCents: owed,
      closingRent: null,
      paidThrough: '2027-02-02',
    })
    expect((await server.emailsTo(ann.email)).at(-1)).toMatchObject({
      kind: 'mailbox-closed',
      facts: { dueCents: owed },
    })
    expect(await atTill()).toMatchObject({ balance: owed, lateFees: [], renewals: [] })
    expect((await pay(0, owed)).body.balance).toBe(0)
  })

  it('of the remaining minimum term can be reversed alone', async () => {
    const dee = await openCustomer(server, 'dee@example.com')
    const rental = await openMailbox(server, dee, 102, {
      ...couple,
      months: 12,
      payment: 'monthly',
      recipients: couple.recipients.slice(0, 1),
    })
    const minimum = { until: '2027-02-02', months: 2, cents: 2 * 999 }
    const owed = { dues: [], lateFees: [], minimum, dueCents: 2 * 999 }
    const { body: preview } = await dee.get(`mailboxes/${rental.id}/closing?closesOn=2026-11-07`)
    expect(preview.rent).toMatchObject(owed)
    await goTo('2026-11-07')
    const of = `customers/${rental.applicationId}`
    expect((await clerk.get(of)).body.rental.rentUntilNowCents).toBe(2 * 999)
    const { body } = await clerk.post(`${of}/close`)
    expect(body.rental).toMatchObject({ balanceCents: 2 * 999, paidThrough: '2026-12-02' })
    const { batchId } = await server.database.read
      .selectFrom('postings')
      .select('batchId')
      .where('rentalId', '=', rental.id)
      .where('postedOn', '=', '2026-11-07')
      .executeTakeFirstOrThrow()
    const reversal = { id: randomUUID(), batchId, isWhole: true, reason: 'They move abroad' }
    expect((await clerk.post('staff/money/reversals', reversal)).status).toBe(200)
    expect((await clerk.get(of)).body.rental.balanceCents).toBe(0)
  })

  it('is charged by the day if the owner prorates', async () => {
    server.services.facts.proration = 'daily'
    await give('2027-02-16')
    expect((await mailbox()).closingRent).toMatchObject({ dueCents: MONTH, backCents: 499 })
    await goTo('2027-02-16')
    const { body } = await clerk.post(`customers/${application}/close`)
    expect(body.rental.balanceCents).toBe(MONTH + LATE - 499)
  })

  it('is refused to others, and for a box that is not open', async () => {
    expect((await clerk.get(`mailboxes/${id}/closing?closesOn=2027-02-20`)).status).toBe(404)
    expect((await plan('2026-11-01')).body).toMatchObject({ code: 'closing_day' })
    expect((await plan('soon')).body).toMatchObject({ field: 'closesOn' })
    await clerk.post(`customers/${application}/close`)
    expect((await plan('2027-02-20')).body.code).toBe('not_active')
  })
})
