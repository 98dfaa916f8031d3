import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { confirm, getUser, refreshBy, send } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'

const HOUR_MS = 3_600_000
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36'
const server = useServer()

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
  it('are listed with their times and devices, the one that asks marked, nobody else’s among them', async () => {
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

describe('a sign-in', () => {
  const notices = async () =>
    (await server.emailsTo(ann.email)).flatMap((email) =>
      'notice' in email ? [[email.notice, email.name]] : [],
    )

  it('with a device that was not seen before is told to the owner, once', async () => {
    await confirm(server)
    for (const agent of [CHROME, SAFARI, CHROME, SAFARI]) await signInWith(agent)
    await signInWith(`Mozilla/5.0 <b>evil.example.com</b>`)
    expect(await notices()).toEqual([
      ['new-device', 'Chrome, Windows'],
      ['new-device', 'Safari, iPhone'],
    ])
  })
})
