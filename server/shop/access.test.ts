import { Hono } from 'hono'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listen } from '#server/http/listen.ts'
import { addRoutes, type AppEnvironment, errorResponse } from '#server/http/router.ts'
import { noSite } from '#server/http/site.ts'
import { runScript } from '#server/testing/accounts.ts'
import { startServer, type TestServer } from '#server/testing/start-server.ts'
import { atMonday, type Customer, openCustomer } from '#server/testing/shop.ts'

import { type Access, guardRoutes, type ShopRoutes } from './access.ts'
import { shopRoutes } from './routes.ts'
import { setRole, type StaffRole } from './staff.ts'

const people = ['nobody', 'customer', 'mailbox_center', 'administrator'] as const
type Person = (typeof people)[number]
const MAY: Record<Access, Person[]> = {
  public: [...people],
  customer: ['customer', 'mailbox_center', 'administrator'],
  clerk: ['mailbox_center', 'administrator'],
  owner: ['administrator'],
}

let server: TestServer
const tokens = {} as Record<Person, { once: string; twice: string }>

beforeAll(async () => {
  server = atMonday(await startServer())
  tokens.nobody = { once: '', twice: '' }
  for (const role of ['customer', 'mailbox_center', 'administrator'] as const) {
    const customer = await openCustomer(server, `${role}@example.com`)
    if (role !== 'customer') await grant(customer, role)
    tokens[role] = { once: customer.token, twice: await withSecondFactor(customer.token) }
  }
})

afterAll(() => server.close())

async function grant({ id, email }: Customer, role: StaffRole) {
  const by = { actor: 'test', role: 'operator' }
  await server.database.write((tx) => setRole(tx, { id, email, role }, by, server.clock.now))
}

/** The same session, whose second factor was checked. */
function withSecondFactor(token: string) {
  const claims = { ...decodeJwt(token), aal: 'aal2' }
  const signed = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
  return signed.sign(server.services.secrets.accessTokens)
}

const routes = Object.entries(shopRoutes).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, { access }]) => ({ path, method, access })),
)

describe.each(routes)('$method $path', ({ path, method, access }) => {
  it.each(people)(`asked by %s`, async (person) => {
    const token = tokens[person].twice
    const headers = token ? { Authorization: `Bearer ${token}` } : undefined
    const body = method === 'GET' ? undefined : '{}'
    const { status } = await server.ask(path, { method, headers, body })
    const isRefused = status === 401 || status === 403
    expect([person, isRefused]).toEqual([person, !MAY[access].includes(person)])
  })
})

describe('a call', () => {
  const planted: ShopRoutes = Object.fromEntries(
    (['public', 'customer', 'clerk', 'owner'] as const).map((access) => [
      `/shop/v1/for-${access}`,
      { GET: { access, handler: () => Response.json({}) } },
    ]),
  )

  async function ask(access: Access, token: string) {
    const app = new Hono<AppEnvironment>()
    addRoutes(app, guardRoutes(planted), server.services)
    app.onError((error, context) => errorResponse(error, context, server.services))
    const headers = { Authorization: `Bearer ${token}` }
    const request = new Request(`http://site.test/shop/v1/for-${access}`, { headers })
    return (await app.fetch(request, { peer: '10.0.0.1' })).status
  }

  it.each(people)('lets %s where they may be', async (person) => {
    for (const access of Object.keys(MAY) as Access[]) {
      const isLetIn = (await ask(access, tokens[person].twice)) === 200
      expect([access, isLetIn]).toEqual([access, MAY[access].includes(person)])
    }
  })

  it.each(['mailbox_center', 'administrator'] as const)(
    'for staff asks %s for their second factor, their own calls do not',
    async (person) => {
      expect(await ask('customer', tokens[person].once)).toBe(200)
      for (const access of ['clerk', 'owner'] as const) {
        expect(await ask(access, tokens[person].once)).toBe(403)
      }
    },
  )
})

it('no path of a call is taken for a page, which would lead to the start', async () => {
  const front = await listen({ port: 0, host: '127.0.0.1' }, noSite, (request, peer) =>
    server.app.fetch(request, { peer }),
  )
  const headers = { Authorization: `Bearer ${tokens.customer.once}` }
  for (const { path } of routes.filter(({ method }) => method === 'GET')) {
    const address = `http://127.0.0.1:${front.port}${path}`
    const { status } = await fetch(address, { headers, redirect: 'manual' })
    expect([path, status]).toEqual([path, 200])
  }
  await front.close()
})

it('the operator’s command gives and takes a role, which the account is told', async () => {
  const dan = await openCustomer(server, 'dan@example.com')
  const roleOf = async () => (await dan.get('me')).body.role
  expect(await roleOf()).toBe('customer')
  const run = (...words: string[]) => runScript('grant-role', words, server.place)
  expect((await run(dan.email, 'administrator')).code).toBe(0)
  expect(await roleOf()).toBe('administrator')
  expect((await run(dan.email, 'customer')).code).toBe(0)
  expect(await roleOf()).toBe('customer')
  expect((await run('nobody@example.com', 'administrator')).code).toBe(1)
  expect((await run(dan.email, 'king')).said).toContain('Usage')
})
