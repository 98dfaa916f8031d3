import { beforeEach, describe, expect, it, vi } from 'vitest'

import { canConfirm, confirmByPerson, confirmEmail } from './confirm-email.ts'
import { hasFlow, rememberFlow, VERIFIER_KEY } from './pkce-flow.ts'
import { readStoredReturnPath, storeReturnPath } from './return-path.ts'
import { SESSION_KEY } from './session.ts'

const storage = new Map<string, string>()
const requests: string[] = []
let verify: () => Response
let sent: Record<string, unknown> = {}
let update: unknown

vi.stubGlobal('location', { origin: 'http://site.test' })
vi.stubGlobal('window', {
  addEventListener() {},
  removeEventListener() {},
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  },
})

vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit) => {
  const { pathname, search } = new URL(address)
  const token = new Headers(headers).get('authorization')?.split('.')[1]
  const who = token ? JSON.parse(atob(token)).sub : 'nobody'
  requests.push(`${pathname}${search} ${who}`)
  if (pathname.endsWith('/verify')) {
    sent = JSON.parse(String(body))
    return verify()
  }
  if (method === 'PUT') update = JSON.parse(String(body))
  if (pathname.endsWith('/user')) return Response.json(person(who))
  return new Response(null, { status: 204 })
})

const person = (name: string) => ({
  id: name,
  email: `${name}@example.com`,
  aud: '',
  user_metadata: {},
})

function sessionOf(name: string) {
  const end = Math.floor(Date.now() / 1000) + 3600
  const [head, claims] = [{ alg: 'HS256' }, { sub: name, exp: end }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const tokens = { access_token: `${head}.${claims}.c2ln`, refresh_token: `${name}-refresh` }
  return { ...tokens, token_type: 'bearer', expires_in: 3600, expires_at: end }
}

function refusal(status: number, code: string) {
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' }
  return Response.json({ code, message: code }, { status, headers })
}

const email = { kind: 'token', tokenHash: 'x'.repeat(43), type: 'signup' } as const
const signedInUser = () => storage.get(SESSION_KEY)?.match(/"refresh_token":"(\w+)-/)?.[1]

beforeEach(() => {
  storage.clear()
  requests.length = 0
  verify = () => Response.json({ ...sessionOf('jane'), user: person('jane') })
})

describe('an email requested by this browser', () => {
  beforeEach(async () => {
    storage.set(VERIFIER_KEY, '"secret"')
    await rememberFlow('Jane@example.com ')
  })

  it('signs its reader in once, with the PKCE verifier', async () => {
    expect(await confirmEmail(email)).toEqual({ state: 'signed-in', choice: null })
    expect(sent).toMatchObject({ code_verifier: 'secret' })
    expect(signedInUser()).toBe('jane')
    expect(hasFlow()).toBe(false)
  })

  it('removes the stored code verifiers', async () => {
    storage.set(`${SESSION_KEY}-flows-code-verifier`, '["first","second"]')
    for (const flow of ['first', 'second'])
      storage.set(`${SESSION_KEY}-flow-${flow}-code-verifier`, '"secret"')
    await confirmEmail(email)
    expect([...storage.keys()]).toEqual([SESSION_KEY])
  })

  it('returns to the requesting page, and never to a foreign address', async () => {
    storeReturnPath('/account#data')
    expect(await confirmEmail(email)).toMatchObject({ returnPath: '/account#data' })
    expect(readStoredReturnPath()).toBeNull()

    storage.set(VERIFIER_KEY, '"secret"')
    await rememberFlow('jane@example.com')
    storage.set('mailbox.return', '//evil.test')
    expect(await confirmEmail(email)).not.toHaveProperty('returnPath')

    await rememberFlow('jane@example.com')
    storeReturnPath('/account')
    verify = () => Response.json({ ...sessionOf('mallory'), user: person('mallory') })
    storage.set(VERIFIER_KEY, '"secret"')
    expect(await confirmEmail(email)).not.toHaveProperty('returnPath')
  })

  it('never stores the address', async () => {
    await confirmEmail(email)
    expect([...storage.values()].join()).not.toMatch(/jane@/i)
  })

  it('doesn’t accept a stranger’s link', async () => {
    verify = () => Response.json({ ...sessionOf('mallory'), user: person('mallory') })
    expect(await confirmEmail(email)).toEqual({
      state: 'confirmed',
      email: 'mallory@example.com',
      choice: null,
    })
    expect(signedInUser()).toBeUndefined()
    expect(requests).toContain('/auth/v1/logout?scope=local mallory')
    expect(hasFlow()).toBe(true)
  })
})

describe('in another browser', () => {
  it('asks for the password before it uses the link', async () => {
    expect(await confirmEmail(email)).toEqual({ state: 'password-wanted' })
    storage.set(VERIFIER_KEY, '"of something else"')
    verify = () => refusal(400, 'bad_code_verifier')
    expect(await confirmEmail(email)).toEqual({ state: 'password-wanted' })
    expect(signedInUser()).toBeUndefined()
  })

  it('signs in with the right password, and allows another attempt after a wrong one', async () => {
    verify = () => refusal(400, 'invalid_credentials')
    expect(await confirmByPerson(email, { password: 'x' })).toMatchObject({
      error: { code: 'invalid_credentials' },
    })
    verify = () => Response.json({ ...sessionOf('jane'), user: person('jane') })
    expect(await confirmByPerson(email, { password: 'Sunny!Day1' })).toEqual({
      confirmation: { state: 'signed-in', choice: null },
    })
    expect(sent).toMatchObject({ password: 'Sunny!Day1', type: 'signup' })
    expect(signedInUser()).toBe('jane')
  })
})

describe('a plan chosen at sign-up', () => {
  const choice = { plan: 'address', months: 6 }
  const proof = { password: 'Sunny!Day1' }
  const withChoice = (planChoice: unknown) => () =>
    Response.json({
      ...sessionOf('jane'),
      user: { ...person('jane'), user_metadata: { planChoice } },
    })

  it('arrives in another browser, and leaves the account', async () => {
    verify = withChoice(choice)
    expect(await confirmByPerson(email, proof)).toEqual({
      confirmation: { state: 'signed-in', choice },
    })
    await expect.poll(() => update).toMatchObject({ data: { planChoice: null } })
  })

  it.each([{ plan: '<b>' }, 'x', { plan: 'address', months: 'x' }])(
    'that is invalid is ignored: %j',
    async (planChoice) => {
      verify = withChoice(planChoice)
      const { confirmation } = (await confirmByPerson(email, proof)) as {
        confirmation: object
      }
      expect(confirmation).toEqual({ state: 'signed-in', choice: null })
    },
  )
})

describe('in a browser with a session', () => {
  beforeEach(() => storage.set(SESSION_KEY, JSON.stringify(sessionOf('jane'))))

  it('keeps the session, also with a link for another account', async () => {
    verify = () => Response.json({ ...sessionOf('mallory'), user: person('mallory') })
    storage.set(VERIFIER_KEY, '"secret"')
    await rememberFlow('mallory@example.com')
    expect((await confirmEmail(email)).state).toBe('confirmed')
    expect(signedInUser()).toBe('jane')
  })

  it('stays signed in after the account’s own email change', async () => {
    const confirmation = await confirmEmail({ ...email, type: 'email_change' })
    expect(confirmation).toEqual({ state: 'signed-in', choice: null })
    expect(signedInUser()).toBe('jane')
  })
})

it('asks for the other email after the first of two', async () => {
  verify = () => Response.json({ code: 200, msg: 'Confirmation link accepted.' })
  expect(await confirmEmail({ ...email, type: 'email_change' })).toEqual({
    state: 'another-email',
  })
})

it('distinguishes a refusal from a failure', async () => {
  storage.set(VERIFIER_KEY, '"secret"')
  verify = () => refusal(403, 'otp_expired')
  expect(await confirmEmail(email)).toEqual({ state: 'refused' })
  expect(await confirmByPerson(email, { password: 'x' })).toEqual({
    confirmation: { state: 'spent' },
  })
  verify = () => refusal(503, 'unavailable')
  expect(await confirmEmail(email)).toEqual({ state: 'failed' })
  verify = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await confirmEmail(email)).toEqual({ state: 'failed' })
})

it('sends only links that can confirm', async () => {
  for (const kind of ['nothing', 'refused'] as const) {
    expect(await confirmEmail({ kind })).toEqual({ state: 'refused' })
  }
  expect(await confirmEmail({ ...email, type: 'recovery' })).toEqual({ state: 'refused' })
  expect(canConfirm(email)).toBe(true)
  expect(requests).toEqual([])
})
