import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { RESEND_WAIT_MS } from '#server/email/email-limits.ts'
import {
  changeUser,
  confirm,
  getUser,
  redeemLink,
  send,
  trySignIn,
} from '#server/testing/fixtures.ts'
import { ann, SITE } from '#server/testing/start-server.ts'
import { isFirstDatabase, useServer } from '#server/testing/use-server.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'

const proof = { current_password: ann.password }
const server = useServer()

const verify = (type: string, token_hash: string) => send(server, 'verify', { type, token_hash })

async function signUp(more = {}) {
  await send(server, 'signup', { email: ann.email, password: ann.password, ...more })
  return server.linkTo(ann.email, 'confirm')
}

async function recover(more = {}) {
  await send(server, 'recover', { email: ann.email, ...more })
  return server.linkTo(ann.email, 'reset')
}

describe('a link', () => {
  it.each(['signup', 'recovery', 'email_change'])(
    'of %s is redeemed by exactly one of fifty concurrent tries',
    async (type) => {
      const links = { signup: () => signUp(), recovery: () => signUp().then(() => recover()) }
      const token =
        type === 'email_change' ? await halfChangedAddress() : await links[type as 'signup']()
      const tries = Array.from({ length: 50 }, () => verify(type, token))
      const statuses = (await Promise.all(tries)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 403)).toHaveLength(49)
    },
  )

  it('is valid a day for a sign-up and an hour for a reset', async () => {
    const token = await signUp()
    server.clock.now += 24 * HOUR_MS
    expect((await verify('signup', token)).status).toBe(403)

    const reset = await recover()
    server.clock.now += HOUR_MS
    expect((await verify('recovery', reset)).status).toBe(403)
    const second = await recover()
    server.clock.now += HOUR_MS - 1_000
    expect((await verify('recovery', second)).status).toBe(200)
  })

  it('is not valid for another kind', async () => {
    const signup = await signUp()
    const reset = await recover()
    for (const type of ['recovery', 'email_change']) {
      expect((await verify(type, signup)).status).toBe(403)
    }
    for (const type of ['signup', 'email', 'email_change']) {
      expect((await verify(type, reset)).status).toBe(403)
    }
    expect((await verify('email', signup)).status).toBe(200)
  })

  it('is stored as a hash, and encrypted in its email', async () => {
    const token = await signUp()
    const tables = ['pendingAccounts', 'outbox', 'users'] as const
    const rows = await Promise.all(
      tables.map((table) => server.database.read.selectFrom(table).selectAll().execute()),
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).toContain(createHash('sha256').update(token).digest('hex'))
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  it('is revoked when the password changes', async () => {
    const { access_token: token } = await confirm(server)
    const reset = await recover()
    await changeUser(server, token, { ...proof, email: 'new@example.com' })
    const change = await server.linkTo(ann.email, 'email-change-current')
    const changed = await changeUser(server, token, { ...proof, password: 'Rainy?Night2' })
    expect(changed.status).toBe(200)
    expect(changed.body.new_email).toBeUndefined()
    expect((await verify('recovery', reset)).status).toBe(403)
    expect((await verify('email_change', change)).status).toBe(403)
  })

  it('of an earlier change of address does not complete a new one', async () => {
    const { access_token: token } = await confirm(server)
    const change = (email: string) => changeUser(server, token, { ...proof, email })
    await change('one@example.com')
    const first = await server.linkTo(ann.email, 'email-change-current')
    expect((await verify('email_change', first)).body.code).toBe('200')
    server.clock.now += RESEND_WAIT_MS
    await change('two@example.com')
    const one = await server.linkTo('one@example.com', 'email-change-new')
    expect((await verify('email_change', one)).status).toBe(403)
    const two = await server.linkTo('two@example.com', 'email-change-new')
    expect((await verify('email_change', two)).body.code).toBe('200')
    expect((await getUser(server, token)).body.email).toBe(ann.email)
  })

  it('of an earlier change of address confirms no later one, without revealing it', async () => {
    const wanted = 'wanted@example.com'
    const others = ['bob@example.com', 'cy@example.com', 'di@example.com']
    const sessions = await Promise.all(others.map((email) => confirm(server, email)))
    for (let turn = 0; turn < 2; turn += 1) {
      server.clock.now += RESEND_WAIT_MS
      for (const { access_token: token } of sessions) {
        await changeUser(server, token, { ...proof, email: wanted })
      }
    }
    const { access_token: token } = await confirm(server)
    await changeUser(server, token, { ...proof, email: 'one@example.com' })
    const toOne = await server.linkTo(ann.email, 'email-change-current')
    server.clock.now += RESEND_WAIT_MS
    const { status } = await changeUser(server, token, { ...proof, email: wanted })
    expect([status, await server.linkTo(ann.email, 'email-change-current')]).toEqual([200, toOne])
    expect((await verify('email_change', toOne)).status).toBe(403)
  })
})

it('of a change of address moves one of two accounts that want the same address', async () => {
  const people = ['one@example.com', 'two@example.com']
  const links = []
  for (const person of people) {
    server.clock.now += RESEND_WAIT_MS
    links.push(await halfChangedAddress(person, 'wanted@example.com'))
  }
  const statuses = await Promise.all(
    links.map(async (link) => (await verify('email_change', link)).status),
  )
  expect(statuses.toSorted()).toEqual([200, 403])
})

async function halfChangedAddress(email = ann.email, wanted = 'new@example.com') {
  const { access_token: token } = await confirm(server, email)
  await changeUser(server, token, { ...proof, email: wanted })
  await redeemLink(server, email, 'email-change-current')
  return server.linkTo(wanted, 'email-change-new')
}

describe.runIf(isFirstDatabase)('following a link', () => {
  const follow = async (query: string, method = 'GET') => {
    const answer = await server.ask(`/auth/v1/verify?${query}`, { method })
    expect(answer.status).toBe(303)
    return answer.headers.get('Location') ?? ''
  }

  it('spends nothing, any number of times', async () => {
    const token = await signUp()
    const page = `${SITE}/auth/callback?token_hash=${token}&type=signup`
    expect(await follow(`type=signup&token=${token}`, 'HEAD')).toBe(page)
    for (let time = 0; time < 3; time += 1) {
      expect(await follow(`type=signup&token=${token}`)).toBe(page)
    }
    expect((await trySignIn(server, ann.email)).body.error_code).toBe('email_not_confirmed')
    expect((await verify('signup', token)).status).toBe(200)
  })

  it('of a reset redirects to its page', async () => {
    await signUp()
    const token = await recover()
    expect(await follow(`type=recovery&token=${token}`)).toBe(
      `${SITE}/reset-password?token_hash=${token}&type=recovery`,
    )
  })

  it('that is dead redirects with an error', async () => {
    const location = await follow('type=signup&token=x')
    const { pathname, search, hash } = new URL(location)
    expect([pathname, search]).toEqual(['/auth/callback', ''])
    expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    })
  })

  it('returns a code that is valid for five minutes with its verifier', async () => {
    const verifier = 'v'.repeat(43)
    const challenge = { code_challenge: verifier, code_challenge_method: 'plain' }
    const token = await signUp(challenge)
    const codeOf = async () =>
      new URL(await follow(`type=signup&token=${token}`)).searchParams.get('code')
    const exchange = (auth_code: string | null, code_verifier = verifier) =>
      send(server, 'token?grant_type=pkce', { auth_code, code_verifier })

    const stale = await codeOf()
    server.clock.now += 5 * MINUTE_MS
    expect(await exchange(stale)).toMatchObject({
      status: 422,
      body: { error_code: 'flow_state_expired' },
    })
    const code = await codeOf()
    expect((await exchange(code, 'w'.repeat(43))).body.error_code).toBe('bad_code_verifier')
    expect((await exchange(`${code?.slice(0, -3)}AAA`)).body.error_code).toBe(
      'flow_state_not_found',
    )
    const tries = Array.from({ length: 20 }, () => exchange(code))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })
})
