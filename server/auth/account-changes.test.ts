import { describe, expect, it } from 'vitest'

import { accountChanges } from '#server/accounts/account-changes.ts'
import { setRole } from '#server/shop/core/permissions/staff-role.ts'
import { createAuthenticator } from '#server/testing/authenticator.ts'
import { sendCode } from '#server/testing/factors.ts'
import { changeUser, outcome, send } from '#server/testing/fixtures.ts'
import { registerPasskey } from '#server/testing/passkeys.ts'
import { beginnings, type Power, type TestSession } from '#server/testing/session-beginnings.ts'
import { callShop } from '#server/testing/shop.ts'
import { ann } from '#server/testing/start-server.ts'
import { useSharedServer } from '#server/testing/use-server.ts'
import { HOUR_MS } from '#shared/durations.ts'

const NEXT = 'Rainy?Night2'
const CODES = 'factors/recovery-codes'
const server = useSharedServer()

type Answer = { status: number; body: { error_code?: string; code?: unknown } }
type Call = {
  change: keyof typeof accountChanges
  isFor?: (session: TestSession) => boolean
  ask: (session: TestSession, proof: object) => Promise<Answer>
}

const call = (method: string, path: string, token: string, body: object) =>
  send(server, path, body, { method, token })

const calls: Record<string, Call> = {
  'sets a password': {
    change: 'password',
    ask: ({ token }, proof) => changeUser(server, token, { password: NEXT, ...proof }),
  },
  'moves to another address': {
    change: 'address',
    ask: ({ token }, proof) => changeUser(server, token, { email: 'mal@example.com', ...proof }),
  },
  'sets a password and moves': {
    change: 'password',
    ask: ({ token }, proof) =>
      changeUser(server, token, { email: 'mal@example.com', password: NEXT, ...proof }),
  },
  'deletes the account': {
    change: 'deletion',
    ask: ({ token }, proof) =>
      callShop(server, 'POST', 'data/delete', { token, body: { confirm: 'delete', ...proof } }),
  },
  'takes a copy of what is held': {
    change: 'copy',
    ask: ({ token }, proof) => callShop(server, 'POST', 'data/copy', { token, body: proof }),
  },
  'adds an app': {
    change: 'addApp',
    async ask({ token }, proof) {
      const body = { factor_type: 'totp', friendly_name: 'New', ...proof }
      const enrollment = await call('POST', 'factors', token, body)
      const { id, totp } = enrollment.body
      return totp ? sendCode(server, token, { id, secret: totp.secret }) : enrollment
    },
  },
  'removes an app': {
    change: 'removeApp',
    isFor: ({ app }) => app !== undefined,
    ask: ({ token, app }, proof) => call('DELETE', `factors/${app?.id}`, token, proof),
  },
  'adds a passkey': {
    change: 'addPasskey',
    ask: ({ token }, proof) => registerPasskey(server, token, createAuthenticator(), { proof }),
  },
  'removes a passkey': {
    change: 'removePasskey',
    isFor: ({ passkey }) => passkey !== undefined,
    ask: ({ token, passkey }, proof) => call('DELETE', `passkeys/${passkey?.id}`, token, proof),
  },
  'makes recovery codes': {
    change: 'changeRecoveryCodes',
    isFor: ({ app }) => app !== undefined,
    async ask({ token }, proof) {
      const made = await call('POST', CODES, token, proof)
      const isThere = made.body.error_code === 'mfa_verified_factor_exists'
      return isThere ? call('POST', `${CODES}/regenerate`, token, proof) : made
    },
  },
  'removes recovery codes': {
    change: 'changeRecoveryCodes',
    isFor: ({ app }) => app !== undefined,
    ask: ({ token }, proof) => call('DELETE', CODES, token, proof),
  },
}

function ending({ status, body }: Answer) {
  const code = body.error_code ?? body.code
  if (status < 300 || code === 'mfa_factor_not_found') return 'done'
  return `${status} ${code}`
}

function expectedEndings(power: Power, change: Call['change']) {
  const { owner, refuseWithoutFactor, refuseWithoutOwner } = accountChanges[change]
  const refusalOf = ({ status, code }: { status: number; code: string }) => `${status} ${code}`
  if (power === 'nothing')
    return [refusalOf(refuseWithoutFactor()), refusalOf(refuseWithoutFactor())]
  const isEnough = power === 'everything' || (power === 'lately' && owner === 'lately')
  return isEnough ? ['done'] : [refusalOf(refuseWithoutOwner()), 'done']
}

async function remember() {
  const { read } = server.database
  const users = await read.selectFrom('users').select(['id', 'passwordHash', 'newEmail']).execute()
  const factors = await read.selectFrom('factors').select(['id', 'status', 'updatedAt']).execute()
  const passkeys = await read.selectFrom('passkeys').select('id').execute()
  return [users, factors, passkeys].map((rows) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
}

let accounts = 0
const newEmail = () => `person${(accounts += 1)}@example.com`
const proof = { current_password: ann.password }

function begin(name: string) {
  server.clock.now += HOUR_MS
  return beginnings[name]!.begin(server, newEmail())
}

function split(power: Power, session: TestSession) {
  const all = Object.entries(calls).filter(([, { isFor }]) => isFor?.(session) ?? true)
  const isRefused = ([, { change }]: [string, Call]) => expectedEndings(power, change)[0] !== 'done'
  return { refused: all.filter(isRefused), all }
}

describe.each(Object.entries(beginnings))(
  'a session of an account with %s',
  (begins, { power, console }) => {
    const opens = console ? 'opens the console' : 'does not open the console'
    it(`changes nothing without the proof that it lacks, ${opens}, and sets a password with its proof`, async () => {
      const session = await begin(begins)
      const before = await remember()
      for (const [name, { change, ask }] of split(power, session).refused) {
        const [without, withPassword] = expectedEndings(power, change)
        expect([name, ending(await ask(session, {}))]).toEqual([name, without])
        if (power !== 'nothing') continue
        expect([name, ending(await ask(session, proof))]).toEqual([name, withPassword])
      }
      expect(await remember()).toEqual(before)

      const { token } = session
      const { id, email } = (await send(server, 'user', undefined, { method: 'GET', token })).body
      const by = { id: 'test', role: 'operator' }
      const member = { id, email, role: 'administrator' as const }
      await server.database.write((tx) => setRole(tx, member, by, server.clock.now))
      const { status, body } = await callShop(server, 'GET', 'staff/today', { token })
      const refusal = console ? [200, undefined] : [403, 'second_factor_required']
      expect([status, body.code]).toEqual(refusal)
      expect(['not enough', 'done']).toContain(await useProof('sets a password', power, session))
    })
  },
)

async function useProof(name: string, power: Power, session: TestSession) {
  const { change, ask } = calls[name]!
  const endings = expectedEndings(power, change)
  if (!endings.includes('done')) return 'not enough'
  return ending(await ask(session, endings[0] === 'done' ? {} : proof))
}

it.each([
  'nothing: a password',
  'nothing: a password, a while ago',
  'app: a password, and the app',
  'app: a password',
])('a session of an account with %s adds a passkey with its proof', async (begins) => {
  const { power } = beginnings[begins]!
  const came = await useProof('adds a passkey', power, await begin(begins))
  expect(came).toBe(power === 'nothing' ? 'not enough' : 'done')
})

const ONE_OF_EACH_POWER = [
  'app and passkey: a password, and the app',
  'nothing: a password, and its own passkey',
  'nothing: a password a while ago, and its own app just now',
]

it.each(ONE_OF_EACH_POWER)(
  'every change is allowed once after %s proves the owner',
  async (begins) => {
    const { power } = beginnings[begins]!
    for (const [name, { change, ask }] of split(power, await begin(begins)).all) {
      const session = await begin(begins)
      const [first] = expectedEndings(power, change)
      if (first !== 'done') {
        const before = await remember()
        const wrong = { current_password: 'Wrong!Pass1' }
        expect([name, ending(await ask(session, wrong))]).not.toEqual([name, 'done'])
        expect([name, await remember()]).toEqual([name, before])
      }
      expect([name, ending(await ask(session, first === 'done' ? {} : proof))]).toEqual([
        name,
        'done',
      ])
    }
  },
)

it('an emailed code replaces the password once for every change', async () => {
  for (const [name, { isFor, ask }] of Object.entries(calls)) {
    if (isFor) continue
    server.clock.now += HOUR_MS
    const email = newEmail()
    const session = await beginnings['nothing: a password, a while ago']!.begin(server, email)
    const { token } = session
    await send(server, 'reauthenticate', undefined, { method: 'GET', token })
    const nonce = await server.linkTo(email, 'reauthentication')
    const wrong = String((Number(nonce) + 1) % 1_000_000).padStart(6, '0')
    expect([name, outcome((await ask(session, { nonce: wrong })) as never)[0]]).toEqual([name, 422])
    expect([name, ending(await ask(session, { nonce }))]).toEqual([name, 'done'])
    if (name !== 'deletes the account') {
      const again = await changeUser(server, token, { password: 'Windy!Day3', nonce })
      expect([name, again.status < 300]).toEqual([name, false])
    }
  }
})
