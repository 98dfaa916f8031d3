import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { callShop, couple } from '#server/testing/shop.ts'
import { startServer, type TestServer } from '#server/testing/start-server.ts'
import { startSupabaseAccounts } from '#server/testing/supabase-accounts.ts'

import { setRole } from './staff-role.ts'

let supabase: Awaited<ReturnType<typeof startSupabaseAccounts>>
let state: (typeof supabase)['state']
let server: TestServer

beforeEach(async () => {
  supabase = await startSupabaseAccounts()
  state = supabase.state
  server = await startServer({ environment: supabase.environment })
})

afterEach(async () => {
  await server.close()
  supabase.close()
})

function sign(change: Record<string, unknown> = {}, isForged = false) {
  return supabase.sign(server.clock.now, change, isForged)
}

function signShared() {
  const claims = { sub: state.id, aal: 'aal1' }
  const secret = new TextEncoder().encode('a secret that Supabase alone knows, and we do not')
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret)
}

const me = async (token: string) => callShop(server, 'GET', 'me', { token })

describe('with accounts at Supabase', () => {
  it('the key set identifies the user without a request', async () => {
    expect(await me(await sign())).toMatchObject({
      status: 200,
      body: { id: state.id, email: 'ann@example.com', role: 'customer' },
    })
    expect(state.requestCount).toBe(0)
  })

  it.each([
    ['another project', () => sign({ iss: 'https://other.test/auth/v1' })],
    ['no signed-in user', () => sign({ aud: 'anon' })],
    ['a minute ago', () => sign({ exp: Math.floor(server.clock.now / 1000) - 60 })],
    ['a key of a stranger', () => sign({}, true)],
    ['no account', () => sign({ sub: 'service_role' })],
    ['no valid token', async () => 'x.y.z'],
  ])('a token of %s is refused', async (_whose, make) => {
    expect((await me(await make())).status).toBe(403)
  })

  it('a project with a shared secret is asked, with a cache', async () => {
    const token = await signShared()
    for (let turn = 0; turn < 5; turn++) expect((await me(token)).body.id).toBe(state.id)
    expect(state.requestCount).toBe(1)
    state.userStatus = 403
    server.clock.now += 11_000
    expect((await me(token)).status).toBe(403)
    expect((await me(await signShared())).status).toBe(403)
  })

  it('users are not refused while it is unavailable', async () => {
    state.userStatus = 500
    expect((await me(await signShared())).status).toBe(503)
  })

  it('emails follow the user’s address, name and language', async () => {
    const file = async (method: string) =>
      callShop(server, method, 'application', { token: await sign(), body: couple })
    expect((await file('POST')).status).toBe(201)
    expect(await server.emailsTo('ann@example.com')).toMatchObject([
      { firstName: '', kind: 'application-filed' },
    ])
    const member = { id: state.id, email: state.email, role: 'mailbox_center' } as const
    const by = { id: 'test', role: 'operator' }
    await server.database.write((tx) => setRole(tx, member, by, server.clock.now))
    state.email = 'ann.new@example.com'
    const token = await sign({ user_metadata: { firstName: 'Ana', language: 'es' } })
    const withdrawn = await callShop(server, 'POST', 'application/withdraw', { token })
    expect(withdrawn.status).toBe(200)
    expect(await server.emailsTo('ann.new@example.com')).toMatchObject([
      { kind: 'application-withdrawn', firstName: 'Ana', language: 'es' },
    ])
    const staff = await server.database.read.selectFrom('staff').select('email').execute()
    expect(staff).toEqual([{ email: 'ann.new@example.com' }])
    expect((await server.ask('/auth/v1/settings')).status).toBe(404)
  })

  it('the shop’s data is erased after a recent sign-in; the shop is asked to do the rest', async () => {
    const now = Math.floor(server.clock.now / 1000)
    const post = async (path: string, claims: Record<string, unknown>, body?: unknown) =>
      callShop(server, 'POST', path, { token: await sign(claims), body })
    expect((await post('application', {}, couple)).status).toBe(201)
    const erase = (claims: object) => post('data/delete', { ...claims }, { confirm: 'delete' })
    const signedIn = (seconds: number) => ({
      amr: [{ method: 'password', timestamp: now - seconds }],
    })
    expect((await erase(signedIn(3_600))).body.code).toBe('sign_in_again')
    const addedAt = (seconds: number) => new Date((now - seconds) * 1_000).toISOString()
    const app = { id: '1', factor_type: 'totp', status: 'verified' }
    state.factors = [{ ...app, created_at: addedAt(3_000) }]
    const stolen = [...signedIn(3_600).amr, { method: 'totp', timestamp: now - 9 }]
    expect((await erase({ amr: stolen, aal: 'aal2' })).body.code).toBe('sign_in_again')
    state.factors = [{ ...app, created_at: addedAt(9_000) }]
    expect((await erase(signedIn(9))).body.code).toBe('second_factor_required')
    expect((await erase({ ...signedIn(9), aal: 'aal2' })).status).toBe(200)
    const { read } = server.database
    for (const table of ['customers', 'applications', 'recipients'] as const) {
      expect(await read.selectFrom(table).selectAll().execute()).toEqual([])
    }
    const emails = await server.emails()
    expect(emails).toMatchObject([
      { kind: 'account-deleted', isSignInLeft: true },
      { kind: 'message', message: { email: state.email, text: expect.stringContaining(state.id) } },
    ])
  })
})
