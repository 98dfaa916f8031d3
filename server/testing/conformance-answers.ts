import { expect } from 'vitest'

import { MINUTE_MS } from '#shared/durations.ts'

import { bearer } from './conformance-refusals.ts'
import type { Arrange } from './conformance-states.ts'
import { confirm, send } from './fixtures.ts'
import { ann, SITE, type TestServer } from './start-server.ts'

type Granted = readonly [
  name: string,
  bring: Arrange,
  status: number,
  answer: { body?: unknown; location?: RegExp },
]

const { password } = ann
const session = {
  access_token: expect.any(String),
  token_type: 'bearer',
  expires_in: 3_600,
  expires_at: expect.any(Number),
  refresh_token: expect.any(String),
  user: expect.objectContaining({ aud: 'authenticated', role: 'authenticated' }),
}
const unknownUser = { id: expect.any(String), role: '', identities: [] }
const ownUser = { aud: 'authenticated', identities: [expect.anything()] }
const eve = { ...unknownUser, user_metadata: { firstName: 'Eve', role: 'customer' } }

export const granted: Granted[] = [
  ...answered(200, expect.objectContaining(unknownUser), {
    'sign-up of a new address': async (_server, { email }) => [
      'signup',
      { body: { email, password } },
    ],
    'sign-up of an address that waits for its letter': async (server, { email }) => {
      await send(server, 'signup', { email, password })
      server.clock.now += MINUTE_MS
      return ['signup', { body: { email, password } }]
    },
    'sign-up again at once': async (server, { email }) => {
      await send(server, 'signup', { email, password })
      return ['signup', { body: { email, password } }]
    },
  }),
  ...answered(200, expect.objectContaining(eve), {
    'sign-up of a known address': async (server, { email }) => {
      await confirm(server, email)
      server.clock.now += MINUTE_MS
      return ['signup', { body: { email, password, data: { firstName: 'Eve' } } }]
    },
  }),
  ...answered(200, session, {
    'sign-in': async (server, { email }) => {
      await confirm(server, email)
      return ['token?grant_type=password', { body: { email, password } }]
    },
    'a refresh': async (server, { email }) => {
      const { refresh_token } = await confirm(server, email)
      return ['token?grant_type=refresh_token', { body: { refresh_token } }]
    },
    'taking up a link of a sign-up': async (server, { email }) => {
      await send(server, 'signup', { email, password })
      const token_hash = await server.linkTo(email, 'confirm')
      return ['verify', { body: { type: 'signup', token_hash } }]
    },
    'taking up a link of a reset, which confirms the address too': async (server, { email }) => {
      await send(server, 'signup', { email, password })
      await send(server, 'recover', { email })
      const token_hash = await server.linkTo(email, 'reset')
      return ['verify', { body: { type: 'recovery', token_hash } }]
    },
  }),
  ...answered(
    200,
    {},
    {
      'recover for an unknown address': async (_server, { email }) => [
        'recover',
        { body: { email } },
      ],
      'resend for an unknown address': async (_server, { email }) => [
        'resend',
        { body: { email, type: 'signup' } },
      ],
      'resend for a confirmed address': async (server, { email }) => {
        await confirm(server, email)
        server.clock.now += MINUTE_MS
        return ['resend', { body: { email, type: 'signup' } }]
      },
    },
  ),
  ...answered(200, expect.objectContaining(ownUser), {
    'one’s own account': async (server, { email }) => [
      'user',
      { method: 'GET', headers: await tokenOf(server, email) },
    ],
    'a change of one’s own words': async (server, { email }) => {
      const headers = await tokenOf(server, email)
      return ['user', { method: 'PUT', headers, body: { data: { lastName: 'Li' } } }]
    },
  }),
  ...answered(204, undefined, {
    'signing out': async (server, { email }) => [
      'logout',
      { headers: await tokenOf(server, email) },
    ],
  }),
  [
    'following a link',
    async (server, { email }) => {
      await send(server, 'signup', { email, password })
      const token = await server.linkTo(email, 'confirm')
      return [`verify?type=signup&token=${token}`, { method: 'GET' }]
    },
    303,
    { location: new RegExp(`^${SITE}/auth/callback\\?token_hash=[\\w-]{43}&type=signup$`) },
  ],
  [
    'following a dead link',
    async () => ['verify?type=signup&token=x', { method: 'GET' }],
    303,
    { location: /#error=access_denied&error_code=otp_expired&error_description=.*&sb=$/ },
  ],
]

function answered(status: number, body: unknown, rows: Record<string, Arrange>) {
  return Object.entries(rows).map(([name, bring]): Granted => [name, bring, status, { body }])
}

async function tokenOf(server: TestServer, email: string) {
  const { access_token: accessToken } = await confirm(server, email)
  return bearer({ accessToken, refreshToken: '' })
}
