import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { absentCalls } from './attacks-for-tests.ts'
import { bearer, type Known, type Said } from './conformance.ts'
import { refusalsOfAccount } from './conformance-account.ts'
import { bob, refusalsOfEntry } from './conformance-entry.ts'
import { ann, startServer, type TestServer } from './start-server.ts'

let server: TestServer
const MODERN = { 'X-Supabase-Api-Version': '2024-01-01' }

async function say(path: string, { method = 'POST', body, headers }: Said = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = { method, headers, body: method === 'GET' ? undefined : text }
  return server.ask(`/auth/v1/${path}`, init)
}

let known: Known = { accessToken: '', refreshToken: '' }

beforeAll(async () => {
  server = await startServer()
  await say('signup', { body: { ...ann, data: ann.options.data } })
  await say('signup', { body: bob })
  const token_hash = await server.linkTo(ann.email, 'confirm')
  const verified = await say('verify', { body: { type: 'signup', token_hash } })
  const session = (await verified.json()) as { access_token: string; refresh_token: string }
  known = { accessToken: session.access_token, refreshToken: session.refresh_token }
})

afterAll(() => server.close())

describe.each([...refusalsOfEntry, ...refusalsOfAccount])(
  '%s',
  (_name, request, status, code, message) => {
    it('is answered as supabase/auth answers a modern client', async () => {
      const [path, said = {}] = request(known)
      const answer = await say(path, { ...said, headers: { ...said.headers, ...MODERN } })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
      expect(answer.headers.get('x-sb-error-code')).toBe(code)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toMatchObject({ code, message: expect.stringMatching(message) })
    })

    it('is answered as supabase/auth answers an old client', async () => {
      const [path, said] = request(known)
      const answer = await say(path, said)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('x-supabase-api-version')).toBeNull()
      const body = { code: status, error_code: code, msg: expect.stringMatching(message) }
      expect(await answer.json()).toMatchObject(body)
    })
  },
)

it('gives the reasons why a password is weak', async () => {
  const answer = await say('signup', { body: { email: 'a@example.com', password: 'aa' } })
  expect(await answer.json()).toMatchObject({
    weak_password: { reasons: ['length', 'characters'] },
  })
})

it.each([
  ['settings', { external: { email: true, google: false }, disable_signup: false }],
  ['health', { name: 'GoTrue' }],
  ['.well-known/jwks.json', { keys: [] }],
])('answers GET %s', async (path, body) => {
  const answer = await say(path, { method: 'GET' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject(body)
})

it.each(absentCalls)('knows no %s', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    expect((await say(path, { method, body: {}, headers: bearer(known) })).status).toBe(404)
  }
})

it('opens nothing to other sites', async () => {
  for (const Origin of ['https://evil.example', 'null', 'http://site.test.evil.example']) {
    const headers = { Origin, 'Access-Control-Request-Method': 'POST' }
    for (const method of ['OPTIONS', 'POST']) {
      const answer = await say('signup', { method, headers, body: {} })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  }
})
