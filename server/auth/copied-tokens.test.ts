import { describe, expect, it } from 'vitest'

import { makeAccount } from '#server/testing/factor-accounts.ts'
import { sendCode } from '#server/testing/factors.ts'
import {
  changeUser,
  confirm,
  outcome,
  redeemLink,
  refreshBy,
  send,
  signIn,
} from '#server/testing/fixtures.ts'
import { provePasskey } from '#server/testing/passkeys.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { HOUR_MS } from '#shared/durations.ts'

/** A refresh whose response was lost may be repeated for this long. */
const REPEAT_MS = 10_000
const NEXT = 'Rainy?Night2'
const withPassword = { current_password: ann.password }
const server = useServer()

type Raise = (token: string, account: Awaited<ReturnType<typeof makeAccount>>) => Promise<unknown>

describe('a thief with copied tokens of a session', () => {
  it.each<[string, string, Raise]>([
    ['an app', 'app', (token, { app }) => sendCode(server, token, app!)],
    [
      'a recovery code',
      'app',
      (token, { codes }) =>
        send(server, 'factors/recovery-codes/verify', { code: codes![0] }, { token }),
    ],
    [
      'a passkey',
      'passkey',
      (token, { passkey }) => provePasskey(server, token, passkey!.authenticator),
    ],
  ])(
    'gains nothing when the owner proves %s, however fast they refresh',
    async (_how, has, raise) => {
      const account = await makeAccount(server, ann.email, has)
      server.clock.now += HOUR_MS
      const { access_token: token, refresh_token: copy } = await signIn(server)
      server.clock.now += HOUR_MS / 2
      await raise(token, account)
      server.clock.now += REPEAT_MS / 2
      expect(outcome(await refreshBy(server, copy))).toEqual([400, 'refresh_token_already_used'])
    },
  )

  it('adds no credential after the owner has proved the password for another change', async () => {
    const { access_token: token, refresh_token: copy } = await confirm(server)
    server.clock.now += HOUR_MS / 2
    const moving = { email: 'new@example.com', ...withPassword }
    expect((await changeUser(server, token, moving)).status).toBe(200)
    server.clock.now += REPEAT_MS
    const { access_token: later } = (await refreshBy(server, copy)).body
    const added = await send(server, 'factors', { factor_type: 'totp' }, { token: later })
    expect(outcome(added)).toEqual([400, 'reauthentication_needed'])
  })

  it('can’t use a code sent to the previous address', async () => {
    const { access_token: token } = await confirm(server)
    const { access_token: other } = await signIn(server)
    await send(server, 'reauthenticate', undefined, { method: 'GET', token: other })
    const nonce = await server.linkTo(ann.email, 'reauthentication')
    const email = 'new@example.com'
    await changeUser(server, token, { email, ...withPassword })
    await redeemLink(server, ann.email, 'email-change-current')
    await redeemLink(server, email, 'email-change-new')
    const changed = await changeUser(server, other, { password: NEXT, nonce })
    expect(outcome(changed)).toEqual([422, 'reauthentication_not_valid'])
  })
})
