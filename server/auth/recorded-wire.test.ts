import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createAuthenticator } from '#server/testing/authenticator.ts'
import { claimsOf, codeAt, confirmWithApp, STEP_MS } from '#server/testing/factors.ts'
import { confirm, getUser, openAnn, recover, refusalOf, send } from '#server/testing/fixtures.ts'
import { beginPasskey, registerPasskey } from '#server/testing/passkeys.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { MINUTE_MS } from '#shared/durations.ts'

/** Recorded answers of supabase/auth, where our own rules ask for nothing else. */
const server = useServer()
const INVALID = [400, 'validation_failed']
const { email, password } = ann

describe('a passkey', () => {
  it('has a name of 120 letters at most', async () => {
    const { access_token: token } = await confirm(server)
    const { body } = await registerPasskey(server, token, createAuthenticator())
    const rename = (sent: object, id: string = body.id) =>
      send(server, `passkeys/${id}`, sent, { method: 'PATCH', token })
    const needed = [...INVALID, 'friendly_name is required']
    for (const sent of [{}, { friendly_name: '' }, { friendly_name: null }]) {
      expect([sent, refusalOf(await rename(sent))]).toEqual([sent, needed])
    }
    const long = refusalOf(await rename({ friendly_name: 'x'.repeat(121) }))
    expect(long).toEqual([...INVALID, 'friendly_name must be 120 characters or less'])
    expect(refusalOf(await rename({ friendly_name: 5 })).slice(0, 2)).toEqual([400, 'bad_json'])
    const unknown = refusalOf(await rename({ friendly_name: '' }, 'x'))
    expect(unknown).toEqual([404, 'validation_failed', 'Passkey not found'])
    const renamed = await rename({ friendly_name: 'x'.repeat(120) })
    expect(renamed.body.friendly_name).toHaveLength(120)
  })

  it('is created with the account’s address as its name', async () => {
    const { access_token: token } = await confirm(server)
    const { body } = await beginPasskey(server, token)
    expect(body.options.user).toMatchObject({ name: ann.email, displayName: ann.email })
  })

  it.each(['registration', 'authentication', 'reauthentication'])(
    'rejects an invalid answer: %s',
    async (ceremony) => {
      const { access_token: token } = await confirm(server)
      const verify = (sent: object) => send(server, `passkeys/${ceremony}/verify`, sent, { token })
      const ask = async () => {
        const proof = { current_password: password }
        return (await send(server, `passkeys/${ceremony}/options`, proof, { token })).body
      }
      const id = randomUUID()
      for (const [sent, refusal] of [
        [{ credential: {} }, [...INVALID, 'challenge_id is required']],
        [{ challenge_id: '', credential: {} }, [...INVALID, 'challenge_id is required']],
        [{ challenge_id: id }, [...INVALID, 'credential is required']],
        [{ challenge_id: 'x', credential: {} }, [...INVALID, 'challenge_id must be a valid UUID']],
        [{ challenge_id: 5, credential: {} }, [400, 'bad_json', expect.any(String)]],
        [
          { challenge_id: id, credential: {} },
          [400, 'webauthn_challenge_not_found', 'Challenge not found or already used'],
        ],
      ] as const) {
        expect([sent, refusalOf(await verify(sent))]).toEqual([sent, refusal])
      }
      for (const credential of [{}, null, 5, 'x', [], { id: 'x', response: {} }]) {
        const { challenge_id: challengeId } = await ask()
        const sent = { challenge_id: challengeId.toUpperCase(), credential }
        const refused = refusalOf(await verify(sent)).slice(0, 2)
        expect([credential, refused]).toEqual([credential, [400, 'webauthn_verification_failed']])
        const again = refusalOf(await verify(sent)).slice(0, 2)
        expect(again).toEqual([400, 'webauthn_challenge_not_found'])
      }
    },
  )
})

describe('an account shows', () => {
  it('when the code of a factor was requested', async () => {
    const { session, app } = await confirmWithApp(server)
    const { access_token: token } = session
    const [before] = (await getUser(server, token)).body.factors
    server.clock.now += STEP_MS
    const askedAt = new Date(server.clock.now).toISOString()
    const { body: challenge } = await send(server, `factors/${app.id}/challenge`, {}, { token })
    expect(before.last_challenged_at < askedAt).toBe(true)
    server.clock.now += STEP_MS
    const sent = { challenge_id: challenge.id, code: codeAt(app.secret, server.clock.now) }
    const { body } = await send(server, `factors/${app.id}/verify`, sent, { token })
    const { body: refreshed } = await send(server, 'token?grant_type=refresh_token', {
      refresh_token: body.refresh_token,
    })
    const { body: user } = await getUser(server, body.access_token)
    for (const { factors } of [body.user, refreshed.user, user]) {
      expect(factors).toEqual([expect.objectContaining({ last_challenged_at: askedAt })])
    }
  })

  it('when a valid code in place of the password was sent', async () => {
    const auth = await openAnn(server)
    const asWire = (user: unknown) => user as { reauthentication_sent_at?: string }
    const sentAt = async () => asWire((await auth.getUser()).data.user).reauthentication_sent_at
    expect(await sentAt()).toBeUndefined()
    const askedAt = new Date(server.clock.now).toISOString()
    expect((await auth.reauthenticate()).error).toBeNull()
    server.clock.now += MINUTE_MS
    expect(await sentAt()).toBe(askedAt)
    const { data: again } = await auth.signInWithPassword({ email, password })
    expect(asWire(again.user).reauthentication_sent_at).toBe(askedAt)
    const nonce = await server.linkTo(ann.email, 'reauthentication')
    const { data: changed } = await auth.updateUser({ password: 'Rainy?Night2', nonce })
    expect(changed.user?.email).toBe(ann.email)
    expect(asWire(changed.user).reauthentication_sent_at).toBeUndefined()
    expect(await sentAt()).toBeUndefined()
  })
})

it('a sign-in with a password that is now too weak reports it', async () => {
  const auth = await openAnn(server)
  expect((await auth.signInWithPassword({ email, password })).data.weakPassword).toBeUndefined()
  await auth.updateUser({ data: { firstName: 'Sunny' } })
  const { data } = await auth.signInWithPassword({ email, password })
  expect(data.weakPassword).toEqual({ reasons: ['pwned'], message: expect.any(String) })
})

it('a recovery link’s session has the method otp', async () => {
  await confirm(server)
  const { body } = await recover(server)
  expect(claimsOf(body.access_token).amr).toEqual([
    { method: 'otp', timestamp: expect.any(Number) },
  ])
})
