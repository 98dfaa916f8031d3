import { expect, it } from 'vitest'

import { createServices } from '#server/create-services.ts'
import { deriveSecrets } from '#server/secrets.ts'
import { confirmWithApp, sendCode } from '#server/testing/factors.ts'
import { confirm, getUser, redeemLink, refreshBy, send, signIn } from '#server/testing/fixtures.ts'
import { useServer } from '#server/testing/use-server.ts'

const OLD = 'a secret for tests, long enough for anything'
const NEW = 'another secret for tests, as long as the first'
const server = useServer()

function rotate(secret: string, previous?: string) {
  const { secrets } = server.services
  delete secrets.previous
  Object.assign(secrets, deriveSecrets(secret, previous))
}

it('keeps sessions while the previous secret is set, and signs only with the new one', async () => {
  const { access_token: token, refresh_token: refreshToken } = await confirm(server)
  rotate(NEW, OLD)
  expect((await getUser(server, token)).status).toBe(200)
  const { status, text } = await refreshBy(server, refreshToken)
  expect(status).toBe(200)

  rotate(NEW)
  const renewed = JSON.parse(text)
  expect((await getUser(server, renewed.access_token)).status).toBe(200)
  expect((await refreshBy(server, renewed.refresh_token)).status).toBe(200)
  expect((await getUser(server, token)).status).toBe(403)
})

it('ends all sessions without it', async () => {
  const { access_token: token, refresh_token: refreshToken } = await confirm(server)
  rotate(NEW)
  expect((await getUser(server, token)).status).toBe(403)
  expect((await refreshBy(server, refreshToken)).status).toBe(400)
})

it('decrypts waiting emails', async () => {
  await send(server, 'signup', { email: 'bob@example.com', password: 'Sunny!Day1' })
  rotate(NEW, OLD)
  expect((await redeemLink(server, 'bob@example.com', 'confirm')).status).toBe(200)
})

it('keeps second factors after a start with the previous secret', async () => {
  const { app } = await confirmWithApp(server)
  const codeIsTaken = async () => {
    const { access_token: token } = await signIn(server)
    return (await sendCode(server, token, app)).status
  }
  rotate(NEW, OLD)
  expect(await codeIsTaken()).toBe(200)
  const { settings, secrets, database, log, now, facts } = server.services
  const before = await readSecrets()
  const next = createServices({ settings, secrets, database, log, now, facts, shopName: 'Shop' })
  await expect.poll(async () => await readSecrets()).not.toEqual(before)
  await next.close()
  rotate(NEW)
  expect(await codeIsTaken()).toBe(200)
})

it('keeps recovery codes after a change without it', async () => {
  const { app, session } = await confirmWithApp(server)
  const { access_token: token } = session
  const { codes } = (await send(server, 'factors/recovery-codes', {}, { token })).body
  rotate(NEW)
  const { access_token: fresh } = await signIn(server)
  expect((await sendCode(server, fresh, app)).body.error_code).toBe('mfa_verification_failed')
  const sent = { code: codes[0] }
  const { status } = await send(server, 'factors/recovery-codes/verify', sent, { token: fresh })
  expect(status).toBe(200)
})

function readSecrets() {
  return server.database.read.selectFrom('factors').select('secret').execute()
}

it('reveals no key', async () => {
  rotate(NEW, OLD)
  const keys = await server.ask('/auth/v1/.well-known/jwks.json')
  expect(await keys.json()).toEqual({ keys: [] })
})
