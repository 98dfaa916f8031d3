import { DAY_MS } from '#shared/durations.ts'

import { createAuthenticator } from './authenticator.ts'
import { addApp } from './factors.ts'
import { confirm, send } from './fixtures.ts'
import { enterWithPasskey, registerPasskey } from './passkeys.ts'
import { ann, type TestServer } from './start-server.ts'

export type Account = { email: string; app: App; codes: string[]; passkey: Passkey }
export type App = Awaited<ReturnType<typeof addApp>>['app']
export type Passkey = { id: string; authenticator: ReturnType<typeof createAuthenticator> }

export const passwordProof = { current_password: ann.password }

export const makeCodes = (server: TestServer, token: string) =>
  send(server, 'factors/recovery-codes', {}, { token })

export async function addPasskey(server: TestServer, token: string): Promise<Passkey> {
  const authenticator = createAuthenticator()
  const { body } = await registerPasskey(server, token, authenticator)
  return { id: body.id, authenticator }
}

export async function makeAccount(server: TestServer, email: string, has: string) {
  let { access_token: token } = await confirm(server, email)
  const account: Partial<Account> & { email: string } = { email }
  if (has.includes('passkey')) {
    account.passkey = await addPasskey(server, token)
    server.clock.now += DAY_MS
  }
  if (!has.includes('app')) return account
  if (account.passkey) {
    token = (await enterWithPasskey(server, account.passkey.authenticator)).body.access_token
  }
  const { app, session } = await addApp(server, token)
  account.app = app
  account.codes = (await makeCodes(server, session.access_token)).body.codes
  return account
}
