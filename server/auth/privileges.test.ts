import { createHmac, generateKeyPairSync } from 'node:crypto'

import fc from 'fast-check'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { powers } from '#server/testing/attacks.ts'
import { confirm, getUser, send, signIn, type WireSession } from '#server/testing/fixtures.ts'
import { ann, SITE, startServer, type TestServer } from '#server/testing/start-server.ts'

let server: TestServer
let mine: WireSession

beforeEach(async () => {
  server = await startServer()
  mine = await confirm(server)
})

afterEach(() => server.close())

describe('more power', () => {
  it('is not to be had by signing up', async () => {
    const data = { ...powers, firstName: 'Bob' }
    const bob = { email: 'bob@example.com', password: ann.password }
    const { body } = await send(server, 'signup', { ...powers, ...bob, data })
    expect(body.user_metadata.role).toBe('customer')
    const user = await server.database.read
      .selectFrom('users')
      .selectAll()
      .where('email', '=', bob.email)
    expect(await user.executeTakeFirst()).toBeUndefined()
    expect((await signIn(server, bob.email)).access_token).toBeUndefined()
    const token_hash = await server.linkTo(bob.email, 'confirm')
    await send(server, 'verify', { type: 'signup', token_hash })
    const confirmed = await user.executeTakeFirstOrThrow()
    expect(confirmed.banned_until).toBeNull()
    expect(confirmed.id).not.toBe(powers.id)
    expect(JSON.parse(confirmed.app_metadata)).toEqual({ provider: 'email', providers: ['email'] })
    expect(JSON.parse(confirmed.user_metadata).role).toBe('customer')
  })

  it('is not to be had by changing oneself, whatever is sent', async () => {
    const before = await server.database.read.selectFrom('users').selectAll().executeTakeFirst()
    const key = fc.constantFrom(...Object.keys(powers), 'nonce', 'user_id', 'sub', 'email_verified')
    const change = fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.constant('administrator')))
    const change2 = fc.record({ top: change, data: change })
    await fc.assert(
      fc.asyncProperty(change2, async ({ top, data }) => {
        server.clock.now += 1
        const body = { ...top, data }
        await send(server, 'user', body, { method: 'PUT', token: mine.access_token })
        const after = await server.database.read.selectFrom('users').selectAll().executeTakeFirst()
        const changeable = { user_metadata: expect.any(String), updated_at: expect.any(Number) }
        expect(after).toEqual({ ...before, ...changeable })
        expect(JSON.parse(after?.user_metadata ?? '').role).toBe('customer')
      }),
      { numRuns: 150 },
    )
  })

  it('is not to be had by naming somebody else', async () => {
    const bob = await confirm(server, 'bob@example.com')
    const headers = {
      Authorization: `Bearer ${mine.access_token}`,
      'X-User-Id': bob.user.id,
      Cookie: `sb-access-token=${bob.access_token}`,
    }
    const query = `user_id=${bob.user.id}&sub=${bob.user.id}&access_token=${bob.access_token}`
    const body = JSON.stringify({ id: bob.user.id, user_id: bob.user.id, data: { firstName: 'X' } })
    const put = await server.ask(`/auth/v1/user?${query}`, { method: 'PUT', headers, body })
    expect(await put.json()).toMatchObject({ id: mine.user.id })
    const get = await server.ask(`/auth/v1/user?${query}`, { headers })
    expect(await get.json()).toMatchObject({ id: mine.user.id })
    const { body: other } = await getUser(server, bob.access_token)
    expect(other.user_metadata.firstName).toBe('Ann')
  })
})

describe('a forged token', () => {
  const secret = () => server.services.secrets.accessTokens
  const claims = () => JSON.parse(Buffer.from(part(1), 'base64url').toString())
  const part = (index: number) => mine.access_token.split('.')[index] ?? ''
  const signed = (change: object, header: object = {}) =>
    new SignJWT({ ...claims(), ...change })
      .setProtectedHeader({ alg: 'HS256', ...header })
      .sign(secret())

  const refusals = [401, 403]
  const statusOf = async (token: string) => (await getUser(server, token)).status

  it('is refused, whatever was changed', async () => {
    expect((await getUser(server, await signed({}))).status).toBe(200)
    const seconds = Math.floor(server.clock.now / 1000)
    const changes = [
      { aud: 'admin' },
      { aud: undefined },
      { iss: 'http://evil.test/auth/v1' },
      { iss: `${SITE}/auth/v2` },
      { exp: seconds - 1 },
      { exp: undefined },
      { nbf: seconds + 60 },
      { sub: undefined },
      { sub: `' or 1=1 --` },
      { session_id: undefined },
      { session_id: '00000000-0000-4000-8000-000000000000' },
      { sub: '00000000-0000-4000-8000-000000000000' },
    ]
    for (const change of changes) expect(refusals).toContain(await statusOf(await signed(change)))
  })

  it('is refused when signed by another key or in another way', async () => {
    const other = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' })
    expect(refusals).toContain(await statusOf(await other.sign(new Uint8Array(32))))
    expect(refusals).toContain(
      await statusOf(await other.sign(server.services.secrets.refreshTokens)),
    )
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const header = { alg: 'RS256', kid: 'x', jku: 'http://evil.test/keys' }
    expect(refusals).toContain(
      await statusOf(await new SignJWT(claims()).setProtectedHeader(header).sign(privateKey)),
    )
    const strong = new SignJWT(claims()).setProtectedHeader({ alg: 'HS512' })
    expect(refusals).toContain(await statusOf(await strong.sign(new Uint8Array(64))))
    expect(refusals).toContain(await statusOf(new UnsecuredJWT(claims()).encode()))
    for (const alg of ['none', 'NONE', 'nOnE', '', 'HS256 ']) {
      const head = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url')
      const mac = createHmac('sha256', secret())
        .update(`${head}.${part(1)}`)
        .digest('base64url')
      for (const signature of ['', part(2), mac]) {
        expect(refusals).toContain(await statusOf(`${head}.${part(1)}.${signature}`))
      }
    }
    for (const token of ['anon-key', mine.refresh_token, `${part(0)}.${part(1)}`, '..', 'a.b.c']) {
      expect(refusals).toContain(await statusOf(token))
    }
  })

  it('is refused when any byte of it was changed', async () => {
    const bytes = [...mine.access_token]
    for (const [index, byte] of bytes.entries()) {
      if (byte === '.') continue
      const flipped = byte === 'A' ? 'z' : 'A'
      const isLast = index === bytes.length - 1
      if (isLast) continue
      expect(refusals).toContain(await statusOf(bytes.with(index, flipped).join('')))
    }
  })
})
