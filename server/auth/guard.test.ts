import { describe, expect, it } from 'vitest'

import { confirm, send } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'
import { isSoak, size } from '#tests/support/soak.ts'

const HOME = '203.0.113.9'
const NEXT = 'ann.lee@example.net'
const TIMES = size(3, 12)
const ACCOUNTS = size(4, 40)
const EACH_TIME = size(2, 8)
const CHANGED = 'Rainy?Night2'
const THEIRS = 'Cloudy!Day5'
const VERIFIER = 'v'.repeat(43)
const SIGN_IN = 'token?grant_type=password'

const server = useServer()

type Attack = (email: string, peer: string) => Promise<unknown>

const post =
  (path: string, bodyFor: (email: string) => object): Attack =>
  (email, peer) =>
    send(server, path, bodyFor(email), { peer })

const attacks: Record<string, Attack> = {
  'sign up': post('signup', (email) => ({ email, password: THEIRS, data: { firstName: 'Mal' } })),
  'sign up with a challenge': post('signup', (email) => {
    return {
      email,
      password: THEIRS,
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 's256',
    }
  }),
  'ask for a reset': post('recover', (email) => ({ email })),
  'ask for the confirmation again': post('resend', (email) => ({ email, type: 'signup' })),
  'ask for the change again': post('resend', (email) => ({ email, type: 'email_change' })),
  'try a password': post(SIGN_IN, (email) => ({ email, password: 'Wrong!Pass1' })),
  'try a code': post('verify', (email) => ({ email, type: 'signup', token: '123456' })),
  'try a link': post('verify', () => ({ type: 'recovery', token_hash: 'x', password: THEIRS })),
  'try a flow': post('token?grant_type=pkce', () => ({ auth_code: 'x', code_verifier: 'y' })),
  'try a token': post('token?grant_type=refresh_token', () => ({ refresh_token: 'x' })),
  'change it without a session': (email, peer) =>
    send(server, 'user', { email, password: THEIRS }, { method: 'PUT', peer, token: 'x' }),
  'write to the shop': (email, peer) => writeToShop(email, peer),
}

function writeToShop(email: string, peer: string) {
  const page = { key: crypto.randomUUID(), elapsed: 20_000, homepage: '' }
  const message = { name: 'Mal', email, phone: '', topic: 'mail', text: 'Close my account' }
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const body = JSON.stringify({ ...page, ...message })
  return server.ask('/contact/v1/messages', { method: 'POST', headers, body }, peer)
}

const places: Record<string, (turn: number) => string> = {
  ...(isSoak && { 'one network': () => '198.51.100.7' }),
  'many networks': (turn) => `198.51.${turn % 256}.7`,
}

/**
 * The owner signs up, follows the newest email, signs in, sets a new password and changes the
 * address, with `disturb` before each step.
 * @returns the account's name
 */
async function nameAfter(disturb: (email: string) => Promise<void>) {
  const at = (path: string, body: object, more: object = {}) =>
    send(server, path, body, { peer: HOME, ...more })
  const meanwhile = async (email = ann.email) => {
    server.clock.now += 2 * MINUTE_MS
    await disturb(email)
  }
  const signIn = async (email: string, password: string) => {
    const { status, body } = await at(SIGN_IN, { email, password })
    expect([status, body.error_code]).toEqual([200, undefined])
    return body
  }

  await meanwhile()
  const { email, password } = ann
  const challenge = { code_challenge: VERIFIER, code_challenge_method: 'plain' }
  await at('signup', { email, password, data: ann.options.data, ...challenge })
  await meanwhile()
  const link = await server.linkTo(email, 'confirm')
  const confirmed = { type: 'signup', token_hash: link, code_verifier: VERIFIER }
  expect((await at('verify', confirmed)).status).toBe(200)
  await meanwhile()
  await signIn(email, password)

  await meanwhile()
  await at('recover', { email })
  await meanwhile()
  const reset = { type: 'recovery', token_hash: await server.linkTo(email, 'reset') }
  const { access_token: recovered } = (await at('verify', reset)).body
  await meanwhile()
  const renewal = await at('user', { password: CHANGED }, { method: 'PUT', token: recovered })
  expect(renewal.status).toBe(200)
  const { access_token: token } = await signIn(email, CHANGED)

  await meanwhile()
  await meanwhile(NEXT)
  const change = { email: NEXT, current_password: CHANGED }
  expect((await at('user', change, { method: 'PUT', token })).status).toBe(200)
  for (const [address, kind] of [
    [email, 'email-change-current'],
    [NEXT, 'email-change-new'],
  ] as const) {
    await meanwhile()
    await meanwhile(NEXT)
    const token_hash = await server.linkTo(address, kind)
    expect((await at('verify', { type: 'email_change', token_hash })).status).toBe(200)
  }
  await meanwhile()
  const { user } = await signIn(NEXT, CHANGED)
  return user.user_metadata.firstName
}

describe.each(Object.entries(places))('from %s, a stranger whose calls are', (_place, placeOf) => {
  // A soak runs each alone, to name the one that fails.
  it.runIf(isSoak).each(Object.entries(attacks))(
    '%s does not change the owner’s account',
    async (_name, deed) => {
      let turn = 0
      const name = await nameAfter(async (email) => {
        for (let time = 0; time < TIMES; time += 1) {
          server.clock.now += SECOND_MS
          await deed(email, placeOf((turn += 1)))
        }
      })
      expect(name).toBe('Ann')
    },
  )

  it('to change their own account to the address does not change the owner’s account', async () => {
    const tokens: string[] = []
    for (let index = 0; index < ACCOUNTS; index += 1) {
      tokens.push((await confirm(server, `mal${index}@example.com`)).access_token)
    }
    let turn = 0
    const name = await nameAfter(async () => {
      for (let time = 0; time < EACH_TIME; time += 1) {
        turn += 1
        const change = { email: ann.email, current_password: ann.password }
        const more = { method: 'PUT', token: tokens[turn % ACCOUNTS], peer: placeOf(turn) }
        await send(server, 'user', change, more)
      }
    })
    expect(name).toBe('Ann')
  })

  it('all of these does not change the owner’s account', async () => {
    let turn = 0
    const name = await nameAfter(async (email) => {
      for (const deed of Object.values(attacks)) {
        for (let time = 0; time < TIMES; time += 1) {
          server.clock.now += SECOND_MS
          await deed(email, placeOf((turn += 1)))
        }
      }
    })
    expect(name).toBe('Ann')
  })
})
