import { MINUTE_MS } from '#shared/durations.ts'

import {
  addPasskey,
  makeAccount,
  makeCodes,
  passwordProof,
  type Account,
  type App,
  type Passkey,
} from './factor-accounts.ts'
import { addApp, sendCode } from './factors.ts'
import { changeUser, confirm, recover, redeemLink, refreshBy, send, signIn } from './fixtures.ts'
import { enterWithPasskey, provePasskey } from './passkeys.ts'
import type { TestServer } from './start-server.ts'

/**
 * Changes that a session may make to its account: all; those of a recent owner, and the rest with
 * the password; all with the password; none.
 */
export type Power = 'everything' | 'lately' | 'with password' | 'nothing'

export type TestSession = { token: string; app?: App | undefined; passkey?: Passkey | undefined }

type Beginning = {
  power: Power
  console: boolean
  begin: (server: TestServer, email: string) => Promise<TestSession>
}

const wait = (server: TestServer) => void (server.clock.now += 11 * MINUTE_MS)
const code = (server: TestServer, token: string, app: App) => sendCode(server, token, app)
const useCode = (server: TestServer, token: string, recoveryCode: string) =>
  send(server, 'factors/recovery-codes/verify', { code: recoveryCode }, { token })

type Open = (server: TestServer, account: Account) => Promise<TestSession | string>

const ways: [has: string, name: string, power: Power, console: boolean, open: Open][] = []
const way = (has: string, power: Power, name: string, open: Open, { console = false } = {}) =>
  void ways.push([has, name, power, console, open])

const bySignIn: Open = async (server, { email }) => (await signIn(server, email)).access_token
const later =
  (open: Open): Open =>
  async (server, account) => {
    const session = await open(server, account)
    wait(server)
    return session
  }
const byReset: Open = async (server, { email }) => (await recover(server, email)).body.access_token

way('', 'lately', 'a password', bySignIn)
way('', 'with password', 'a password, a while ago', later(bySignIn))
way('', 'with password', 'a password, a while ago, refreshed now', async (server, { email }) => {
  const { refresh_token } = await signIn(server, email)
  wait(server)
  return (await refreshBy(server, refresh_token)).body.access_token
})
way('', 'everything', 'a link for a new password', byReset)
way('', 'with password', 'a link for a new password, a while ago', later(byReset))
const byMove: Open = async (server, { email }) => {
  const { access_token: token } = await signIn(server, email)
  const next = `new-${email}`
  await changeUser(server, token, { email: next, ...passwordProof })
  await redeemLink(server, email, 'email-change-current')
  wait(server)
  return (await redeemLink(server, next, 'email-change-new')).body.access_token
}
way('', 'lately', 'the link of a new address', byMove)
way('', 'with password', 'the link of a new address, a while ago', later(byMove))

const withOwnApp: Open = async (server, { email }) => {
  const { access_token: token } = await signIn(server, email)
  const { app, session } = await addApp(server, token)
  return { token: session.access_token, app }
}
way('', 'lately', 'a password, and its own app', withOwnApp, { console: true })
way('', 'nothing', 'a password, and its own app, a while ago', later(withOwnApp))
way(
  '',
  'with password',
  'a password a while ago, and its own app just now',
  async (server, account) => {
    const { token, app } = (await later(withOwnApp)(server, account)) as Required<TestSession>
    return { token: (await code(server, token, app)).body.access_token, app }
  },
  { console: true },
)
way('', 'nothing', 'a token from before its own app', async (server, { email }) => {
  const { access_token: token } = await signIn(server, email)
  const { app } = await addApp(server, token)
  return { token, app }
})
way(
  '',
  'lately',
  'a password a while ago, and its own app with the password just now',
  async (server, { email }) => {
    const { access_token: token } = await signIn(server, email)
    wait(server)
    const { app, session } = await addApp(server, token)
    return { token: session.access_token, app }
  },
  { console: true },
)
way(
  '',
  'with password',
  'its own app a while ago, and a code that it made itself',
  async (server, { email }) => {
    const { access_token: token } = await signIn(server, email)
    const { app, session } = await addApp(server, token)
    const { codes } = (await makeCodes(server, session.access_token)).body
    wait(server)
    return { token: (await useCode(server, session.access_token, codes[0])).body.access_token, app }
  },
  { console: true },
)
const withOwnPasskey: Open = async (server, { email }) => {
  const { access_token: token } = await signIn(server, email)
  return { token, passkey: await addPasskey(server, token) }
}
way('', 'lately', 'a password, and its own passkey', withOwnPasskey)
way('', 'with password', 'a password, and its own passkey, a while ago', later(withOwnPasskey))
way(
  '',
  'with password',
  'a password a while ago, and its own passkey just now',
  async (server, account) => {
    const { token, passkey } = (await later(withOwnPasskey)(
      server,
      account,
    )) as Required<TestSession>
    const { body } = await provePasskey(server, token, passkey.authenticator)
    return { token: body.access_token, passkey }
  },
  { console: true },
)

for (const has of ['app', 'passkey', 'app and passkey']) {
  way(has, 'nothing', 'a password', bySignIn)
  way(has, 'nothing', 'a password, a while ago', later(bySignIn))
  way(has, 'nothing', 'a link for a new password', byReset)
}
for (const has of ['app', 'app and passkey']) {
  const byCode: Open = async (server, { email, app }) => {
    const { access_token: token } = await signIn(server, email)
    return (await code(server, token, app)).body.access_token
  }
  way(has, 'everything', 'a password, and the app', byCode, { console: true })
  way(has, 'nothing', 'a password, and the app, a while ago', later(byCode))
}
way('app', 'nothing', 'a token from before the app was used', async (server, { email, app }) => {
  const { access_token: token } = await signIn(server, email)
  await code(server, token, app)
  return token
})
way(
  'app',
  'everything',
  'a link for a new password, and the app',
  async (server, { email, app }) => {
    const { access_token: token } = (await recover(server, email)).body
    return (await code(server, token, app)).body.access_token
  },
  { console: true },
)
way(
  'app',
  'everything',
  'a password, and a recovery code',
  async (server, { email, codes }) => {
    const { access_token: token } = await signIn(server, email)
    return (await useCode(server, token, codes[0] ?? '')).body.access_token
  },
  { console: true },
)
way(
  'app',
  'nothing',
  'the app a while ago, and its own second app just now',
  async (server, { email, app }) => {
    const { access_token: token } = await signIn(server, email)
    const shown = (await code(server, token, app)).body.access_token
    const own = await addApp(server, shown, 'Own')
    wait(server)
    return (await code(server, own.session.access_token, own.app)).body.access_token
  },
  { console: true },
)
for (const has of ['passkey', 'app and passkey']) {
  const byPasskey: Open = async (server, { passkey }) =>
    (await enterWithPasskey(server, passkey.authenticator)).body.access_token
  way(has, 'everything', 'a passkey', byPasskey, { console: true })
  way(has, 'nothing', 'a passkey, a while ago', later(byPasskey))
  const byProof: Open = async (server, { email, passkey }) => {
    const { access_token: token } = await signIn(server, email)
    return (await provePasskey(server, token, passkey.authenticator)).body.access_token
  }
  way(has, 'everything', 'a password, and a passkey', byProof, { console: true })
  way(has, 'nothing', 'a password, and a passkey, a while ago', later(byProof))
}
way('passkey', 'nothing', 'a token from before the passkey', async (server, account) => {
  const { access_token: token } = await signIn(server, account.email)
  await provePasskey(server, token, account.passkey.authenticator)
  return token
})

export const beginnings: Record<string, Beginning> = {
  'nothing: the link of a sign-up': {
    power: 'lately',
    console: false,
    begin: async (server, email) => ({ token: (await confirm(server, email)).access_token }),
  },
  ...Object.fromEntries(
    ways.map(([has, name, power, console, open]) => [
      `${has || 'nothing'}: ${name}`,
      {
        power,
        console,
        async begin(server: TestServer, email: string) {
          const account = await makeAccount(server, email, has)
          wait(server)
          const session = await open(server, account as Account)
          const { app, passkey } = account
          return typeof session === 'string' ? { token: session, app, passkey } : session
        },
      },
    ]),
  ),
}
