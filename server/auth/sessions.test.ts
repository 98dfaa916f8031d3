import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { changeUser, confirm, getUser, refreshBy, send, signIn } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { isFirstDatabase, useServer } from '#server/testing/use-server.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36'
const server = useServer()

describe('a refresh token', () => {
  it('returns the same next token to fifty concurrent requests', async () => {
    let { refresh_token: token } = await confirm(server)
    for (let round = 0; round < 5; round += 1) {
      const current = token
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => refreshBy(server, current)),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const next = new Set(answers.map(({ body }) => body.refresh_token))
      expect(next.size).toBe(1)
      token = [...next][0]
      expect(token).not.toBe(current)
    }
  })

  it('may be reused for ten seconds after a lost response', async () => {
    const { refresh_token: token } = await confirm(server)
    const first = await refreshBy(server, token)
    server.clock.now += 10_000
    const second = await refreshBy(server, token)
    expect(second.body.refresh_token).toBe(first.body.refresh_token)
    server.clock.now += 1
    expect((await refreshBy(server, token)).body.error_code).toBe('refresh_token_already_used')
  })

  it.each([0, 1, 2, 3])(
    'reused later ends its whole family: the %ith of five',
    async (ancestor) => {
      const chain = [(await confirm(server)).refresh_token]
      let accessToken = ''
      for (let turn = 1; turn < 5; turn += 1) {
        const { body } = await refreshBy(server, chain.at(-1) ?? '')
        chain.push(body.refresh_token)
        accessToken = body.access_token
        server.clock.now += 11_000
      }
      const replay = await refreshBy(server, chain[ancestor] ?? '')
      expect(replay).toMatchObject({
        status: 400,
        body: { error_code: 'refresh_token_already_used' },
      })
      for (const later of [0, 1_000, 4_000, 4_000, 2_000]) {
        server.clock.now += later
        for (const token of chain) expect((await refreshBy(server, token)).status).toBe(400)
      }
      expect((await getUser(server, accessToken)).body.error_code).toBe('session_not_found')
    },
  )

  it('expires after thirty days without use, and after half a year', async () => {
    const { refresh_token: quiet } = await confirm(server)
    const used = await signIn(server)
    let token = used.refresh_token
    for (let day = 29; day < 180; day += 29) {
      server.clock.now += 29 * DAY_MS
      const { status, body } = await refreshBy(server, token)
      expect(status).toBe(200)
      token = body.refresh_token
    }
    expect((await refreshBy(server, quiet)).body.error_code).toBe('session_expired')
    server.clock.now += 7 * DAY_MS
    expect((await refreshBy(server, token)).body.error_code).toBe('session_expired')
    expect((await refreshBy(server, token)).body.error_code).toBe('refresh_token_not_found')
  })

  it('is valid just before it expires', async () => {
    const { refresh_token: token } = await confirm(server)
    server.clock.now += 30 * DAY_MS - 1_000
    expect((await refreshBy(server, token)).status).toBe(200)
  })
})

describe.runIf(isFirstDatabase)('signing out', () => {
  const out = (scope: string, token: string) => send(server, `logout${scope}`, undefined, { token })

  it.each([
    ['', [false, false, false]],
    ['?scope=global', [false, false, false]],
    ['?scope=local', [true, false, true]],
    ['?scope=others', [false, true, false]],
  ])('with %j leaves the right sessions open', async (scope, open) => {
    const sessions = [await confirm(server), await signIn(server), await signIn(server)]
    const bob = await confirm(server, 'bob@example.com')
    expect((await out(scope, sessions[1]?.access_token ?? '')).status).toBe(204)
    for (const [index, session] of sessions.entries()) {
      const expected = open[index] ? 200 : 403
      expect((await getUser(server, session.access_token)).status).toBe(expected)
      expect((await refreshBy(server, session.refresh_token)).status === 200).toBe(open[index])
    }
    expect((await getUser(server, bob.access_token)).status).toBe(200)
  })
})

describe('an open session', () => {
  it('ends when the password changes elsewhere, with one notice to the owner', async () => {
    const other = await confirm(server)
    const mine = await signIn(server)
    const body = { password: 'Rainy?Night2', current_password: ann.password }
    expect((await changeUser(server, mine.access_token, body)).status).toBe(200)
    expect((await getUser(server, mine.access_token)).status).toBe(200)
    for (const path of ['GET', 'PUT']) {
      const answered = await send(server, 'user', {}, { method: path, token: other.access_token })
      expect(answered.body.error_code).toBe('session_not_found')
    }
    expect((await refreshBy(server, other.refresh_token)).status).toBe(400)
    const kinds = (await server.emailsTo(ann.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['confirm', 'password-changed'])
  })

  it('is refused to a banned user, and gone with a deleted one', async () => {
    const { access_token: token, refresh_token: refreshToken } = await confirm(server)
    const ban = { bannedUntil: server.clock.now + DAY_MS }
    await server.database.write((tx) => tx.updateTable('users').set(ban).execute())
    expect((await getUser(server, token)).body.error_code).toBe('user_banned')
    expect((await refreshBy(server, refreshToken)).body.error_code).toBe('user_banned')
    const refused = await send(server, 'token?grant_type=password', {
      email: ann.email,
      password: ann.password,
    })
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'user_banned' } })

    await server.database.write((tx) => tx.deleteFrom('users').execute())
    expect((await getUser(server, token)).body.error_code).toBe('user_not_found')
    expect((await refreshBy(server, refreshToken)).status).toBe(400)
  })

  it('outlives its access token, which is valid for an hour', async () => {
    const { access_token: token, refresh_token: refreshToken } = await confirm(server)
    server.clock.now += 3_599_000
    expect((await getUser(server, token)).status).toBe(200)
    server.clock.now += 2_000
    expect((await getUser(server, token)).body.error_code).toBe('bad_jwt')
    expect((await refreshBy(server, refreshToken)).status).toBe(200)
  })
})

async function signInWith(agent: string) {
  const init = {
    method: 'POST',
    headers: { 'User-Agent': agent },
    body: JSON.stringify({ email: ann.email, password: ann.password }),
  }
  return (await server.ask('/auth/v1/token?grant_type=password', init)).json()
}

async function list(token: string) {
  return (await send(server, 'sessions', undefined, { method: 'GET', token })).body
}

const end = (token: string, id: string) =>
  send(server, `sessions/${id}`, undefined, { method: 'DELETE', token })

describe('the sessions of an account', () => {
  it('are listed with times and devices, the current one marked, without other accounts’', async () => {
    await confirm(server, 'bob@example.com')
    const { access_token: first } = await confirm(server)
    const startedAt = new Date(server.clock.now).toISOString()
    const phone = await signInWith(SAFARI)
    server.clock.now += HOUR_MS / 2
    const { access_token: token } = (await refreshBy(server, phone.refresh_token)).body
    const id = expect.any(String)
    const times = { created_at: startedAt, last_used_at: startedAt }
    expect(await list(token)).toEqual([
      {
        ...times,
        id,
        last_used_at: new Date(server.clock.now).toISOString(),
        device: 'Safari, iPhone',
        current: true,
      },
      { ...times, id, device: '', current: false },
    ])
    expect(await list(first)).toMatchObject([{ current: false }, { current: true }])
  })

  it('can be ended one at a time, by their owner alone', async () => {
    const { access_token: token } = await confirm(server)
    const phone = await signInWith(SAFARI)
    const { access_token: bobs } = await confirm(server, 'bob@example.com')
    const { id } = (await list(token)).find(({ current }: { current: boolean }) => !current)
    for (const [by, what] of [
      [bobs, id],
      [token, randomUUID()],
      [token, 'x'],
    ]) {
      expect((await end(by, what)).body).toMatchObject({
        code: 404,
        error_code: 'session_not_found',
      })
    }
    expect((await getUser(server, phone.access_token)).status).toBe(200)
    expect((await end(token, id)).status).toBe(204)
    expect((await getUser(server, phone.access_token)).body.error_code).toBe('session_not_found')
    expect((await refreshBy(server, phone.refresh_token)).status).toBe(400)
    expect((await getUser(server, token)).status).toBe(200)
  })
})

describe.runIf(isFirstDatabase)('a sign-in', () => {
  const notices = async () =>
    (await server.emailsTo(ann.email)).flatMap((email) =>
      'notice' in email ? [[email.notice, email.name]] : [],
    )

  it('on a new device is notified to the owner once', async () => {
    await confirm(server)
    for (const agent of [CHROME, SAFARI, CHROME, SAFARI]) await signInWith(agent)
    await signInWith(`Mozilla/5.0 <b>evil.example.com</b>`)
    expect(await notices()).toEqual([
      ['new-device', 'Chrome, Windows'],
      ['new-device', 'Safari, iPhone'],
    ])
  })
})

it.runIf(isFirstDatabase)(
  'a decomposed password and an address with invisible characters sign in',
  async () => {
    const password = 'Contrase\u00f1a!58Kx'
    await confirm(server, 'ana@example.com', { password })
    const pasted = '\u202aAna@example.com\u202c'
    const { user } = await signIn(server, pasted, password.normalize('NFD'))
    expect(user.email).toBe('ana@example.com')
  },
)
