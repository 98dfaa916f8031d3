import { bearer } from './conformance-refusals.ts'
import { change, FAR_FUTURE, type Person, type State } from './conformance-states.ts'
import { confirm, refreshBy, send } from './fixtures.ts'
import { ann, type TestServer } from './start-server.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const { password } = ann
const DEAD_LINK = 'Email link is invalid or has expired'

/** Refusals of links, tokens and codes that rest on what happened before. */
export const statesOfSessions: State[] = [
  [
    'a link used before',
    async (server, { email }) => {
      await confirm(server, email)
      return verifying('signup', await server.linkTo(email, 'confirm'))
    },
    403,
    'otp_expired',
    DEAD_LINK,
    '',
  ],
  [
    'a link that ran out',
    async (server, { email }) => {
      await send(server, 'signup', { email, password })
      const token = await server.linkTo(email, 'confirm')
      server.clock.now += DAY_MS
      return verifying('signup', token)
    },
    403,
    'otp_expired',
    DEAD_LINK,
    '',
  ],
  [
    'a refresh token used before',
    async (server, { email }) => {
      const { refresh_token: first } = await confirm(server, email)
      const { body } = await refreshBy(server, first)
      await refreshBy(server, body.refresh_token)
      return refreshing(first)
    },
    400,
    'refresh_token_already_used',
    'Invalid Refresh Token: Already Used',
    '',
  ],
  [
    'a session that ran out',
    async (server, { email }) => {
      const { refresh_token: token } = await confirm(server, email)
      server.clock.now += 31 * DAY_MS
      return refreshing(token)
    },
    400,
    'session_expired',
    'Invalid Refresh Token: Session Expired',
    '',
  ],
  [
    'the refresh token of an account that is gone',
    async (server, { email }) => {
      const { refresh_token: token } = await confirm(server, email)
      await remove(server, email)
      return refreshing(token)
    },
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
    '',
  ],
  [
    'the account of a session that ended',
    async (server, { email }) => {
      const { access_token: accessToken } = await confirm(server, email)
      await send(server, 'logout', undefined, { token: accessToken })
      return asking(accessToken)
    },
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
    'AuthSessionMissingError',
  ],
  [
    'the account of a token that ran out',
    async (server, { email }) => {
      const { access_token: accessToken } = await confirm(server, email)
      server.clock.now += DAY_MS
      return asking(accessToken)
    },
    403,
    'bad_jwt',
    'invalid JWT: unable to parse or verify signature, or the token is expired',
    '',
  ],
  [
    'an account that is gone',
    async (server, { email }) => {
      const { access_token: accessToken } = await confirm(server, email)
      await remove(server, email)
      return asking(accessToken)
    },
    403,
    'user_not_found',
    'User from sub claim in JWT does not exist',
    '',
  ],
  [
    'the account of a banned visitor',
    async (server, { email }) => {
      const { access_token: accessToken } = await confirm(server, email)
      await change(server, email, { banned_until: FAR_FUTURE })
      return asking(accessToken)
    },
    403,
    'user_banned',
    'User is banned',
    '',
  ],
  [
    'a code of another browser',
    async (server, person) => exchanging(await codeFor(server, person), 'w'.repeat(43)),
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
    '',
  ],
  [
    'a code that ran out',
    async (server, person) => {
      const code = await codeFor(server, person)
      server.clock.now += 5 * MINUTE_MS
      return exchanging(code, 'v'.repeat(43))
    },
    422,
    'flow_state_expired',
    'invalid flow state, flow state has expired',
    '',
  ],
]

const verifying = (type: string, token_hash: string) =>
  ['verify', { body: { type, token_hash } }] as const
const refreshing = (refresh_token: string) =>
  ['token?grant_type=refresh_token', { body: { refresh_token } }] as const
const exchanging = (auth_code: string, code_verifier: string) =>
  ['token?grant_type=pkce', { body: { auth_code, code_verifier } }] as const
const asking = (accessToken: string) =>
  ['user', { method: 'GET', headers: bearer({ accessToken, refreshToken: '' }) }] as const

function remove({ database }: TestServer, email: string) {
  return database.write((tx) => tx.deleteFrom('users').where('email', '=', email).execute())
}

/** The code that a link leads to for the browser that asked. */
async function codeFor(server: TestServer, { email }: Person) {
  const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }
  await send(server, 'signup', { email, password, ...challenge })
  const token = await server.linkTo(email, 'confirm')
  const led = await server.ask(`/auth/v1/verify?type=signup&token=${token}`)
  return new URL(led.headers.get('Location') ?? '').searchParams.get('code') ?? ''
}
