import { describe, expect, it } from 'vitest'

import { createAuthenticator, type Deviation } from '#server/testing/authenticator.ts'
import { addPasskey } from '#server/testing/factor-accounts.ts'
import { addApp, claimsOf, sendCode } from '#server/testing/factors.ts'
import { confirm, getUser, outcome, refreshBy, send, signIn } from '#server/testing/fixtures.ts'
import { beginPasskey, enterWithPasskey, provePasskey } from '#server/testing/passkeys.ts'
import { useServer } from '#server/testing/use-server.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const server = useServer()

async function withPasskey(email?: string) {
  const { access_token: first } = await confirm(server, email)
  return { first, passkey: await addPasskey(server, first) }
}
const remove = (token: string, id: string) =>
  send(server, `passkeys/${id}`, undefined, { method: 'DELETE', token })
const isOpen = async (token: string) => (await getUser(server, token)).status === 200

describe('a passkey used in an existing session', () => {
  it('raises it to aal2, also after a refresh', async () => {
    const { passkey } = await withPasskey()
    const { access_token: token } = await signIn(server)
    const { body } = await provePasskey(server, token, passkey.authenticator)
    const raised = { aal: 'aal2', amr: [{ method: 'passkey' }, { method: 'password' }] }
    expect(claimsOf(body.access_token)).toMatchObject(raised)
    expect(claimsOf(body.access_token).session_id).toBe(claimsOf(token).session_id)
    const refreshed = await refreshBy(server, body.refresh_token)
    expect(claimsOf(refreshed.body.access_token)).toMatchObject(raised)
  })

  it('must belong to the account and this site, with user verification', async () => {
    const { passkey } = await withPasskey()
    const bob = await withPasskey('bob@example.com')
    const { access_token: token } = await signIn(server)
    const strays: Deviation[] = [
      { isUnverified: true },
      { origin: 'https://evil.test' },
      { challenge: 'x'.repeat(43) },
    ]
    const refused = [400, 'webauthn_verification_failed']
    for (const stray of strays) {
      expect(outcome(await provePasskey(server, token, passkey.authenticator, stray))).toEqual(
        refused,
      )
    }
    for (const other of [bob.passkey.authenticator, createAuthenticator()]) {
      expect(outcome(await provePasskey(server, token, other))).toEqual(refused)
    }
    expect((await provePasskey(server, token, passkey.authenticator)).status).toBe(200)
  })

  it('answers a challenge of this session, and none of a sign-in', async () => {
    const { first, passkey } = await withPasskey()
    const { access_token: token } = await signIn(server)
    for (const [path, by] of [
      ['reauthentication', { token: first }],
      ['authentication', {}],
    ] as const) {
      const { body } = await send(server, `passkeys/${path}/options`, {}, by)
      const credential = passkey.authenticator.get(body.options)
      const sent = { challenge_id: body.challenge_id, credential }
      const answer = await send(server, 'passkeys/reauthentication/verify', sent, { token })
      expect(outcome(answer)).toEqual([400, 'webauthn_challenge_not_found'])
    }
    const { body } = await send(server, 'passkeys/reauthentication/options', {}, { token })
    const credential = passkey.authenticator.get(body.options)
    const sent = { challenge_id: body.challenge_id, credential }
    const signedIn = await send(server, 'passkeys/authentication/verify', sent)
    expect(outcome(signedIn)).toEqual([400, 'webauthn_challenge_not_found'])
  })
})

it('removing a passkey ends the sessions that it opened or raised, and no others', async () => {
  const { passkey } = await withPasskey()
  const opened = (await enterWithPasskey(server, passkey.authenticator)).body.access_token
  const second = await addPasskey(server, opened)
  const other = (await enterWithPasskey(server, second.authenticator)).body.access_token
  const bare = (await signIn(server)).access_token
  const raise = async () => {
    const { access_token: token } = await signIn(server)
    return (await provePasskey(server, token, passkey.authenticator)).body.access_token as string
  }
  const [raised, remover] = [await raise(), await raise()]

  server.clock.now += 11 * MINUTE_MS
  expect(outcome(await remove(other, passkey.id))).toEqual([403, 'insufficient_aal'])
  const { body } = await provePasskey(server, remover, passkey.authenticator)
  expect((await remove(body.access_token, passkey.id)).status).toBe(204)
  const open = [opened, raised, other, bare, body.access_token].map(isOpen)
  expect(await Promise.all(open)).toEqual([false, false, true, true, true])
  // The factor that raised it is gone, so it proves nothing.
  expect(outcome(await remove(body.access_token, second.id))).toEqual([403, 'insufficient_aal'])
})

it('removing a passkey ends a session that it raised, also after further proofs', async () => {
  const { passkey } = await withPasskey()
  const { access_token: token } = await signIn(server)
  const { body: raised } = await provePasskey(server, token, passkey.authenticator)
  const { app, session } = await addApp(server, raised.access_token)
  const { access_token: other } = await signIn(server)
  const { body: remover } = await sendCode(server, other, app)
  expect((await remove(remover.access_token, passkey.id)).status).toBe(204)
  expect(await isOpen(session.access_token)).toBe(false)
})

describe('a change begun before another session adds a passkey', () => {
  it('requires it to complete', async () => {
    const { access_token: mine } = await confirm(server)
    const { access_token: theirs } = await signIn(server)
    const fields = { factor_type: 'totp', friendly_name: 'Theirs' }
    const { body: app } = await send(server, 'factors', fields, { token: theirs })
    const { body: options } = await beginPasskey(server, theirs)
    await addPasskey(server, mine)
    const credential = createAuthenticator().create(options.options)
    const sent = { challenge_id: options.challenge_id, credential }
    const added = await send(server, 'passkeys/registration/verify', sent, { token: theirs })
    expect(outcome(added)).toEqual([403, 'insufficient_aal'])
    const verified = await sendCode(server, theirs, { id: app.id, secret: app.totp.secret })
    expect(outcome(verified)).toEqual([403, 'insufficient_aal'])
  })
})

describe('an unverified app', () => {
  it('can be verified within ten minutes by the session that added it', async () => {
    const { access_token: mine } = await confirm(server)
    const { access_token: other } = await signIn(server)
    const fields = { factor_type: 'totp', friendly_name: 'Phone' }
    const { body } = await send(server, 'factors', fields, { token: mine })
    const app = { id: body.id, secret: body.totp.secret }
    expect(outcome(await sendCode(server, other, app))).toEqual([404, 'mfa_factor_not_found'])
    server.clock.now += 10 * MINUTE_MS
    expect(outcome(await sendCode(server, mine, app))).toEqual([400, 'reauthentication_needed'])
    const { session } = await addApp(server, (await signIn(server)).access_token, 'Tablet')
    expect(claimsOf(session.access_token).aal).toBe('aal2')
  })
})
