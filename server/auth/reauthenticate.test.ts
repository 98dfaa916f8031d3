import { expect, it } from 'vitest'

import { confirm, send, signIn } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'

const MINUTE_MS = 60_000
const NEXT = 'Rainy?Night2'
const INVALID = [422, 'reauthentication_not_valid', 'Nonce has expired or is invalid']
const server = useServer()

async function openAnn() {
  await confirm(server)
  const auth = server.openBrowser()
  await auth.signInWithPassword({ email: ann.email, password: ann.password })
  return auth
}

type Auth = Awaited<ReturnType<typeof openAnn>>

const change = async (auth: Auth, attributes: Parameters<Auth['updateUser']>[0]) => {
  const { error } = await auth.updateUser(attributes)
  return error && [error.status, error.code, error.message]
}

async function emailedCode(auth: Auth) {
  expect((await auth.reauthenticate()).error).toBeNull()
  return server.linkTo(ann.email, 'reauthentication')
}

/** Another code than this one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

it('an emailed code stands for the present password, once, and is spent on success only', async () => {
  const auth = await openAnn()
  const nonce = await emailedCode(auth)
  expect(nonce).toMatch(/^\d{6}$/)
  expect((await change(auth, { password: ann.password, nonce }))?.[1]).toBe('same_password')
  expect(await change(auth, { password: NEXT, nonce })).toBeNull()
  expect((await signIn(server, ann.email, NEXT)).user.email).toBe(ann.email)
  expect(await change(auth, { password: 'Windy!Day3', nonce })).toEqual(INVALID)
})

it('covers the change of address', async () => {
  const auth = await openAnn()
  const nonce = await emailedCode(auth)
  expect(await change(auth, { email: 'next@example.com', nonce })).toBeNull()
  expect(await server.linkTo('next@example.com', 'email-change-new')).toBeTruthy()
})

it('is tried three times, lives ten minutes, and dies with a newer one', async () => {
  const auth = await openAnn()
  const first = await emailedCode(auth)
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await change(auth, { password: NEXT, nonce: wrong(first) })).toEqual(INVALID)
  }
  expect(await change(auth, { password: NEXT, nonce: first })).toEqual(INVALID)

  server.clock.now += MINUTE_MS
  const second = await emailedCode(auth)
  server.clock.now += 10 * MINUTE_MS
  expect(await change(auth, { password: NEXT, nonce: second })).toEqual(INVALID)

  const third = await emailedCode(auth)
  server.clock.now += 10 * MINUTE_MS - 1
  const fourth = await emailedCode(auth)
  if (third !== fourth)
    expect(await change(auth, { password: NEXT, nonce: third })).toEqual(INVALID)
  expect(await change(auth, { password: NEXT, nonce: fourth })).toBeNull()
})

it('of somebody else opens nothing', async () => {
  const auth = await openAnn()
  const { access_token: bobs } = await confirm(server, 'bob@example.com')
  const nonce = await emailedCode(auth)
  const sent = { password: NEXT, nonce }
  const { status, body } = await send(server, 'user', sent, { method: 'PUT', token: bobs })
  expect([status, body.error_code, body.msg]).toEqual(INVALID)
})

it('comes once a minute, four times an hour and ten times a day', async () => {
  const { access_token: token } = await confirm(server)
  const ask = async () => {
    const answer = await send(server, 'reauthenticate', undefined, { method: 'GET', token })
    return [answer.status, answer.body.error_code]
  }
  const refused = [429, 'over_email_send_rate_limit']
  expect(await ask()).toEqual([200, undefined])
  expect(await ask()).toEqual(refused)
  for (let turn = 0; turn < 3; turn += 1) {
    server.clock.now += MINUTE_MS
    expect(await ask()).toEqual([200, undefined])
  }
  server.clock.now += MINUTE_MS
  expect(await ask()).toEqual(refused)
})
