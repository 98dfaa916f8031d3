import { expect, it } from 'vitest'

import {
  addApp,
  claimsOf,
  codeAt,
  confirmWithApp,
  sendCode,
  STEP_MS,
} from '#server/testing/factors.ts'
import { outcome, refreshBy, send, signIn } from '#server/testing/fixtures.ts'
import { useServer } from '#server/testing/use-server.ts'

const server = useServer()

async function withAppInUse() {
  const { app } = await confirmWithApp(server)
  const raised = await sendCode(server, (await signIn(server)).access_token, app)
  return { app, token: String(raised.body.access_token) }
}

type App = Awaited<ReturnType<typeof withAppInUse>>['app']

async function askForCode(app: App) {
  const { access_token: token, refresh_token: refreshToken } = await signIn(server)
  const { body } = await send(server, `factors/${app.id}/challenge`, {}, { token })
  const sendNow = (id = body.id) => {
    const sent = { challenge_id: id, code: codeAt(app.secret, server.clock.now) }
    return send(server, `factors/${app.id}/verify`, sent, { token })
  }
  return { token, refreshToken, sendNow }
}

it('opens one session for concurrent tries; the others keep their challenges', async () => {
  const { app } = await withAppInUse()
  server.clock.now += STEP_MS
  const challenges = await Promise.all(Array.from({ length: 6 }, () => askForCode(app)))
  const answers = await Promise.all(challenges.map(({ sendNow }) => sendNow()))
  const refused = challenges.filter((_, index) => answers[index]?.status !== 200)
  expect(refused).toHaveLength(5)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(outcome(answer)).toEqual([422, 'mfa_verification_failed'])
  }
  server.clock.now += STEP_MS
  expect((await refused[0]?.sendNow())?.status).toBe(200)
})

it('spends its challenge and issues new tokens, which the old ones do not gain from', async () => {
  const { app } = await withAppInUse()
  server.clock.now += STEP_MS
  const { refreshToken, sendNow } = await askForCode(app)
  const { body } = await sendNow()
  expect(claimsOf(body.access_token)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'totp' }, { method: 'password' }],
  })
  expect(claimsOf((await refreshBy(server, body.refresh_token)).body.access_token).aal).toBe('aal2')
  server.clock.now += STEP_MS
  expect(outcome(await sendNow())).toEqual([422, 'mfa_ip_address_mismatch'])
  expect(outcome(await sendNow(crypto.randomUUID()))).toEqual([422, 'mfa_factor_not_found'])
  expect((await refreshBy(server, refreshToken)).status).toBe(400)
})

it('is not spent by a session that ends meanwhile, which stays ended', async () => {
  const { app } = await withAppInUse()
  for (let turn = 0; turn < 5; turn += 1) {
    server.clock.now += STEP_MS
    const [ending, other] = [await askForCode(app), await askForCode(app)]
    const [answer] = await Promise.all([
      ending.sendNow(),
      send(server, 'logout?scope=local', {}, { token: ending.token }),
    ])
    expect((await refreshBy(server, ending.refreshToken)).status).toBe(400)
    expect((await other.sendNow()).status).toBe(answer.status === 200 ? 422 : 200)
  }
})

it('raises no session with an app that is removed meanwhile', async () => {
  const { app, token } = await withAppInUse()
  for (let turn = 0; turn < 3; turn += 1) {
    const { app: tablet } = await addApp(server, token, `Tablet ${turn}`)
    await sendCode(server, (await signIn(server)).access_token, tablet)
    server.clock.now += STEP_MS
    const { sendNow } = await askForCode(tablet)
    const [answer, removed] = await Promise.all([
      sendNow(),
      server.ask(`/auth/v1/factors/${tablet.id}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
      }),
    ])
    expect(removed.status).toBe(200)
    if (answer.status !== 200) continue
    expect((await refreshBy(server, answer.body.refresh_token)).status).toBe(400)
  }
  const { sendNow } = await askForCode(app)
  expect((await sendNow()).status).toBe(200)
})
