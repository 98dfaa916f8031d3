import { expect, it } from 'vitest'

import {
  callShop,
  couple,
  HALF_PAST_NINE,
  NINE,
  openCustomer,
  TEN,
  type Customer,
} from '#server/testing/shop.ts'
import { isFirstDatabase } from '#server/testing/use-server.ts'
import { useShop } from '#server/testing/use-shop.ts'

const { server, ann } = useShop()

const free = async (): Promise<number[]> =>
  (await callShop(server, 'GET', 'slots')).body.days.flatMap(
    (day: { slots: number[] }) => day.slots,
  )

const booked = () =>
  server.database.read
    .selectFrom('appointments')
    .selectAll()
    .where('state', '=', 'booked')
    .execute()

async function bookFrom(peer: string, { token }: Customer, slot: number) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const body = JSON.stringify({ slot, way: 'counter', key: crypto.randomUUID() })
  const response = await server.ask('/shop/v1/visits', { method: 'POST', headers, body }, peer)
  return { status: response.status, ...(await response.json()) }
}

async function bookAll(count: number, peerOf: (index: number) => string, slots: number[]) {
  const people: Customer[] = []
  for (let index = 0; index < count; index++) {
    people.push(await openCustomer(server, `visitor${crypto.randomUUID()}@example.com`))
  }
  return Promise.all(
    people.map((person, index) => bookFrom(peerOf(index), person, slots[index] ?? 0)),
  )
}

const count = (answers: { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length

it('a customer has three at most, also for concurrent bookings', async () => {
  await ann.post('application', couple)
  const slots = (await free()).slice(0, 12)
  const answers = await Promise.all(slots.map((slot) => ann.book(slot)))
  expect([count(answers, 201), count(answers, 409)]).toEqual([3, 9])
  const refused = answers.filter(({ status }) => status === 409)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['too_many_visits']))
  expect(await booked()).toHaveLength(3)
})

it.runIf(isFirstDatabase)('one without an application, three with one', async () => {
  const answers = await Promise.all([NINE, HALF_PAST_NINE, TEN].map((slot) => ann.book(slot)))
  expect([count(answers, 201), count(answers, 409)]).toEqual([1, 2])
  expect((await ann.book(TEN + 1_800_000)).body.code).toBe('one_visit')
  await ann.post('application', couple)
  expect((await ann.book(TEN + 1_800_000)).status).toBe(201)
  await ann.post('application/withdraw')
  expect(await booked()).toHaveLength(0)
  expect((await ann.book(NINE)).status).toBe(201)
  expect((await ann.book(TEN)).body.code).toBe('one_visit')
})

it.runIf(isFirstDatabase).each([
  ['one address', () => '203.0.113.7'],
  ['one /48', (index: number) => `2001:db8:7:${index.toString(16)}00::1`],
])('twenty are open from %s, across accounts', async (_line, peerOf) => {
  const slots = await free()
  const answers = await bookAll(26, peerOf, slots)
  expect([count(answers, 201), count(answers, 409)]).toEqual([20, 6])
  expect(await booked()).toHaveLength(20)
  const [another] = await bookAll(1, () => '198.51.100.1', slots.slice(30))
  expect(another?.status).toBe(201)
})

it.runIf(isFirstDatabase)(
  'a canceled or past one no longer counts, and its network is erased',
  async () => {
    const slots = await free()
    await bookAll(20, () => '203.0.113.7', slots)
    expect(await bookFrom('203.0.113.7', ann, slots[25] ?? 0)).toMatchObject({
      status: 409,
      code: 'crowded_network',
    })
    const owners = await booked()
    await server.database.write((tx) =>
      tx
        .updateTable('appointments')
        .set({ customerId: ann.id })
        .where('id', '=', owners[0]?.id ?? '')
        .execute(),
    )
    await ann.post(`visits/${owners[0]?.id}/cancel`)
    expect((await bookFrom('203.0.113.7', ann, slots[25] ?? 0)).status).toBe(201)
    const cancelled = await server.database.read
      .selectFrom('appointments')
      .select(['network', 'widerNetwork'])
      .where('state', '=', 'cancelled')
      .execute()
    expect(cancelled).toEqual([{ network: null, widerNetwork: null }])
  },
)
