import { describe, expect, it } from 'vitest'

import {
  addApp,
  claimsOf,
  codeAt,
  confirmWithApp,
  sendCode,
  STEP_MS,
  wrongCode,
} from '#server/testing/factors.ts'
import {
  confirm,
  getUser,
  openAnn,
  outcome,
  refreshBy,
  send,
  signIn,
} from '#server/testing/fixtures.ts'
import { ann, type TestServer } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const server = useServer()

type Auth = ReturnType<TestServer['openBrowser']>

async function enroll(auth: Auth, options: object = {}) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', ...options })
  if (error) throw error
  return data
}

async function verify(auth: Auth, { id, totp }: { id: string; totp: { secret: string } }) {
  server.clock.now += STEP_MS
  const code = codeAt(totp.secret, server.clock.now)
  return auth.mfa.challengeAndVerify({ factorId: id, code })
}

const levelOf = async (auth: Auth) =>
  (await auth.mfa.getAuthenticatorAssuranceLevel()).data ?? undefined

describe('an authenticator app', () => {
  it('is added by the real client, and takes the session to aal2, which refreshes keep', async () => {
    const auth = await openAnn(server)
    const app = await enroll(auth, { friendlyName: 'Phone' })
    const uri = new URL(app.totp.uri)
    expect(decodeURIComponent(uri.pathname)).toBe(`/site.test:${ann.email}`)
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      algorithm: 'SHA1',
      digits: '6',
      issuer: 'site.test',
      period: '30',
      secret: app.totp.secret,
    })
    expect(app.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await levelOf(auth)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })

    const { data, error } = await verify(auth, app)
    expect(error).toBeNull()
    expect(data?.user.factors).toEqual([
      {
        id: app.id,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        status: 'verified',
        friendly_name: 'Phone',
        factor_type: 'totp',
        phone: '',
        last_challenged_at: new Date(server.clock.now).toISOString(),
      },
    ])
    await auth.refreshSession()
    const level = await levelOf(auth)
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    const methods = level?.currentAuthenticationMethods.map((entry) =>
      typeof entry === 'string' ? entry : entry.method,
    )
    expect(methods).toEqual(['totp', 'password'])
    expect((await auth.mfa.listFactors()).data?.totp).toHaveLength(1)
  })

  it('is required at the next sign-in, in the same session', async () => {
    const auth = await openAnn(server)
    const app = await enroll(auth)
    await verify(auth, app)
    const other = server.openBrowser()
    const { data } = await other.signInWithPassword({ email: ann.email, password: ann.password })
    expect(await levelOf(other)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const before = claimsOf(data.session?.access_token ?? '')
    const verified = await verify(other, app)
    expect(claimsOf(verified.data?.access_token ?? '')).toMatchObject({
      session_id: before.session_id,
      aal: 'aal2',
    })
    expect(verified.data?.refresh_token).not.toBe(data.session?.refresh_token)
    expect(await levelOf(other)).toMatchObject({ currentLevel: 'aal2' })
  })

  it('has a QR code that the real client can show', async () => {
    const auth = await openAnn(server)
    const { totp } = await enroll(auth, { issuer: 'A shop #1 & 100%' })
    const prefix = 'data:image/svg+xml;utf-8,'
    expect(totp.qr_code.slice(0, prefix.length)).toBe(prefix)
    const picture = totp.qr_code.slice(prefix.length)
    expect(picture).toMatch(/^<\?xml [^>]*\?><svg [^>]*><path [^>]*\/><\/svg>$/)
    expect(picture).not.toMatch(/[#%]/)
    expect(picture.length).toBeLessThan(8_000)
  })

  it('unknown to an older client leaves no secret in the account', async () => {
    const { access_token: token } = await confirm(server)
    expect((await getUser(server, token)).body).not.toHaveProperty('factors')
  })
})

describe('a code', () => {
  it('is valid one step early and late, and no longer', async () => {
    const { app, session } = await confirmWithApp(server)
    const token = session.access_token
    const sendAt = async (offset: number) => {
      server.clock.now += 10 * STEP_MS
      const { body } = await send(server, `factors/${app.id}/challenge`, {}, { token })
      const code = codeAt(app.secret, server.clock.now + offset * STEP_MS)
      const sent = { challenge_id: body.id, code }
      return (await send(server, `factors/${app.id}/verify`, sent, { token })).status
    }
    const statuses = []
    for (const offset of [-2, -1, 0, 1, 2]) statuses.push(await sendAt(offset))
    expect(statuses).toEqual([422, 200, 200, 200, 422])
  })

  it('opens one session for concurrent tries, and none later', async () => {
    const { app } = await confirmWithApp(server)
    server.clock.now += STEP_MS
    const code = codeAt(app.secret, server.clock.now)
    const tries = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { access_token: token } = await signIn(server)
        const { body } = await send(server, `factors/${app.id}/challenge`, {}, { token })
        return () =>
          send(server, `factors/${app.id}/verify`, { challenge_id: body.id, code }, { token })
      }),
    )
    const answers = await Promise.all(tries.map((attempt) => attempt()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = await tries[0]?.()
    expect([late?.status, late?.body.msg]).toEqual([422, expect.any(String)])
  })

  it('that verified the app does not open another session', async () => {
    const { app } = await confirmWithApp(server)
    const { access_token: token } = await signIn(server)
    const { body } = await send(server, `factors/${app.id}/challenge`, {}, { token })
    const sent = { challenge_id: body.id, code: codeAt(app.secret, server.clock.now) }
    const answer = await send(server, `factors/${app.id}/verify`, sent, { token })
    expect(outcome(answer)).toEqual([422, 'mfa_verification_failed'])
  })

  it('that is wrong leaves the challenge; too many lock the account for all addresses', async () => {
    const { app } = await confirmWithApp(server)
    const bob = await confirmWithApp(server, 'bob@example.com')
    const { access_token: token } = await signIn(server)
    const { body: challenge } = await send(server, `factors/${app.id}/challenge`, {}, { token })
    const attempt = (code: string) =>
      send(server, `factors/${app.id}/verify`, { challenge_id: challenge.id, code }, { token })
    const wrong = wrongCode(app.secret, server.clock.now)
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await attempt(wrong)).body.error_code).toBe('mfa_verification_failed')
    }
    const locked = await attempt(codeAt(app.secret, server.clock.now + STEP_MS))
    expect(outcome(locked)).toEqual([429, 'over_request_rate_limit'])
    expect(locked.headers.get('Retry-After')).toBe('60')
    expect((await sendCode(server, bob.session.access_token, bob.app)).status).toBe(200)
    server.clock.now += MINUTE_MS
    expect((await attempt(codeAt(app.secret, server.clock.now))).status).toBe(200)
  })
})

describe('a session', () => {
  it('ends when another session adds the first app, and not for later apps', async () => {
    const other = await confirm(server)
    const mine = await signIn(server)
    const { app, session } = await addApp(server, mine.access_token)
    expect((await getUser(server, other.access_token)).body.error_code).toBe('session_not_found')
    const second = await signIn(server)
    await sendCode(server, session.access_token, app)
    await addApp(server, session.access_token, 'Tablet')
    expect((await getUser(server, second.access_token)).status).toBe(200)
  })

  it('ends when the app that raised it is removed elsewhere; the remover’s falls back to aal1', async () => {
    const { app, session } = await confirmWithApp(server)
    const tablet = await addApp(server, session.access_token, 'Tablet')
    const elsewhere = await signIn(server)
    const raised = (await sendCode(server, elsewhere.access_token, app)).body
    const here = await signIn(server)
    const auth = server.openBrowser()
    await auth.setSession((await sendCode(server, here.access_token, app)).body)
    const before = (await auth.getSession()).data.session?.access_token ?? ''
    expect((await auth.mfa.unenroll({ factorId: app.id })).error).toBeNull()

    const { error } = await auth.refreshSession()
    expect([error, await levelOf(auth)]).toMatchObject([null, { currentLevel: 'aal1' }])
    const enrolled = await send(server, 'factors', { factor_type: 'totp' }, { token: before })
    expect(outcome(enrolled)).toEqual([403, 'insufficient_aal'])
    expect(outcome(await getUser(server, raised.access_token))).toEqual([403, 'session_not_found'])
    expect((await refreshBy(server, raised.refresh_token)).status).toBe(400)
    const { access_token: refreshedToken } = (await refreshBy(server, tablet.session.refresh_token))
      .body
    expect(claimsOf(refreshedToken).aal).toBe('aal2')
  })
})

describe('the secret of an app', () => {
  it('is encrypted in the database', async () => {
    const { app } = await confirmWithApp(server)
    const [row] = await server.database.read.selectFrom('factors').selectAll().execute()
    expect(row).toMatchObject({ id: app.id, status: 'verified' })
    expect(JSON.stringify(row)).not.toContain(app.secret)
  })
})

it('the owner is notified when an app is added, first used and removed', async () => {
  const { app, session } = await confirmWithApp(server)
  await sendCode(server, session.access_token, app)
  await sendCode(server, session.access_token, app)
  await send(server, `factors/${app.id}`, undefined, {
    method: 'DELETE',
    token: session.access_token,
  })
  const notices = (await server.emailsTo(ann.email)).filter(
    ({ kind }) => kind === 'security-notice',
  )
  expect(notices.map((email) => ('notice' in email ? [email.notice, email.name] : []))).toEqual([
    ['totp-added', 'Phone'],
    ['totp-used', 'Phone'],
    ['totp-removed', 'Phone'],
  ])
})
