import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { addApp, codeAt, confirmWithApp, sendCode, wrongCode } from '#server/testing/factors.ts'
import { confirm, getUser, refusalOf, send, signIn } from '#server/testing/fixtures.ts'
import { useServer } from '#server/testing/use-server.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const ID = randomUUID()
const server = useServer()

const enroll = (token: string, body: object = {}) =>
  send(server, 'factors', { factor_type: 'totp', ...body }, { token })

const INVALID = [400, 'validation_failed']
const notEnabled = (name: string, title: string) => [
  422,
  `mfa_${name}_enroll_not_enabled`,
  `MFA enroll is disabled for ${title}`,
]
const NOT_OURS = 'factor_type needs to be totp, phone, or webauthn'

describe('adding an app is refused', () => {
  it('of an unknown type or with too long a name', async () => {
    const { access_token: token } = await confirm(server)
    const long = 'x'.repeat(2_000)
    for (const [body, refusal] of [
      [{ factor_type: 'x' }, [...INVALID, NOT_OURS]],
      [{ factor_type: null }, [...INVALID, NOT_OURS]],
      [{ factor_type: 'phone', phone: '1' }, notEnabled('phone', 'Phone')],
      [{ factor_type: 'webauthn' }, notEnabled('webauthn', 'WebAuthn')],
      [{ friendly_name: long }, [...INVALID, 'friendly_name: at most 120 characters are expected']],
      [{ issuer: long }, [...INVALID, 'issuer: at most 60 characters are expected']],
      [{ friendly_name: 5 }, [400, 'bad_json', expect.stringContaining('friendly_name')]],
    ] as const) {
      expect([body, refusalOf(await enroll(token, body))]).toEqual([body, refusal])
    }
  })

  it('under an existing name, unless that app is unverified', async () => {
    const { session } = await confirmWithApp(server)
    const token = session.access_token
    const taken = 'A factor with the friendly name "Phone" for this user already exists'
    expect(refusalOf(await enroll(token, { friendly_name: 'Phone' }))).toEqual([
      422,
      'mfa_factor_name_conflict',
      taken,
    ])
    for (let turn = 0; turn < 3; turn += 1) expect((await enroll(token)).status).toBe(200)
    const { factors } = (await getUser(server, token)).body
    expect(factors.map(({ status }: { status: string }) => status)).toEqual([
      'verified',
      'unverified',
    ])
  })

  it('beyond ten', async () => {
    const { access_token: token } = await confirm(server)
    for (let turn = 0; turn < 10; turn += 1) await enroll(token, { friendly_name: `${turn}` })
    const full = 'Maximum number of verified factors reached, unenroll to continue'
    expect(refusalOf(await enroll(token))).toEqual([422, 'too_many_enrolled_mfa_factors', full])
    expect((await enroll(token, { friendly_name: '3' })).status).toBe(200)
  })

  it('to a session without a recent use of the existing app', async () => {
    const { before, session } = await confirmWithApp(server)
    const { access_token: later } = await signIn(server)
    const refusal = [403, 'insufficient_aal', 'AAL2 required to enroll a new factor']
    expect(refusalOf(await enroll(later))).toEqual(refusal)
    // A token from before the session was raised to aal2.
    expect(refusalOf(await enroll(before.access_token))).toEqual(refusal)
    expect((await enroll(session.access_token)).status).toBe(200)
    server.clock.now += 10 * MINUTE_MS
    expect(refusalOf(await enroll(session.access_token))).toEqual(refusal)
  })

  it('when the first app was added after it began at aal1', async () => {
    const { access_token: mine } = await confirm(server)
    const { access_token: theirs } = await signIn(server)
    const { body } = await enroll(theirs, { friendly_name: 'Theirs' })
    await addApp(server, mine)
    const app = { id: body.id, secret: body.totp.secret }
    expect((await sendCode(server, theirs, app)).body.error_code).toBe('session_not_found')
    expect((await sendCode(server, mine, app)).body.error_code).toBe('mfa_factor_not_found')
  })
})

describe('a code is refused', () => {
  const verify = (token: string, id: string, body: object) =>
    send(server, `factors/${id}/verify`, body, { token })

  it('of the wrong form, or without a challenge', async () => {
    const { app, session } = await confirmWithApp(server)
    const empty = [...INVALID, 'Code needs to be non-empty']
    const unknown = 'MFA factor with the provided challenge ID not found'
    const notFound = [422, 'mfa_factor_not_found', unknown]
    const malformed = expect.stringMatching(/^Could not parse request body as JSON/)
    for (const [body, refusal] of [
      [{ challenge_id: ID }, empty],
      [{ challenge_id: ID, code: '' }, empty],
      [{ challenge_id: ID, code: '123456' }, notFound],
      [{ code: '123456' }, notFound],
      [{ challenge_id: ID, code: 123_456 }, [400, 'bad_json', malformed]],
      [{ challenge_id: 'x', code: '123456' }, [400, 'bad_json', malformed]],
    ] as const) {
      const answer = refusalOf(await verify(session.access_token, app.id, body))
      expect([body, answer]).toEqual([body, refusal])
    }
  })

  it('for a challenge of another session or app, a spent or expired one', async () => {
    const { app, session } = await confirmWithApp(server)
    const tablet = await addApp(server, session.access_token, 'Tablet')
    const { access_token: token } = await signIn(server)
    const challenge = async (by: string, id = app.id) =>
      (await send(server, `factors/${id}/challenge`, {}, { token: by })).body.id
    const answer = async (challenge_id: string) => {
      server.clock.now += MINUTE_MS
      return verify(token, app.id, { challenge_id, code: codeAt(app.secret, server.clock.now) })
    }
    const mismatch = [422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.']
    expect(refusalOf(await answer(await challenge(session.access_token)))).toEqual(mismatch)
    const ofTablet = await challenge(token, tablet.app.id)
    expect((await answer(ofTablet)).body.error_code).toBe('mfa_factor_not_found')
    const own = await challenge(token)
    expect((await answer(own)).status).toBe(200)
    expect(refusalOf(await answer(own))).toEqual(mismatch)
    const late = await challenge(token)
    server.clock.now += 5 * MINUTE_MS
    expect(refusalOf(await answer(late))).toEqual([
      422,
      'mfa_challenge_expired',
      `MFA challenge ${late} has expired, verify against another challenge or create a new challenge.`,
    ])
  })

  it('when it is wrong, in any form', async () => {
    const { app, session } = await confirmWithApp(server)
    const token = session.access_token
    const { body } = await send(server, `factors/${app.id}/challenge`, {}, { token })
    for (const code of [
      wrongCode(app.secret, server.clock.now),
      '1',
      '1234567',
      'abcdef',
      '１２３４５６',
    ]) {
      const answer = await verify(token, app.id, { challenge_id: body.id, code })
      expect(refusalOf(answer)).toEqual([
        422,
        'mfa_verification_failed',
        'Invalid TOTP code entered',
      ])
    }
  })
})

describe('an app', () => {
  it('of another account, or unknown, is not found', async () => {
    const { access_token: token } = await confirm(server)
    const { app } = await confirmWithApp(server, 'bob@example.com')
    const body = { challenge_id: ID, code: '123456' }
    for (const [method, part] of [
      ['POST', '/challenge'],
      ['POST', '/verify'],
      ['DELETE', ''],
    ] as const) {
      const ask = async (id: string) =>
        refusalOf(await send(server, `factors/${id}${part}`, body, { method, token }))
      expect(await ask('x')).toEqual([404, 'validation_failed', 'factor_id must be an UUID'])
      for (const id of [ID, app.id]) {
        expect(await ask(id)).toEqual([404, 'mfa_factor_not_found', 'Factor not found'])
      }
    }
  })

  it('is removed right after its use; an unverified one without', async () => {
    const { before, app, session } = await confirmWithApp(server)
    const appId = (await enroll(session.access_token)).body.id
    const { access_token: later } = await signIn(server)
    const remove = (id: string, token: string) =>
      send(server, `factors/${id}`, undefined, { method: 'DELETE', token })
    const refusal = [422, 'insufficient_aal', 'AAL2 required to unenroll verified factor']
    expect(refusalOf(await remove(app.id, later))).toEqual(refusal)
    expect(refusalOf(await remove(app.id, before.access_token))).toEqual(refusal)
    expect((await remove(appId, later)).body).toEqual({ id: appId })
    server.clock.now += 10 * MINUTE_MS
    expect(refusalOf(await remove(app.id, session.access_token))).toEqual(refusal)
    const { access_token: fresh } = (await sendCode(server, later, app)).body
    expect((await remove(app.id, fresh)).body).toEqual({ id: app.id })
  })
})
