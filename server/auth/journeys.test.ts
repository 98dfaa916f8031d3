import { describe, expect, it } from 'vitest'

import { RESEND_WAIT_MS } from '#server/email/email-limits.ts'
import { ann, SITE } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'

const server = useServer()

async function arrive(person = ann) {
  const browser = server.openBrowser()
  await browser.signUp(person)
  const token_hash = await server.linkTo(person.email, 'confirm')
  const { error } = await browser.verifyOtp({ type: 'signup', token_hash })
  expect(error).toBeNull()
  return browser
}

async function signIn(password = ann.password, email = ann.email) {
  const browser = server.openBrowser()
  const { data, error } = await browser.signInWithPassword({ email, password })
  return { browser, session: data.session, error }
}

describe('a new visitor', () => {
  it('signs up, confirms by the email, and signs in', async () => {
    const browser = server.openBrowser()
    const { data, error } = await browser.signUp(ann)
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email: ann.email, identities: [] })

    expect((await signIn()).error).toMatchObject({ status: 400, code: 'email_not_confirmed' })

    const token_hash = await server.linkTo(ann.email, 'confirm')
    const verified = await browser.verifyOtp({ type: 'signup', token_hash })
    expect(verified.data.session?.user).toMatchObject({
      email: ann.email,
      user_metadata: { firstName: 'Ann', lastName: 'Lee', role: 'customer' },
      email_confirmed_at: expect.any(String),
    })

    const { browser: other, error: refused } = await signIn()
    expect(refused).toBeNull()
    const { data: fetched } = await other.getUser()
    expect(fetched.user?.identities).toHaveLength(1)
  })
})

describe('a plan chosen before signing up', () => {
  const signUpWith = (browser: ReturnType<typeof server.openBrowser>, planChoice: unknown) =>
    browser.signUp({ ...ann, options: { data: { planChoice } } })

  it('is stored with the account, in any browser that opens the email', async () => {
    await signUpWith(server.openBrowser(), { plan: 'office', months: 12 })
    const other = server.openBrowser()
    const token_hash = await server.linkTo(ann.email, 'confirm')
    const { data } = await other.verifyOtp({ type: 'signup', token_hash })
    expect(data.user?.user_metadata.planChoice).toEqual({ plan: 'office', months: 12 })
    const changed = await other.updateUser({ data: { planChoice: null } })
    expect(changed.data.user?.user_metadata).not.toHaveProperty('planChoice')
  })

  it.each([
    'office',
    [],
    { plan: '<b>office</b>' },
    { plan: 'office', months: 1.5 },
    { plan: 'office', months: 100_000 },
    { months: 6 },
  ])('is refused when invalid: %j', async (planChoice) => {
    const { error } = await signUpWith(server.openBrowser(), planChoice)
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

describe('a forgotten password', () => {
  it('is reset by email, which ends every other session', async () => {
    const earlier = await arrive()
    const browser = server.openBrowser()
    const redirectTo = `${SITE}/reset-password`
    const answered = await browser.resetPasswordForEmail(ann.email, { redirectTo })
    expect(answered.error).toBeNull()

    const token_hash = await server.linkTo(ann.email, 'reset')
    const { data } = await browser.verifyOtp({ type: 'recovery', token_hash })
    expect(data.session).not.toBeNull()
    const changed = await browser.updateUser({ password: 'Rainy?Night2' })
    expect(changed.error).toBeNull()
    expect((await browser.signOut({ scope: 'global' })).error).toBeNull()

    expect((await earlier.refreshSession()).error).toMatchObject({ status: 400 })
    expect((await signIn()).error?.code).toBe('invalid_credentials')
    expect((await signIn('Rainy?Night2')).error).toBeNull()
    expect((await server.emailsTo(ann.email)).map(({ kind }) => kind)).toContain('password-changed')
  })

  it('also confirms the address', async () => {
    const browser = server.openBrowser()
    await browser.signUp(ann)
    await browser.resetPasswordForEmail(ann.email)
    const token_hash = await server.linkTo(ann.email, 'reset')
    const { data, error } = await browser.verifyOtp({ type: 'recovery', token_hash })
    expect(error).toBeNull()
    // The sign-up may be a stranger's: its name and password are dropped.
    expect(data.user?.user_metadata).toEqual({ language: 'en', role: 'customer' })
    expect((await signIn()).error?.code).toBe('email_not_confirmed')
    expect((await browser.updateUser({ password: 'Rainy?Night2' })).error).toBeNull()
    expect((await signIn('Rainy?Night2')).error).toBeNull()
  })
})

describe('a change of address', () => {
  const next = 'ann.lee@example.net'

  it('requires both emails', async () => {
    const browser = await arrive()
    const answered = await browser.updateUser({ email: next, current_password: ann.password })
    expect(answered.data.user).toMatchObject({ email: ann.email, new_email: next })

    const first = await server.linkTo(ann.email, 'email-change-current')
    const half = await browser.verifyOtp({ type: 'email_change', token_hash: first })
    expect(half.error).toBeNull()
    expect(half.data.session).toBeNull()
    expect((await signIn(ann.password, next)).error?.code).toBe('invalid_credentials')

    const second = await server.linkTo(next, 'email-change-new')
    const confirmed = await browser.verifyOtp({ type: 'email_change', token_hash: second })
    expect(confirmed.data.session?.user.email).toBe(next)
    expect((await signIn(ann.password, next)).error).toBeNull()
    expect((await signIn()).error?.code).toBe('invalid_credentials')
  })

  it('to an existing address looks the same and changes nothing', async () => {
    const bob = { ...ann, email: 'bob@example.com' }
    await arrive(bob)
    const browser = await arrive()
    const free = await browser.updateUser({ email: next, current_password: ann.password })
    server.clock.now += RESEND_WAIT_MS
    const taken = await browser.updateUser({ email: bob.email, current_password: ann.password })
    expect(Object.keys(taken.data.user ?? {})).toEqual(Object.keys(free.data.user ?? {}))
    const kinds = (await server.emailsTo(bob.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['confirm', 'already-registered'])
  })
})

describe('a session', () => {
  it('can change its metadata, but not its role', async () => {
    const browser = await arrive()
    const metadata = { firstName: 'Anna', lastName: null, role: 'administrator' }
    const { data } = await browser.updateUser({ data: metadata })
    expect(data.user?.user_metadata).toEqual({ firstName: 'Anna', role: 'customer' })
  })
})
