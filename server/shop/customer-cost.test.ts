import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { ShopRoutes } from '#server/shop/core/permissions/access.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { listShopCalls, nobodysIds, pathOf, type ShopCall } from '#server/testing/shop-calls.ts'
import { atMonday, couple, NINE, openCustomer, TEN, type Customer } from '#server/testing/shop.ts'
import { useSharedServer } from '#server/testing/use-server.ts'

import { shopRoutes } from './routes.ts'

const CUSTOMERS_PER_NETWORK = 4

const server = useSharedServer()
const people: Customer[] = []
let rentalId = ''

beforeAll(async () => {
  atMonday(server)
  for (let person = 0; person <= CUSTOMERS_PER_NETWORK; person += 1) {
    people.push(await openCustomer(server, `person${person}@example.com`))
  }
  rentalId = (await openMailbox(server, people[0]!)).id
})
beforeEach(() => server.database.limits.deleteFrom('limits').execute())

const limitOf = ({ route, method }: ShopCall) => shopRoutes[route]?.[method as 'POST']?.limit

const writes = () =>
  listShopCalls({ ...nobodysIds, rental: rentalId, now: NINE }).filter(
    ({ access, method }) => method !== 'GET' && (access === 'customer' || access === 'public'),
  )

async function send(call: ShopCall, { token = '' } = {}, peer?: string, language = 'en') {
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': language,
    Authorization: `Bearer ${token}`,
  }
  const init = { method: call.method, headers, body: JSON.stringify(call.fields) }
  const response = await server.ask(pathOf(call), init, peer)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function countAllowed(most: number, ask: (turn: number) => Promise<{ status: number }>) {
  let allowed = 0
  while (allowed <= most && (await ask(allowed)).status !== 429) allowed += 1
  return allowed
}

describe.each(writes().map((call) => [`${call.method} ${call.route}`, call] as const))(
  '%s',
  (_name, { route, method }) => {
    const call = () => writes().find((one) => one.route === route && one.method === method)!

    it('has a rate limit, counted across networks', async () => {
      const limit = limitOf(call())
      expect(limit).toBeDefined()
      if (call().access === 'public') return
      const allowed = await countAllowed(100, () => send(call(), people[0]))
      expect(allowed).toBe(limit?.count)
      for (const language of ['en', 'es']) {
        const { headers, body } = await send(call(), people[0], undefined, language)
        expect(body).toMatchObject({ code: 'over_request_rate_limit' })
        expect(body.message).toMatch(language === 'en' ? /try again in \d+ min/ : /en \d+ min/)
        expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
      }
    })
  },
)

const countedByNetwork = writes().filter(
  ({ access, route }) => access === 'public' || /\/(data\/delete|withdraw)$/.test(route),
)

it.each(countedByNetwork)(
  '$method $route is limited by network, for every caller',
  async (call) => {
    const { count = 0 } = limitOf(call) ?? {}
    const most = count * CUSTOMERS_PER_NETWORK
    const ask = (turn: number) =>
      send(call, people[1 + (turn % CUSTOMERS_PER_NETWORK)], '203.0.113.9')
    const allowed = call.route.endsWith('/data/delete') ? 30 : most
    expect(await countAllowed(most + 1, ask)).toBe(allowed)
    expect((await send(call, people[0], '198.51.100.9')).status).not.toBe(429)
  },
)

it('a customer’s write without a limit is a type error', () => {
  const handler = () => Response.json({})
  const routes: ShopRoutes = {
    '/shop/v1/read': { GET: { access: 'customer', handler } },
    '/shop/v1/counter': { POST: { access: 'clerk', handler } },
    // @ts-expect-error -- a customer's write says how often
    '/shop/v1/write': { POST: { access: 'customer', handler } },
    // @ts-expect-error -- a public write does, too
    '/shop/v1/open': { PUT: { access: 'public', handler } },
  }
  expect(Object.keys(routes)).toHaveLength(4)
})

it('all writes together cause nine emails an hour at most', async () => {
  const eve = await openCustomer(server, 'eve@example.com')
  const everything = async () => {
    await eve.post('application', couple)
    await eve.put('application', { ...couple, months: 6 })
    const visits = [await eve.book(NINE), await eve.book(TEN)]
    for (const { body } of visits)
      await eve.post(`visits/${body.id}/move`, { slot: TEN + 1_800_000 })
    for (const { body } of visits) await eve.post(`visits/${body.id}/cancel`)
    await eve.post('application/withdraw')
  }
  for (let time = 0; time < 10; time += 1) await everything()
  const emails = (await server.emailsTo(eve.email)).filter(({ kind }) => kind !== 'confirm')
  expect(emails).toHaveLength(9)
  expect(emails.filter(({ kind }) => kind === 'gathered')).toHaveLength(1)
})
