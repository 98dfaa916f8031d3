import { describe, expect, it } from 'vitest'

import { addApp, claimsOf, confirmWithApp } from '#server/testing/factors.ts'
import { confirm, outcome, send, signIn } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const CODES = 'factors/recovery-codes'
const server = useServer()

const ask = (token: string, path = '', body?: object, method = 'POST') =>
  send(server, CODES + path, body ?? {}, { token, method })
const count = async (token: string) => {
  const { total, remaining } = (await ask(token, '', undefined, 'GET')).body
  return [total, remaining]
}

it('the real client creates codes, signs in with one, replaces and removes them', async () => {
  const { session } = await confirmWithApp(server)
  const auth = server.openBrowser()
  await auth.setSession(session)
  const { recoveryCodes } = auth.mfa
  const missing = { status: 404, code: 'mfa_factor_not_found' }
  expect((await recoveryCodes.getStatus()).error).toMatchObject(missing)
  const { data: made } = await recoveryCodes.generate()
  expect(made).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 })
  expect(new Set(made?.codes).size).toBe(10)
  for (const code of made?.codes ?? []) expect(code).toMatch(/^[a-z2-7]{16}$/)
  const again = { status: 422, code: 'mfa_verified_factor_exists' }
  expect((await recoveryCodes.generate({ friendlyName: 'More' })).error).toMatchObject(again)

  const other = server.openBrowser()
  const { data: entered } = await other.signInWithPassword({
    email: ann.email,
    password: ann.password,
  })
  const typed = made?.codes[0]?.toUpperCase().replaceAll(/(.{4})/g, '$1 - ') ?? ''
  const { data: raised, error } = await other.mfa.recoveryCodes.verify({ code: typed })
  expect(error).toBeNull()
  expect(claimsOf(raised?.access_token ?? '')).toMatchObject({
    session_id: claimsOf(entered.session?.access_token ?? '').session_id,
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  })
  expect((await other.mfa.recoveryCodes.getStatus()).data).toMatchObject({
    total: 10,
    remaining: 9,
  })
  const { data: factors } = await other.mfa.listFactors()
  expect(factors?.recovery_code).toHaveLength(1)

  const { data: renewed } = await other.mfa.recoveryCodes.regenerate()
  expect(renewed).toMatchObject({ id: made?.id, friendly_name: 'Recovery codes', total: 10 })
  const old = await other.mfa.recoveryCodes.verify({ code: made?.codes[1] ?? '' })
  expect(old.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  expect((await other.mfa.recoveryCodes.unenroll()).error).toBeNull()
  expect((await other.mfa.recoveryCodes.getStatus()).error).toMatchObject(missing)
})

describe('a recovery code', () => {
  it('is accepted once of concurrent tries, and stored as a hash', async () => {
    const { session } = await confirmWithApp(server)
    const { codes } = (await ask(session.access_token)).body
    const rows = await server.database.read.selectFrom('recoveryCodes').selectAll().execute()
    expect(rows.every(({ codeHash: hash }) => hash.startsWith('$argon2id$'))).toBe(true)
    const tokens = []
    for (let turn = 0; turn < 4; turn += 1) tokens.push((await signIn(server)).access_token)
    const answers = await Promise.all(tokens.map((by) => ask(by, '/verify', { code: codes[3] })))
    expect(answers.map(outcome).toSorted()).toEqual([
      [200, undefined],
      ...Array.from({ length: 3 }, () => [422, 'mfa_verification_failed']),
    ])
    expect(await count(session.access_token)).toEqual([10, 9])
  })

  it('allows adding another app and removing the lost one; the codes go with the last app', async () => {
    const { app, session } = await confirmWithApp(server)
    const { codes } = (await ask(session.access_token)).body
    const { access_token: token } = await signIn(server)
    const { access_token: raised } = (await ask(token, '/verify', { code: codes[0] })).body
    const tablet = await addApp(server, raised, 'Tablet')
    const remove = (id: string, by: string) =>
      send(server, `factors/${id}`, undefined, { method: 'DELETE', token: by })
    const { access_token: fresh } = tablet.session
    expect((await remove(app.id, fresh)).status).toBe(200)
    expect(await count(fresh)).toEqual([10, 9])
    expect((await remove(tablet.app.id, fresh)).status).toBe(200)
    expect(outcome(await ask(fresh, '', undefined, 'GET'))).toEqual([404, 'mfa_factor_not_found'])
  })

  it('allows ten tries an hour from all addresses; new codes reset the limit', async () => {
    const { session } = await confirmWithApp(server)
    await ask(session.access_token)
    const { access_token: token } = await signIn(server)
    for (let turn = 0; turn < 10; turn += 1) {
      expect(outcome(await ask(token, '/verify', { code: 'a'.repeat(16) }))).toEqual([
        422,
        'mfa_verification_failed',
      ])
    }
    const locked = await ask(token, '/verify', { code: 'a'.repeat(16) })
    expect(outcome(locked)).toEqual([429, 'mfa_recovery_codes_locked'])
    expect(locked.headers.get('Retry-After')).toBe('360')
    server.clock.now += MINUTE_MS
    const { codes } = (await ask(session.access_token, '/regenerate')).body
    expect((await ask(token, '/verify', { code: codes[9] })).status).toBe(200)
  })
})

it('codes are created and removed only right after a second factor', async () => {
  const refused = [403, 'insufficient_aal']
  const { access_token: none } = await confirm(server)
  expect(outcome(await ask(none))).toEqual(refused)
  const { before, session } = await confirmWithApp(server, 'bob@example.com')
  await ask(session.access_token)
  const { access_token: later } = await signIn(server, 'bob@example.com')
  const calls = [() => ['', 'POST'], () => ['/regenerate', 'POST'], () => ['', 'DELETE']]
  server.clock.now += 10 * MINUTE_MS
  for (const call of calls) {
    const [path, method] = call()
    for (const token of [before.access_token, later, session.access_token]) {
      expect(outcome(await ask(token, path, undefined, method))).toEqual(refused)
    }
  }
  expect(await count(later)).toEqual([10, 10])
})

it('the owner is notified when codes are created, used and removed', async () => {
  const { session } = await confirmWithApp(server)
  const token = session.access_token
  const { codes } = (await ask(token)).body
  const { access_token: raised } = (await ask(token, '/verify', { code: codes[0] })).body
  await ask(raised, '', undefined, 'DELETE')
  const notices = (await server.emailsTo(ann.email)).flatMap((email) =>
    'notice' in email ? [email.notice] : [],
  )
  expect(notices).toEqual([
    'totp-added',
    'recovery-codes-added',
    'recovery-code-used',
    'recovery-codes-removed',
  ])
})
