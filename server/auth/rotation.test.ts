import { afterEach, beforeEach, expect, it } from 'vitest'

import { deriveSecrets } from '#server/secrets.ts'
import { confirm, getUser, refreshBy, send } from '#server/testing/fixtures.ts'
import { startServer, type TestServer } from '#server/testing/start-server.ts'

const OLD = 'a secret for tests, long enough for anything'
const NEW = 'another secret for tests, as long as the first'
let server: TestServer

beforeEach(async () => {
  server = await startServer()
})

afterEach(() => server.close())

function rotate(secret: string, previous?: string) {
  const { secrets } = server.services
  delete secrets.previous
  Object.assign(secrets, deriveSecrets(secret, previous))
}

it('signs nobody out while the previous secret is known, and writes nothing new with it', async () => {
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

it('ends everything without it', async () => {
  const { access_token: token, refresh_token: refreshToken } = await confirm(server)
  rotate(NEW)
  expect((await getUser(server, token)).status).toBe(403)
  expect((await refreshBy(server, refreshToken)).status).toBe(400)
})

it('still reads the emails that waited', async () => {
  await send(server, 'signup', { email: 'bob@example.com', password: 'Sunny!Day1' })
  rotate(NEW, OLD)
  const token_hash = await server.linkTo('bob@example.com', 'confirm')
  const { status } = await send(server, 'verify', { type: 'signup', token_hash })
  expect(status).toBe(200)
})

it('shows no key to anybody', async () => {
  rotate(NEW, OLD)
  const keys = await server.ask('/auth/v1/.well-known/jwks.json')
  expect(await keys.json()).toEqual({ keys: [] })
})
