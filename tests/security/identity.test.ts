import { createHmac, generateKeyPairSync } from 'node:crypto'

import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'

import { confirm, getUser, send, type WireSession } from '#server/testing/fixtures.ts'
import { SITE } from '#server/testing/start-server.ts'
import { useSharedServer } from '#server/testing/use-server.ts'
import { randomFrom } from '#shared/random.ts'
import { range } from '#tests/support/parallel.ts'
import { seed, size } from '#tests/support/soak.ts'

const REFUSALS = [401, 403]
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const NOBODY = '00000000-0000-4000-8000-000000000000'
const NAMES = ['user_id', 'sub', 'id', 'uid', 'userId', 'email', 'session_id', 'access_token']
const HEADERS = ['X-User-Id', 'X-Sub', 'X-Session-Id', 'X-Forwarded-User', 'X-Remote-User']

const server = useSharedServer()
let mine: WireSession

beforeAll(async () => {
  mine = await confirm(server)
})

async function accepted(tokens: string[]) {
  const taken: string[] = []
  for (const token of tokens) {
    const { status } = await getUser(server, token)
    if (!REFUSALS.includes(status)) taken.push(`${status} for …${token.slice(-80)}`)
  }
  return taken
}

const part = (index: number) => mine.access_token.split('.')[index] ?? ''
const claims = () => JSON.parse(Buffer.from(part(1), 'base64url').toString())
const secret = () => server.services.secrets.accessTokens
const sign = (change: object, header: object = {}) =>
  new SignJWT({ ...claims(), ...change })
    .setProtectedHeader({ alg: 'HS256', ...header })
    .sign(secret())

describe('an invalid access token is refused', () => {
  it('with any missing, foreign or expired claim', async () => {
    expect((await getUser(server, await sign({}))).status).toBe(200)
    const seconds = Math.floor(server.clock.now / 1000)
    const changes: object[] = [
      ...['admin', '', 'anon', ['admin'], undefined].map((aud) => ({ aud })),
      ...['http://evil.test/auth/v1', `${SITE}/auth/v2`, SITE, '', undefined].map((iss) => ({
        iss,
      })),
      ...[seconds - 1, seconds - 3_600, 0, -1, undefined].map((exp) => ({ exp })),
      ...[seconds + 60, seconds + 86_400].map((nbf) => ({ nbf })),
      ...[undefined, '', NOBODY, `' or 1=1 --`, '../../1'].map((sub) => ({ sub })),
      ...[undefined, '', NOBODY, `' or 1=1 --`].map((session_id) => ({ session_id })),
    ]
    const headers = [{}, { kid: '' }, { kid: '../../dev/null' }]
    const made = changes.flatMap((change) => headers.map((header) => sign(change, header)))
    expect(await accepted(await Promise.all(made))).toEqual([])
  })

  it('with any other key or algorithm', async () => {
    const jwt = (header: { alg: string; [name: string]: unknown }) =>
      new SignJWT(claims()).setProtectedHeader(header)
    const text = (key: string) => new TextEncoder().encode(key)
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const jwk = rsa.publicKey.export({ format: 'jwk' })
    const places = { jku: 'http://evil.test/keys', x5u: 'http://evil.test/cert', kid: 'x' }
    const { refreshTokens, outbox } = server.services.secrets
    const made = [
      ...['secret', 'x'.repeat(32), pem].map((key) => jwt({ alg: 'HS256' }).sign(text(key))),
      ...[refreshTokens, outbox].map((key) => jwt({ alg: 'HS256' }).sign(key)),
      // Only one algorithm is accepted, even with the right key.
      jwt({ alg: 'HS384' }).sign(secret()),
      jwt({ alg: 'HS512' }).sign(secret()),
      jwt({ alg: 'RS256', ...places }).sign(rsa.privateKey),
      jwt({ alg: 'RS256', jwk }).sign(rsa.privateKey),
      jwt({ alg: 'PS256' }).sign(rsa.privateKey),
      jwt({ alg: 'ES256', ...places }).sign(curve.privateKey),
    ]
    const unsecured = new UnsecuredJWT(claims()).encode()
    expect(await accepted([...(await Promise.all(made)), unsecured])).toEqual([])
  })

  it('with any forged header', async () => {
    const names = [
      'none',
      'NONE',
      'nOnE',
      '',
      'HS256 ',
      'hs256',
      'HS',
      'RS256',
      null,
      256,
      ['HS256'],
    ]
    const made = names.flatMap((alg) => {
      const head = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url')
      const signed = `${head}.${part(1)}`
      const mac = createHmac('sha256', secret()).update(signed).digest('base64url')
      return ['', part(2), mac].map((signature) => `${signed}.${signature}`)
    })
    const [head, body, signature] = [part(0), part(1), part(2)]
    made.push('..', 'a.b.c', `${head}.${body}`, `${head}.${body}.`, `.${body}.${signature}`)
    made.push(`${mine.access_token}.${signature}`, `${mine.access_token}=`, `${mine.access_token}.`)
    made.push(`${head}..${signature}`, 'null', '{}', 'anon-key', mine.refresh_token)
    expect(await accepted(made)).toEqual([])
  })

  it('with any changed bit, and any spelling of its signature', async () => {
    const random = randomFrom(seed)
    const signature = Buffer.from(part(2), 'base64url')
    const turned = range(signature.length * 8).map((bit) => {
      const other = Buffer.from(signature)
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      return `${part(0)}.${part(1)}.${other.toString('base64url')}`
    })
    const respelled = [...ALPHABET]
      .map((letter) => mine.access_token.slice(0, -1) + letter)
      .filter((token) => token !== mine.access_token)
    const changed = range(size(150, 2_000)).map(() => {
      const place = Math.floor(random() * mine.access_token.lastIndexOf('.'))
      const letter = ALPHABET[Math.floor(random() * ALPHABET.length)] ?? ''
      return mine.access_token.slice(0, place) + letter + mine.access_token.slice(place + 1)
    })
    const all = [...turned, ...respelled, ...changed.filter((token) => token !== mine.access_token)]
    expect(await accepted(all)).toEqual([])
  })
})

it('the token alone decides who a caller is', async () => {
  const theirs = await confirm(server, 'bob@example.com')
  const random = randomFrom(seed)
  const values = [theirs.user.id, theirs.user.email, theirs.access_token]
  const pick = (names: string[]) =>
    Object.fromEntries(
      names
        .filter(() => random() < 0.5)
        .map((name) => [name, values[Math.floor(random() * values.length)] ?? '']),
    )
  for (const turn of range(size(60, 3_000))) {
    const query = new URLSearchParams(pick(NAMES))
    const { email: _, ...fields } = pick(NAMES)
    const body = { ...fields, data: { ...fields, firstName: 'Eve' } }
    const headers = {
      ...pick(HEADERS),
      Authorization: `Bearer ${mine.access_token}`,
      Cookie: `sb-access-token=${theirs.access_token}; user_id=${theirs.user.id}`,
    }
    const init = turn % 2 ? { headers } : { method: 'PUT', headers, body: JSON.stringify(body) }
    const response = await server.ask(`/auth/v1/user?${query}`, init)
    expect(await response.json()).toMatchObject({ id: mine.user.id })
  }
  const { body: bob } = await getUser(server, theirs.access_token)
  expect(bob.user_metadata.firstName).toBe('Ann')
})

it.each(['\0', '\ud800', '\udfff', 'a\0b', '\ud83d!'])(
  'a password that can’t be stored whole is refused, not truncated: %j',
  async (piece) => {
    const body = { email: 'cut@example.com', password: `Sunny!Day1${piece}` }
    expect((await send(server, 'signup', body)).status).toBe(400)
  },
)
