import { describe, expect, it } from 'vitest'

import { createAuthenticator, type Deviation } from '#server/testing/authenticator.ts'
import { addApp, claimsOf, sendCode } from '#server/testing/factors.ts'
import { confirm, openAnn, outcome, send, signIn } from '#server/testing/fixtures.ts'
import {
  beginPasskey,
  enterWithPasskey,
  registerPasskey,
  type Authenticator,
} from '#server/testing/passkeys.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const AAGUID = 'fbfc3007154e4ecc8c0b6e020557d7bd'
const server = useServer()

const begin = (token: string, proof?: object) => beginPasskey(server, token, proof)
const register = (...[token, authenticator, deviation]: RegisterWords) =>
  registerPasskey(server, token, authenticator, deviation)
const enter = (authenticator: Authenticator, deviation?: Deviation) =>
  enterWithPasskey(server, authenticator, deviation)
type RegisterWords = [token: string, authenticator: Authenticator, deviation?: Deviation]

const strays: Deviation[] = [
  { isUnverified: true },
  { origin: 'https://evil.test' },
  { rpId: 'evil.test' },
  { challenge: 'x'.repeat(43) },
]

describe('the real client', () => {
  it('adds a passkey, signs in with it, renames it and removes it', async () => {
    const auth = await openAnn(server)
    const authenticator = createAuthenticator({ aaguid: AAGUID })
    const { data: answered } = await auth.passkey.startRegistration()
    expect(answered?.options).toMatchObject({
      rp: { id: 'site.test', name: server.services.shopWords[0] },
      user: { name: ann.email },
      timeout: 300_000,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { data: added } = await auth.passkey.verifyRegistration({
      challengeId: answered!.challenge_id,
      credential: authenticator.create(answered!.options as never) as never,
    })
    expect(added).toMatchObject({ friendly_name: 'iCloud Keychain' })

    const other = server.openBrowser()
    const { data: challenge } = await other.passkey.startAuthentication()
    const { data: entered, error } = await other.passkey.verifyAuthentication({
      challengeId: challenge!.challenge_id,
      credential: authenticator.get(challenge!.options as never) as never,
    })
    expect(error).toBeNull()
    expect(entered?.session?.user.email).toBe(ann.email)
    expect(claimsOf(entered?.session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'passkey' }],
    })

    const passkeyId = added!.id
    expect((await other.passkey.update({ passkeyId, friendlyName: 'Phone' })).error).toBeNull()
    expect((await other.passkey.list()).data).toEqual([
      {
        id: passkeyId,
        friendly_name: 'Phone',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ])
    expect((await other.passkey.delete({ passkeyId })).error).toBeNull()
    expect((await other.passkey.list()).error?.name).toBe('AuthSessionMissingError')
    expect((await auth.passkey.list()).data).toEqual([])
    expect(outcome(await enter(authenticator))).toEqual([400, 'webauthn_verification_failed'])
  })
})

describe('a registration', () => {
  it('is refused when incomplete, for another site or with another challenge', async () => {
    const { access_token: token } = await confirm(server)
    const certificate = new Map([['x5c', [new Uint8Array(9)]]])
    for (const deviation of [
      ...strays,
      { attestation: { fmt: 'packed', attStmt: certificate } },
      { attestation: { fmt: 'fido-u2f', attStmt: new Map() } },
    ]) {
      const refused = outcome(await register(token, createAuthenticator(), deviation))
      expect([deviation, refused]).toEqual([deviation, [400, 'webauthn_verification_failed']])
    }
    expect((await send(server, 'passkeys', null, { method: 'GET', token })).body).toEqual([])
  })

  it('answers its challenge once, in time, in the same session', async () => {
    const { access_token: token } = await confirm(server)
    const { access_token: other } = await signIn(server)
    const { body } = await begin(token)
    const sent = {
      challenge_id: body.challenge_id,
      credential: createAuthenticator().create(body.options),
    }
    const verify = (by: string) => send(server, 'passkeys/registration/verify', sent, { token: by })
    expect(outcome(await verify(other))).toEqual([400, 'webauthn_challenge_not_found'])
    expect((await verify(token)).status).toBe(200)
    expect(outcome(await verify(token))).toEqual([400, 'webauthn_challenge_not_found'])
    const { body: late } = await begin(token)
    server.clock.now += 5 * MINUTE_MS
    const tooLate = { ...sent, challenge_id: late.challenge_id }
    const answer = await send(server, 'passkeys/registration/verify', tooLate, { token })
    expect(outcome(answer)).toEqual([400, 'webauthn_challenge_expired'])
  })

  it('adds each passkey to one account, and ten at most', async () => {
    const { access_token: token } = await confirm(server)
    const { access_token: bobs } = await confirm(server, 'bob@example.com')
    const authenticator = createAuthenticator()
    expect((await register(token, authenticator)).status).toBe(200)
    expect(outcome(await register(bobs, authenticator))).toEqual([
      422,
      'webauthn_credential_exists',
    ])
    for (let turn = 1; turn < 10; turn += 1) await register(token, createAuthenticator())
    expect(outcome(await begin(token))).toEqual([422, 'too_many_passkeys'])
  })

  it('requires the password, or an emailed code, some time after the sign-in', async () => {
    const { access_token: token } = await confirm(server)
    expect((await begin(token, {})).status).toBe(200)
    server.clock.now += 10 * MINUTE_MS
    expect(outcome(await begin(token, {}))).toEqual([400, 'reauthentication_needed'])
    const wrong = await begin(token, { current_password: 'x' })
    expect(outcome(wrong)).toEqual([400, 'current_password_invalid'])
    expect((await begin(token, { current_password: ann.password })).status).toBe(200)
    await send(server, 'reauthenticate', null, { method: 'GET', token })
    const nonce = await server.linkTo(ann.email, 'reauthentication')
    expect((await begin(token, { nonce })).status).toBe(200)
    expect(outcome(await begin(token, { nonce }))).toEqual([422, 'reauthentication_not_valid'])
  })
})

it('an account with an authenticator app requires it before adding or removing a passkey', async () => {
  const { access_token: before } = await confirm(server)
  const passkey = (await register(before, createAuthenticator())).body.id
  const { app, session } = await addApp(server, before)
  const token = session.access_token
  const remove = (by: string) =>
    send(server, `passkeys/${passkey}`, undefined, { method: 'DELETE', token: by })
  const expectRefused = async (by: string) => {
    expect(outcome(await begin(by, { current_password: ann.password }))).toEqual([
      403,
      'insufficient_aal',
    ])
    expect(outcome(await remove(by))).toEqual([403, 'insufficient_aal'])
  }
  await expectRefused(before)
  server.clock.now += 10 * MINUTE_MS
  await expectRefused(token)
  const { access_token: later } = await signIn(server)
  const { access_token: fresh } = (await sendCode(server, later, app)).body
  expect((await begin(fresh)).status).toBe(200)
  expect((await remove(fresh)).status).toBe(204)
})

describe('a sign-in with a passkey', () => {
  async function withPasskey() {
    const { access_token: token } = await confirm(server)
    const authenticator = createAuthenticator()
    await register(token, authenticator)
    return authenticator
  }

  it('is refused when incomplete, for another site or another account', async () => {
    const authenticator = await withPasskey()
    for (const deviation of [...strays, { userHandle: 'bm9ib2R5' }]) {
      const refused = outcome(await enter(authenticator, deviation))
      expect([deviation, refused]).toEqual([deviation, [400, 'webauthn_verification_failed']])
      expect((await enter(authenticator)).status).toBe(200)
    }
  })

  it('is refused when the counter does not increase: the passkey was cloned', async () => {
    const authenticator = await withPasskey()
    expect((await enter(authenticator, { counter: 5 })).status).toBe(200)
    for (const counter of [4, 5, 0]) {
      const refused = await enter(authenticator, { counter })
      expect(outcome(refused)).toEqual([400, 'webauthn_verification_failed'])
    }
    expect((await enter(authenticator, { counter: 6 })).status).toBe(200)
  })

  it('answers its challenge once and in time', async () => {
    const authenticator = await withPasskey()
    const { body } = await send(server, 'passkeys/authentication/options', {})
    const sent = { challenge_id: body.challenge_id, credential: authenticator.get(body.options) }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(server, 'passkeys/authentication/verify', sent)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
    const { body: late } = await send(server, 'passkeys/authentication/options', {})
    server.clock.now += 5 * MINUTE_MS
    const tooLate = { challenge_id: late.challenge_id, credential: authenticator.get(late.options) }
    expect(outcome(await send(server, 'passkeys/authentication/verify', tooLate))).toEqual([
      400,
      'webauthn_challenge_expired',
    ])
  })

  it('is refused to a banned user', async () => {
    const authenticator = await withPasskey()
    const ban = { bannedUntil: server.clock.now + MINUTE_MS }
    await server.database.write((tx) => tx.updateTable('users').set(ban).execute())
    expect(outcome(await enter(authenticator))).toEqual([403, 'user_banned'])
  })
})

it('the owner is notified when a passkey is added, first used and removed', async () => {
  const { access_token: token } = await confirm(server)
  const authenticator = createAuthenticator()
  const { id } = (await register(token, authenticator)).body
  await enter(authenticator)
  await enter(authenticator)
  await send(server, `passkeys/${id}`, undefined, { method: 'DELETE', token })
  const notices = (await server.emailsTo(ann.email)).flatMap((email) =>
    'notice' in email ? [email.notice] : [],
  )
  expect(notices).toEqual(['passkey-added', 'passkey-used', 'passkey-removed'])
})

it('a new passkey opens sessions, but authorizes nothing for a day without the password', async () => {
  const { access_token: taken } = await confirm(server)
  const authenticator = createAuthenticator()
  await register(taken, authenticator)
  const opened = async () => (await enter(authenticator)).body.access_token
  const change = (token: string, proof: object) =>
    send(server, 'user', { email: 'new@example.com', ...proof }, { method: 'PUT', token })
  expect(outcome(await change(await opened(), {}))).toEqual([400, 'current_password_required'])
  expect((await change(await opened(), { current_password: ann.password })).status).toBe(200)
  server.clock.now += 24 * 60 * MINUTE_MS
  expect((await change(await opened(), {})).status).toBe(200)
})
