import { describe, expect, it } from 'vitest'

import { RESEND_WAIT_MS } from '#server/email/email-limits.ts'
import { confirmWithApp, sendCode } from '#server/testing/factors.ts'
import {
  changeUser,
  confirm,
  openAnn,
  outcome,
  recover,
  refusalOf,
  send,
  signIn,
} from '#server/testing/fixtures.ts'
import { ann, type TestServer } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const NEXT = 'Rainy?Night2'
const INVALID = [422, 'reauthentication_not_valid', 'Nonce has expired or is invalid']
const server = useServer()

type Auth = ReturnType<TestServer['openBrowser']>

const change = async (auth: Auth, attributes: Parameters<Auth['updateUser']>[0]) => {
  const { error } = await auth.updateUser(attributes)
  return error && [error.status, error.code, error.message]
}

async function emailedCode(auth: Auth) {
  expect((await auth.reauthenticate()).error).toBeNull()
  return server.linkTo(ann.email, 'reauthentication')
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

it('an emailed code replaces the present password once, and is spent on success only', async () => {
  const auth = await openAnn(server)
  const nonce = await emailedCode(auth)
  expect(nonce).toMatch(/^\d{6}$/)
  expect((await change(auth, { password: ann.password, nonce }))?.[1]).toBe('same_password')
  expect(await change(auth, { password: NEXT, nonce })).toBeNull()
  expect((await signIn(server, ann.email, NEXT)).user.email).toBe(ann.email)
  expect(await change(auth, { password: 'Windy!Day3', nonce })).toEqual(INVALID)
})

it('is accepted for a change of address', async () => {
  const auth = await openAnn(server)
  const nonce = await emailedCode(auth)
  expect(await change(auth, { email: 'next@example.com', nonce })).toBeNull()
  expect(await server.linkTo('next@example.com', 'email-change-new')).toBeTruthy()
})

it('allows three tries, lives ten minutes, and is revoked by a newer one', async () => {
  const auth = await openAnn(server)
  const first = await emailedCode(auth)
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await change(auth, { password: NEXT, nonce: wrong(first) })).toEqual(INVALID)
  }
  expect(await change(auth, { password: NEXT, nonce: first })).toEqual(INVALID)

  server.clock.now += RESEND_WAIT_MS
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

it('of another account is refused', async () => {
  const auth = await openAnn(server)
  const { access_token: bobs } = await confirm(server, 'bob@example.com')
  const nonce = await emailedCode(auth)
  expect(refusalOf(await changeUser(server, bobs, { password: NEXT, nonce }))).toEqual(INVALID)
})

it('is limited to four an hour and ten a day, with a pause', async () => {
  const { access_token: token } = await confirm(server)
  const ask = async () =>
    outcome(await send(server, 'reauthenticate', undefined, { method: 'GET', token }))
  const refused = [429, 'over_email_send_rate_limit']
  expect(await ask()).toEqual([200, undefined])
  expect(await ask()).toEqual(refused)
  for (let turn = 0; turn < 3; turn += 1) {
    server.clock.now += RESEND_WAIT_MS
    expect(await ask()).toEqual([200, undefined])
  }
  server.clock.now += RESEND_WAIT_MS
  expect(await ask()).toEqual(refused)
})

describe('a change of password or address', () => {
  const put = (token: string, body: object) => changeUser(server, token, body)
  const newPassword = { password: NEXT }
  const refusal = [
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  ]

  it('requires only the app, if just used, of an account with one', async () => {
    const { before, app, session } = await confirmWithApp(server)
    const { access_token: later } = await signIn(server)
    const proof = { current_password: ann.password }
    for (const token of [before.access_token, later]) {
      for (const wanted of [newPassword, { email: 'next@example.com' }]) {
        expect(refusalOf(await put(token, { ...wanted, ...proof }))).toEqual(refusal)
      }
    }
    expect((await put(later, { data: { firstName: 'Anne' } })).status).toBe(200)
    server.clock.now += 10 * MINUTE_MS
    expect(refusalOf(await put(session.access_token, { ...newPassword, ...proof }))).toEqual(
      refusal,
    )
    const { access_token: fresh } = (await sendCode(server, later, app)).body
    expect((await put(fresh, { email: 'next@example.com' })).status).toBe(200)
    expect((await put(fresh, newPassword)).status).toBe(200)
  })

  it('requires the app after a recovery link too', async () => {
    const { app } = await confirmWithApp(server)
    const { access_token: token } = (await recover(server)).body
    expect(refusalOf(await put(token, newPassword))).toEqual(refusal)
    const { access_token: raised } = (await sendCode(server, token, app)).body
    expect((await put(raised, newPassword)).status).toBe(200)
    expect((await signIn(server, ann.email, NEXT)).user.email).toBe(ann.email)
  })
})
