import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'

import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { listShopCalls, nobodysIds, pathOf, type ShopIds } from '#server/testing/shop-calls.ts'
import { couple, openCustomer, openStaff } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { clerkCall } from '#shared/shop/core/contract.ts'

const RENT = 3 * 1999
const newId = () => crypto.randomUUID()

const { server, ann, clerk } = useCounter()
let ids: ShopIds

beforeAll(async () => {
  const { id: rental, applicationId, box } = await openMailbox(server, ann)
  const application = applicationId ?? ''
  const { read } = server.database
  const posting = await read
    .selectFrom('postings')
    .select(['batchId', 'receipt'])
    .where('receipt', 'is not', null)
    .executeTakeFirstOrThrow()
  const { recipients } = (await clerk.get(`customers/${application}`)).body
  const subjects = { application, rental, box, recipient: recipients[0].id }
  const { batchId: batch, receipt } = posting
  ids = { ...nobodysIds, ...subjects, batch, receipt: receipt ?? 0, now: server.clock.now }
})

const dues = async () => (await clerk.get(`staff/money/boxes/${ids.box}`)).body.rentals[0]
const pay = async (change: object = {}) => {
  const body = { id: newId(), rentalId: ids.rental, months: 3, cents: RENT, way: 'cash' }
  return clerk.post('staff/money/payments', { ...body, isEmailed: false, ...change })
}

describe('a clerk’s action with a stale version is refused', () => {
  it('two clerks take one rent at once: one succeeds, the other gets the new state', async () => {
    const { version } = await dues()
    const answers = await Promise.all([pay({ seen: version }), pay({ seen: version })])
    const [refused, ...others] = answers.filter(({ status }) => status !== 200)
    expect(others).toEqual([])
    const now = await dues()
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'changed',
        parts: ['money'],
        message: expect.stringContaining('May 2, 2027'),
        paidThrough: now.paidThrough,
        balance: 0,
        version: now.version,
      },
    })
    expect(now.paidThrough).toBe('2027-05-02')
    expect((await pay({ seen: now.version })).status).toBe(200)
  })

  it('the same request after a lost response returns the first one', async () => {
    const { version } = await dues()
    const attempt = { id: newId(), seen: version }
    const first = await pay(attempt)
    const again = [await pay(attempt), await pay({ ...attempt, seen: (await dues()).version })]
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body])
  })

  it('unrelated changes refuse nothing', async () => {
    const { version } = await dues()
    const one = `customers/${ids.application}/recipients/${ids.recipient}`
    const demand = await clerk.post(`${one}/form`, { reason: 'forwarding' })
    expect(demand.status).toBe(200)
    expect((await pay({ seen: version })).status).toBe(200)
  })

  it('a hold entered meanwhile refuses changes of the box', async () => {
    const { version } = await dues()
    const days = { from: '2026-12-20', until: '2027-01-05' }
    expect((await clerk.post(`customers/${ids.application}/holds`, days)).status).toBe(200)
    const lostKey = { id: newId(), rentalId: ids.rental, seen: version }
    expect(await clerk.post('staff/money/lost-keys', lostKey)).toMatchObject({
      status: 409,
      body: { code: 'changed', parts: ['box'] },
    })
  })

  it('every call with preconditions refuses an old version', async () => {
    const changeCalls = listShopCalls(ids).filter(
      ({ access, preconditions }) => access !== 'customer' && preconditions.length > 0,
    )
    expect(changeCalls.length).toBeGreaterThan(20)
    const owner = await openStaff(server, 'owner@example.com', 'administrator')
    const answers = []
    for (const call of changeCalls) {
      const path = pathOf(call).replace('/shop/v1/', '')
      const { status, body } = await (call.access === 'owner' ? owner : clerk).post(path, {
        ...call.fields,
        seen: 'an.old.one.',
      })
      answers.push([call.route, status, body.code, body.parts])
    }
    expect(answers).toEqual(
      changeCalls.map(({ route, preconditions }) => [route, 409, 'changed', preconditions]),
    )
  })
})

it('a call without declared preconditions prevents the start', () => {
  const call = clerkCall
    .route({ method: 'POST', path: '/change' })
    .input(v.object({}))
    .output(v.object({}))
  expect(() => serveCalls({ call }, { call: () => ({}) })).toThrow('/change')
})

describe('an application that the counter changed', () => {
  it('is not replaced by a stale page: no recipient is lost', async () => {
    const bob = await openCustomer(server, 'bob@example.com')
    const { id, version } = (await bob.post('application', couple)).body
    const child = { kind: 'minor', name: 'Di Lee', shownCents: 0 }
    await clerk.post(`customers/${id}/recipients`, child)
    const yearly = { ...couple, months: 12 }
    const old = await bob.put('application', { ...yearly, seen: version })
    expect(old).toMatchObject({
      status: 409,
      body: { code: 'changed', parts: ['people', 'terms'] },
    })
    const { application } = (await bob.get('application')).body
    expect(application).toMatchObject({ months: 3, version: old.body.version })
    expect(application.recipients).toHaveLength(4)
    const seenNow = { ...yearly, seen: application.version }
    expect((await bob.put('application', seenNow)).body).toMatchObject({ months: 12 })
  })
})
