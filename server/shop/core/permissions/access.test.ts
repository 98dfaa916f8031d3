import { Hono } from 'hono'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'

import { listen } from '#server/http/listen.ts'
import { addRoutes, errorResponse, type AppEnvironment } from '#server/http/router.ts'
import { noSite } from '#server/http/site.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { shopRoutes } from '#server/shop/routes.ts'
import { addApp } from '#server/testing/factors.ts'
import { listShopCalls, pathOf } from '#server/testing/shop-calls.ts'
import { atMonday, openCustomer, type Customer } from '#server/testing/shop.ts'
import { useSharedServer } from '#server/testing/use-server.ts'
import { counter } from '#shared/content/counter.ts'
import { interpolate } from '#shared/interpolate.ts'
import { clerkCall, refusing, type Access } from '#shared/shop/core/contract.ts'
import type { StaffRole } from '#shared/shop/core/staff.ts'

import { guardRoutes, type ShopRoutes } from './access.ts'
import { setRole } from './staff-role.ts'

const people = ['nobody', 'customer', 'mailbox_center', 'administrator'] as const
type Person = (typeof people)[number]
const MAY: Record<Access, Person[]> = {
  public: [...people],
  customer: ['customer', 'mailbox_center', 'administrator'],
  clerk: ['mailbox_center', 'administrator'],
  owner: ['administrator'],
}

const server = useSharedServer()
const tokens = {} as Record<Person, { once: string; twice: string }>

beforeAll(async () => {
  atMonday(server)
  tokens.nobody = { once: '', twice: '' }
  for (const role of ['customer', 'mailbox_center', 'administrator'] as const) {
    const customer = await openCustomer(server, `${role}@example.com`)
    if (role !== 'customer') await grant(customer, role)
    const { session } = await addApp(server, customer.token)
    tokens[role] = { once: customer.token, twice: session.access_token }
  }
})

async function grant({ id, email }: Customer, role: StaffRole) {
  const by = { id: 'test', role: 'operator' }
  await server.database.write((tx) => setRole(tx, { id, email, role }, by, server.clock.now))
}

const routes = Object.entries(shopRoutes).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, { access }]) => ({ path, method, access })),
)

it.each(routes)(
  '$method $path allows only the roles it names',
  async ({ path, method, access }) => {
    const letIn: Person[] = []
    for (const person of people) {
      const token = tokens[person].twice
      const headers = token ? { Authorization: `Bearer ${token}` } : undefined
      const body = method === 'GET' ? undefined : '{}'
      const { status } = await server.ask(path, { method, headers, body })
      if (status !== 401 && status !== 403) letIn.push(person)
    }
    expect(letIn).toEqual(MAY[access])
  },
)

describe('a call', () => {
  const planted: ShopRoutes = Object.fromEntries(
    (['public', 'customer', 'clerk', 'owner'] as const).map((access) => [
      `/shop/v1/for-${access}`,
      { GET: { access, handler: () => Response.json({}) } },
    ]),
  )

  function call(some: ShopRoutes, path: string, token: string) {
    const app = new Hono<AppEnvironment>()
    addRoutes(app, guardRoutes(some), server.services)
    app.onError((error, context) => errorResponse(error, context, server.services))
    const headers = { Authorization: `Bearer ${token}` }
    const request = new Request(`http://site.test/shop/v1/${path}`, { headers })
    return app.fetch(request, { peer: '10.0.0.1' })
  }

  const ask = async (access: Access, token: string) =>
    (await call(planted, `for-${access}`, token)).status

  it('reports why the counter refuses it, with details', async () => {
    const refuse = clerkCall
      .route({ method: 'GET', path: '/refuse' })
      .input(v.object({}))
      .output(v.object({}))
      .errors(refusing(counter, 'box_quarantined', 'not_found'))
    const refusalOf = async (error: CounterError) => {
      const handler = () => {
        throw error
      }
      const served = serveCalls({ refuse }, { refuse: handler })
      const response = await call(served, 'refuse', tokens.mailbox_center.twice)
      return { status: response.status, ...(await response.json()) }
    }
    const until = '2027-02-28'
    expect(await refusalOf(new CounterError('box_quarantined', { until }))).toEqual({
      status: 409,
      code: 'box_quarantined',
      message: interpolate(counter.box_quarantined, { until: 'February 28, 2027' }),
      until,
    })
    expect(await refusalOf(new CounterError('not_found'))).toMatchObject({ status: 404 })
    expect(await refusalOf(new CounterError('no_box'))).toMatchObject({ status: 500 })
  })

  it.each(people)('allows %s where they may call', async (person) => {
    for (const access of Object.keys(MAY) as Access[]) {
      const isLetIn = (await ask(access, tokens[person].twice)) === 200
      expect([access, isLetIn]).toEqual([access, MAY[access].includes(person)])
    }
  })

  it.each(['customer', 'mailbox_center', 'administrator'] as const)(
    'requires the account’s second factor of %s',
    async (person) => {
      for (const access of ['customer', 'clerk', 'owner'] as const) {
        expect([access, await ask(access, tokens[person].once)]).toEqual([access, 403])
      }
      expect((await call(shopRoutes, 'me', tokens[person].once)).status).toBe(200)
    },
  )

  it('for staff requires a second factor; their own calls require only an existing one', async () => {
    const clerk = await openCustomer(server, 'new-clerk@example.com')
    await grant(clerk, 'mailbox_center')
    expect(await ask('customer', clerk.token)).toBe(200)
    expect(await ask('clerk', clerk.token)).toBe(403)
  })
})

it('each call refuses an unknown field, and one that is in its path', async () => {
  const headers = { Authorization: `Bearer ${tokens.administrator.twice}` }
  for (const call of listShopCalls().filter(({ fields }) => fields)) {
    for (const field of ['unknown', ...Object.keys(call.params)]) {
      await server.database.limits
        .deleteFrom('limits')
        .where('key', 'not like', 'staff:%')
        .execute()
      const body = JSON.stringify({ ...call.fields, [field]: 'x' })
      const answer = await server.ask(pathOf(call), { method: call.method, headers, body })
      const { field: named } = await answer.json()
      expect([call.route, answer.status, named]).toEqual([call.route, 400, field])
    }
  }
})

it('no path of a call is served as a page', async () => {
  const front = await listen({ port: 0, host: '127.0.0.1' }, noSite, (request, peer) =>
    server.app.fetch(request, { peer }),
  )
  const headers = { Authorization: `Bearer ${tokens.administrator.twice}` }
  for (const { path } of routes.filter(({ method }) => method === 'GET')) {
    const address = `http://127.0.0.1:${front.port}${path}`
    const { status } = await fetch(address, { headers, redirect: 'manual' })
    expect([path, path.includes('/:') ? [400, 404, 409] : [200]]).toEqual([
      path,
      expect.arrayContaining([status]),
    ])
  }
  await front.close()
})
