import { describe, expect, it } from 'vitest'

import { INNARDS } from '#server/testing/attacks.ts'
import { listCalls } from '#server/testing/calls.ts'
import { confirm, signIn } from '#server/testing/fixtures.ts'
import {
  BODIES,
  HEADERS,
  inTurn,
  mutate,
  PATHS,
  QUERIES,
  VALUES,
} from '#server/testing/mutations.ts'
import { startServer } from '#server/testing/start-server.ts'
import { ACTOR, REFUSALS, useAttackedServer, writes } from '#server/testing/use-attacked-server.ts'
import { isFirstDatabase } from '#server/testing/use-server.ts'

/** Coprime to the counts, so that each field of a kind meets other values. */
const VALUES_OF_A_FIELD = 2
const BODIES_OF_A_CALL = 3
const PATHS_OF_A_CALL = isFirstDatabase ? 3 : 1
const QUERIES_OF_A_NAME = isFirstDatabase ? 3 : 1
const DETAIL = 'detail of a fault'
const WRITTEN = /@example\.com|Sunny|eyJ/
const mayBeAField = (value: unknown) => value !== '' && typeof value !== 'object'

const { server, all, ask, faultOf, tokenFor } = useAttackedServer()

it.runIf(isFirstDatabase)('the fixtures send a valid body to each call', async () => {
  const misunderstood: string[] = []
  const calls = listCalls(server.app).filter(({ route }) => route.startsWith('/shop/'))
  for (const call of calls.filter(writes)) {
    const { status, text } = await ask(call, { token: await tokenFor(call) })
    const isRefused = status === 413 || /"(validation_failed|bad_json)"/.test(text)
    if (isRefused || status >= 500) misunderstood.push(`${call.method} ${call.route} ${text}`)
  }
  expect(misunderstood).toEqual([])
})

describe('every call by an authorized caller returns a designed response', () => {
  it('with any path', async () => {
    const faults: string[] = []
    const somePaths = inTurn(PATHS, PATHS_OF_A_CALL)
    for (const call of all()) {
      const token = await tokenFor(call)
      for (const name of Object.keys(call.params)) {
        for (const text of somePaths()) {
          const changed = { ...call, params: { ...call.params, [name]: text } }
          faults.push(...(await faultOf(changed, { token }, REFUSALS)))
        }
      }
    }
    expect(faults.slice(0, 9)).toEqual([])
  })

  it('with any query', async () => {
    const faults: string[] = []
    const queries = all().flatMap((call) => call.query.map((name) => ({ call, name })))
    expect(queries.length).toBeGreaterThan(30)
    const someQueries = inTurn(QUERIES, QUERIES_OF_A_NAME)
    for (const { call, name } of queries) {
      const token = await tokenFor(call)
      for (const text of someQueries()) {
        const query = `?${new URLSearchParams({ [name]: text })}`
        faults.push(...(await faultOf(call, { token, query })))
      }
    }
    expect(faults.slice(0, 9)).toEqual([])
  })

  it('with any body', async () => {
    // Values that no field can have are refused before any database is asked.
    const values = isFirstDatabase ? VALUES : VALUES.filter(mayBeAField)
    const someValues = inTurn(values, isFirstDatabase ? VALUES_OF_A_FIELD : 1)
    const someBodies = inTurn(BODIES, isFirstDatabase ? BODIES_OF_A_CALL : 0)
    const faults: string[] = []
    const before = await readAccounts()
    for (const call of all().filter(writes)) {
      const token = await tokenFor(call)
      const mutations = mutate(call.fields, someValues).map((body) => JSON.stringify(body))
      const bodies = new Set([...someBodies(), ...mutations])
      bodies.delete(JSON.stringify(call.fields))
      for (const body of bodies) {
        faults.push(...(await faultOf(call, { token, body })))
      }
    }
    expect(faults.slice(0, 9)).toEqual([])
    expect(await readAccounts()).toEqual(before)
    expect((await signIn(server, ACTOR)).access_token).toBeTruthy()
  })

  it.runIf(isFirstDatabase)('with any headers', async () => {
    const someHeaders = inTurn(HEADERS, 1)
    const faults: string[] = []
    for (const call of all()) {
      for (const headers of someHeaders()) faults.push(...(await faultOf(call, { headers })))
    }
    expect(faults.slice(0, 9)).toEqual([])
  })
})

async function readAccounts() {
  const { read } = server.database
  const people = await read
    .selectFrom('users')
    .selectAll()
    .where('email', '!=', ACTOR)
    .orderBy('id')
    .execute()
  const actor = await read
    .selectFrom('users')
    .select(['email', 'passwordHash', 'appMetadata', 'bannedUntil'])
    .where('email', '=', ACTOR)
    .execute()
  return { people, actor, tables: await read.introspection.getTables() }
}

it('logs no personal text', () => {
  expect(server.logged()).not.toMatch(WRITTEN)
})

it.runIf(isFirstDatabase)(
  'an internal error returns no details; the log names it by the response’s id',
  async () => {
    const broken = await startServer()
    const { access_token: token } = await confirm(broken)
    for (const name of ['read', 'write', 'limits', 'isReady'] as const)
      Object.defineProperty(broken.database, name, {
        get() {
          throw new Error(DETAIL)
        },
      })
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    let faults = 0
    for (const { method, route, fields } of listCalls(broken.app)) {
      const body = fields && JSON.stringify(fields)
      const answer = await broken.ask(route, { method, headers, ...(body && { body }) })
      const text = await answer.text()
      expect(text).not.toMatch(INNARDS)
      expect(text).not.toContain(DETAIL)
      if (answer.status !== 500) continue
      faults += 1
      expect([route, text]).toEqual([route, expect.stringMatching(/unexpected_failure|XX000/)])
      expect(broken.logged()).toContain(answer.headers.get('X-Request-Id') ?? 'no id')
    }
    expect(faults).toBeGreaterThan(5)
    expect(broken.logged()).not.toContain(DETAIL)
    await broken.close()
  },
)
