import { beforeAll, describe, expect, it } from 'vitest'

import { listRecipients } from '#server/shop/core/customers/applications.ts'
import { INNARDS } from '#server/testing/attacks.ts'
import { openMailbox } from '#server/testing/counter.ts'
import {
  BODIES,
  inTurn,
  mutate,
  PATHS,
  QUERIES,
  queryOf,
  VALUES,
} from '#server/testing/mutations.ts'
import { sayAsSeen } from '#server/testing/seen.ts'
import {
  listShopCalls,
  nobodysIds,
  pathOf,
  type ShopCall,
  type ShopIds,
} from '#server/testing/shop-calls.ts'
import {
  atMonday,
  couple,
  NINE,
  openCustomer,
  openStaff,
  type Customer,
} from '#server/testing/shop.ts'
import { isFirstDatabase, useSharedServer } from '#server/testing/use-server.ts'
import { isSoak } from '#tests/support/soak.ts'

const VICTIM = 'victim@example.com'
const REFUSALS = [400, 401, 403, 404, 405, 409, 413, 422, 429]
const ANSWERS = [200, 201, ...REFUSALS]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']
const TOKENS = ['', 'x', 'a.b.c', 'Ã©']
/** Numbers that share no factor with how many there are, so that each field of a kind meets others. */
const VALUES_OF_A_FIELD = 3
const BODIES_OF_A_CALL = 3
const PATHS_OF_A_CALL = 3
const QUERIES_OF_A_NAME = 3
const mayBeAField = (value: unknown) => value !== '' && typeof value !== 'object'
const server = useSharedServer()
let owner: Customer
let victim: Customer
let stranger: Customer
let ids: ShopIds

beforeAll(async () => {
  atMonday(server)
  owner = await openStaff(server, 'owner@example.com', 'administrator')
  victim = await openCustomer(server, VICTIM)
  stranger = await openCustomer(server, 'stranger@example.com')
  const rental = await openMailbox(server, victim)
  const visit = await victim.book(NINE)
  const days = { from: '2026-12-20', until: '2027-01-05' }
  await victim.post(`mailboxes/${rental.id}/holds`, days)
  const { read } = server.database
  const application = rental.applicationId ?? ''
  const recipient = (await listRecipients(read, application))[0]
  const hold = await read.selectFrom('holds').select('id').executeTakeFirstOrThrow()
  ids = {
    ...nobodysIds,
    application,
    recipient: recipient?.id ?? '',
    rental: rental.id,
    visit: visit.body.id as unknown as string,
    offer: await offerTo(VICTIM),
    hold: hold.id,
    box: rental.box,
    now: server.clock.now,
  }
})

/** What the counter filed for somebody who gave this address. */
async function offerTo(email: string) {
  await owner.post('customers', { email, application: couple })
  const walkIn = await server.database.read
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return walkIn.id
}

type Sent = { body?: string; token?: string; query?: string; method?: string }

/** What is sent again and again is to reach the call itself: how often it may be sent is asked elsewhere. */
const forgetLimits = () =>
  server.database.limits.deleteFrom('limits').where('key', 'not like', 'staff:%').execute()

async function ask(call: ShopCall, sent: Sent = {}) {
  const answer = await askOnce(call, sent)
  if (answer.status !== 429) return answer
  await forgetLimits()
  return askOnce(call, sent)
}

async function askOnce(call: ShopCall, { body, token, query = '', method = call.method }: Sent) {
  const text = body ?? JSON.stringify(call.fields ?? {})
  const sent = method === 'GET' ? undefined : await sayAsSeen(server, call, text)
  const headers = {
    'Content-Length': String(Buffer.byteLength(sent ?? '')),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  const answer = await server.ask(`${pathOf(call)}${query}`, { method, headers, body: sent })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** What is wrong with an answer, so that a failure names the call. */
async function faultOf(call: ShopCall, sent: Sent, allowed = ANSWERS) {
  const { status, text } = await ask(call, sent)
  if (allowed.includes(status) && !INNARDS.test(text)) return []
  const said = (sent.body ?? sent.query ?? JSON.stringify(call.params)).slice(0, 160)
  return [`${status} ${text.slice(0, 200)} to ${call.method} ${call.route} ${said}`]
}

/** The owner may ask everything; the account that a call may delete is another one, without the second factor that is proof. */
const tokenFor = ({ route }: ShopCall) => (route.endsWith('/delete') ? stranger : owner).token

const writes = (call: ShopCall) => call.fields !== undefined

it('each call understands the body that these tests send it', async () => {
  const misunderstood: string[] = []
  for (const call of listShopCalls().filter(writes)) {
    const { status, text } = await ask(call, { token: tokenFor(call) })
    const isRefused = status === 413 || /"(validation_failed|bad_json)"/.test(text)
    if (isRefused || status >= 500) misunderstood.push(`${call.method} ${call.route} ${text}`)
  }
  expect(misunderstood).toEqual([])
})

describe.runIf(isFirstDatabase)('whoever asks', () => {
  it('is refused with a wrong token', async () => {
    const calls = listShopCalls(ids).filter(({ access }) => access !== 'public')
    const someTokens = inTurn(TOKENS, 1)
    const faults = await Promise.all(
      calls.flatMap((call) => someTokens().map((token) => faultOf(call, { token }, [401, 403]))),
    )
    expect(faults.flat().slice(0, 9)).toEqual([])
  })

  it('is told which methods there are, and reaches nothing by another', async () => {
    const all = listShopCalls(ids)
    for (const [index, call] of all.entries()) {
      const known = all.flatMap(({ route, method }) => (route === call.route ? [method] : []))
      const unknown = METHODS.filter((one) => !known.includes(one))
      for (const method of isSoak ? unknown : [unknown[index % unknown.length]!]) {
        const { status, headers } = await ask(call, { token: tokenFor(call), method })
        expect([method, call.route, status]).toEqual([method, call.route, 405])
        expect(headers.get('Allow')).toBe(known.join(', '))
      }
    }
  })

  it('is refused with a body beyond what the call takes', async () => {
    const calls = listShopCalls(ids).filter(writes)
    const faults = await Promise.all(
      calls.map((call) => {
        const body = JSON.stringify({ x: 'x'.repeat(call.maxBodyBytes) })
        return faultOf(call, { token: tokenFor(call), body }, [413])
      }),
    )
    expect(faults.flat().slice(0, 9)).toEqual([])
  })
})

describe('the owner, who may ask everything, is answered by design', () => {
  it('whatever stands in the path', async () => {
    const faults: string[] = []
    const somePaths = inTurn(PATHS, PATHS_OF_A_CALL)
    for (const call of listShopCalls(ids)) {
      for (const name of Object.keys(call.params)) {
        for (const text of somePaths()) {
          const changed = { ...call, params: { ...call.params, [name]: text } }
          faults.push(...(await faultOf(changed, { token: tokenFor(call) }, REFUSALS)))
        }
      }
    }
    expect(faults.slice(0, 9)).toEqual([])
  })

  it('whatever is asked for in the query', async () => {
    const faults: string[] = []
    const asked = listShopCalls(ids)
      .filter(({ method }) => method === 'GET')
      .flatMap((call) => queryOf(call.route).map((name) => ({ call, name })))
    expect(asked.length).toBeGreaterThan(15)
    const someQueries = inTurn(QUERIES, QUERIES_OF_A_NAME)
    for (const { call, name } of asked) {
      for (const text of someQueries()) {
        const query = `?${new URLSearchParams({ [name]: text })}`
        faults.push(...(await faultOf(call, { token: tokenFor(call), query })))
      }
    }
    expect(faults.slice(0, 9)).toEqual([])
  })

  it('whatever stands in the body', async () => {
    // Values that no field can have are refused before any database is asked.
    const values = isFirstDatabase ? VALUES : VALUES.filter(mayBeAField)
    const someValues = inTurn(values, isFirstDatabase ? VALUES_OF_A_FIELD : 1)
    const someBodies = inTurn(BODIES, isFirstDatabase ? BODIES_OF_A_CALL : 0)
    const faults: string[] = []
    for (const call of listShopCalls(ids).filter(writes)) {
      const mutations = mutate(call.fields, someValues).map((body) => JSON.stringify(body))
      const bodies = new Set([...someBodies(), ...mutations])
      bodies.delete(JSON.stringify(call.fields))
      for (const body of bodies) {
        faults.push(...(await faultOf(call, { token: tokenFor(call), body })))
      }
    }
    expect(faults.slice(0, 9)).toEqual([])
  })
})

it('nobody’s address stands in the log', () => {
  expect(server.logged()).not.toMatch(/@example\.com/)
})

describe('another customer', () => {
  const own = () => listShopCalls(ids).filter(({ access }) => access === 'customer')

  it('changes nothing of somebody whose ids they know', async () => {
    const withIds = own().filter(({ params }) => params.id)
    expect(withIds.length).toBeGreaterThan(3)
    const faults = await Promise.all(
      withIds.map((call) => faultOf(call, { token: stranger.token }, [404])),
    )
    expect(faults.flat().slice(0, 9)).toEqual([])
    for (const { route, method } of withIds) {
      if (route.includes('/offers/')) ids.offer = await offerTo(VICTIM)
      const call = own().find((one) => one.route === route && one.method === method)
      const status = call && (await ask(call, { token: victim.token })).status
      expect([route, status]).not.toEqual([route, 404])
    }
  })

  it('reads nothing of them', async () => {
    const traces = [VICTIM, victim.id, ids.application, ids.recipient, ids.rental, ids.visit]
    for (const call of own().filter((one) => !writes(one))) {
      const { text } = await ask(call, { token: stranger.token })
      expect([call.route, traces.filter((trace) => text.includes(trace))]).toEqual([call.route, []])
    }
  })
})
