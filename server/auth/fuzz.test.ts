import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { confirm } from '#server/testing/fixtures.ts'
import { ann, startServer, type TestServer } from '#server/testing/start-server.ts'
import { size } from '#tests/support/soak.ts'

let server: TestServer
let token = ''

beforeAll(async () => {
  server = await startServer()
  token = (await confirm(server)).access_token
})

afterAll(() => server.close())

const paths = [
  'POST signup',
  'POST token?grant_type=password',
  'POST token?grant_type=refresh_token',
  'POST token?grant_type=pkce',
  'POST recover',
  'POST resend',
  'POST verify',
  'PUT user',
  'POST factors',
  'POST factors/00000000-0000-4000-8000-000000000000/verify',
  'POST factors/recovery-codes',
  'POST factors/recovery-codes/verify',
  'POST passkeys/registration/options',
  'POST passkeys/registration/verify',
  'POST passkeys/authentication/verify',
  'PATCH passkeys/1',
  'DELETE sessions/1',
]

const fields = [
  'email password data phone type token token_hash refresh_token auth_code code_verifier',
  'factor_type friendly_name issuer challenge_id code credential',
  'code_challenge code_challenge_method current_password gotrue_meta_security nonce __proto__',
].flatMap((names) => names.split(' '))

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    ann.email,
    ann.password,
    'new@example.com',
    'signup',
    'recovery',
    'email_change',
    's256',
    'plain',
    '\0',
    '\ud800',
    `a@${'b.'.repeat(200)}c`,
    `' or 1=1; drop table users; --`,
    'x'.repeat(40_000),
    '1e999',
    'c'.repeat(43),
  ),
)
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 6 }) },
  fc.constantFrom(null, true, -0, 1e308, [], {}, { firstName: '\0' }, { firstName: 5 }),
)
const object = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 8 })
const deep = fc.integer({ min: 1, max: 10_000 }).map((depth) => '['.repeat(depth))
const body = fc.oneof(
  { weight: 10, arbitrary: object.map((made) => JSON.stringify(made)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: deep.map((open) => `{"data":${open}${']'.repeat(open.length)}}`) },
  { weight: 1, arbitrary: object.map((made) => JSON.stringify(made).slice(0, -3)) },
  {
    weight: 1,
    arbitrary: fc.constant('{"email":"a@b.cd","email":1,"data":{"__proto__":{"a":1}}}'),
  },
)

it('answers whatever is sent to it by a refusal with a code, never by a failure', async () => {
  const call = fc.record({ path: fc.constantFrom(...paths), body, type: fc.string() })
  await fc.assert(
    fc.asyncProperty(call, async ({ path, body: sent, type }) => {
      const [method, where] = path.split(' ')
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': clean(type) }
      server.clock.now += 1
      const answer = await server.ask(`/auth/v1/${where}`, { method, headers, body: sent })
      const said = await answer.text()
      expect(answer.status).toBeLessThan(500)
      if (answer.status >= 400) expect(answer.headers.get('x-sb-error-code')).toBeTruthy()
      expect(said).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d|SQLITE|syntax error/)
    }),
    { numRuns: size(300, 2_500) },
  )
})

it('takes any bytes for a body', async () => {
  const bytes = fc.uint8Array({ maxLength: 300 })
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      const answer = await server.ask('/auth/v1/recover', {
        method: 'POST',
        body: sent as BodyInit,
      })
      expect(answer.status).toBe(400)
    }),
    { numRuns: size(60, 300) },
  )
})

it('takes any query for what it is', async () => {
  const query = fc.dictionary(
    fc.constantFrom('type', 'token', 'token_hash', 'redirect_to', 'grant_type', 'scope'),
    fc.oneof(text, fc.string({ unit: 'binary' })),
  )
  await fc.assert(
    fc.asyncProperty(query, async (made) => {
      const search = new URLSearchParams(made).toString().slice(0, 16_000)
      for (const [method, path] of [
        ['GET', 'verify'],
        ['POST', 'logout'],
        ['POST', 'token'],
      ]) {
        const answer = await server.ask(`/auth/v1/${path}?${search}`, { method })
        expect(answer.status).toBeLessThan(500)
      }
    }),
    { numRuns: size(60, 500) },
  )
})

it('logs nothing that a visitor sent', () => {
  expect(server.logged()).not.toMatch(/@example\.com|Sunny|eyJ/)
})

function clean(header: string) {
  return header.replaceAll(/[^\x21-\x7e]/g, 'x') || 'text/plain'
}
