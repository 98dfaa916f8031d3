import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'

import { bearer, type ConformanceRequest } from './conformance-refusals.ts'
import { confirm, refreshBy, send } from './fixtures.ts'
import { ann, type TestServer } from './start-server.ts'

export type Person = { email: string; peer: string }

export type Arrange = (
  server: TestServer,
  person: Person,
) => Promise<readonly [path: string, said: ConformanceRequest]>

export type State = readonly [
  name: string,
  bring: Arrange,
  status: number,
  code: string,
  message: string,
  /** The client's own error, where it hides the service's message; else empty. */
  clientError: string,
]

const FAR_FUTURE = 8e15
const { password } = ann

export const states: State[] = [
  ...refused(403, 'otp_expired', 'Email link is invalid or has expired', {
    'a link used before': async (server, { email }) => {
      await confirm(server, email)
      return verifying('signup', await server.linkTo(email, 'confirm'))
    },
    'a link that ran out': async (server, { email }) => {
      await send(server, 'signup', { email, password })
      const token = await server.linkTo(email, 'confirm')
      server.clock.now += DAY_MS
      return verifying('signup', token)
    },
  }),
  ...refused(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used', {
    'a refresh token used before': async (server, { email }) => {
      const { refresh_token: first } = await confirm(server, email)
      const { body } = await refreshBy(server, first)
      await refreshBy(server, body.refresh_token)
      return refreshing(first)
    },
  }),
  ...refused(400, 'session_expired', 'Invalid Refresh Token: Session Expired', {
    'a session that ran out': async (server, { email }) => {
      const { refresh_token: token } = await confirm(server, email)
      server.clock.now += 31 * DAY_MS
      return refreshing(token)
    },
  }),
  ...refused(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found', {
    'the refresh token of an account that is gone': async (server, { email }) => {
      const { refresh_token: token } = await confirm(server, email)
      await remove(server, email)
      return refreshing(token)
    },
  }),
  ...refused(
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
    {
      'the account of a session that ended': async (server, { email }) => {
        const { access_token: accessToken } = await confirm(server, email)
        await send(server, 'logout', undefined, { token: accessToken })
        return asking(accessToken)
      },
    },
    'AuthSessionMissingError',
  ),
  ...refused(
    403,
    'bad_jwt',
    'invalid JWT: unable to parse or verify signature, or the token is expired',
    {
      'the account of a token that ran out': async (server, { email }) => {
        const { access_token: accessToken } = await confirm(server, email)
        server.clock.now += DAY_MS
        return asking(accessToken)
      },
    },
  ),
  ...refused(403, 'user_not_found', 'User from sub claim in JWT does not exist', {
    'an account that is gone': async (server, { email }) => {
      const { access_token: accessToken } = await confirm(server, email)
      await remove(server, email)
      return asking(accessToken)
    },
  }),
  ...refused(403, 'user_banned', 'User is banned', {
    'the account of a banned visitor': async (server, { email }) => {
      const { access_token: accessToken } = await confirm(server, email)
      const ban = { bannedUntil: FAR_FUTURE }
      await server.database.write((tx) =>
        tx.updateTable('users').set(ban).where('email', '=', email).execute(),
      )
      return asking(accessToken)
    },
  }),
  ...refused(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
    {
      'a code of another browser': async (server, person) =>
        exchanging(await codeFor(server, person), 'w'.repeat(43)),
    },
  ),
  ...refused(422, 'flow_state_expired', 'invalid flow state, flow state has expired', {
    'a code that ran out': async (server, person) => {
      const code = await codeFor(server, person)
      server.clock.now += 5 * MINUTE_MS
      return exchanging(code, 'v'.repeat(43))
    },
  }),
]

function refused(
  status: number,
  code: string,
  message: string,
  rows: Record<string, Arrange>,
  clientError = '',
) {
  return Object.entries(rows).map(([name, bring]): State => [
    name,
    bring,
    status,
    code,
    message,
    clientError,
  ])
}

function verifying(type: string, token_hash: string) {
  return ['verify', { body: { type, token_hash } }] as const
}

function refreshing(refresh_token: string) {
  return ['token?grant_type=refresh_token', { body: { refresh_token } }] as const
}

function exchanging(auth_code: string, code_verifier: string) {
  return ['token?grant_type=pkce', { body: { auth_code, code_verifier } }] as const
}

function asking(accessToken: string) {
  return ['user', { method: 'GET', headers: bearer({ accessToken, refreshToken: '' }) }] as const
}

function remove({ database }: TestServer, email: string) {
  return database.write((tx) => tx.deleteFrom('users').where('email', '=', email).execute())
}

async function codeFor(server: TestServer, { email }: Person) {
  const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }
  await send(server, 'signup', { email, password, ...challenge })
  const token = await server.linkTo(email, 'confirm')
  const led = await server.ask(`/auth/v1/verify?type=signup&token=${token}`)
  return new URL(led.headers.get('Location') ?? '').searchParams.get('code') ?? ''
}
