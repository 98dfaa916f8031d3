import { bearer, type Said } from './conformance-refusals.ts'
import { confirm, send } from './fixtures.ts'
import { ann, type TestServer } from './start-server.ts'

/** Who it happens to: an address, and a visitor's network address, of nobody else. */
export type Person = { email: string; peer: string }

/** A refusal that rests on what happened before: `bring` makes it happen and says what is then refused. */
export type State = readonly [
  name: string,
  bring: (server: TestServer, person: Person) => Promise<readonly [path: string, said: Said]>,
  status: number,
  code: string,
  message: string,
  /** The real client's own error, where it keeps the service's words to itself; else empty. */
  clientError: string,
]

const MINUTE_MS = 60_000
/** Banned until then, a visitor is banned. */
export const FAR_FUTURE = 8e15
const REQUESTS = 30
const { password } = ann

/** Refusals of sign-in and letters that rest on what happened before. */
export const statesOfEntry: State[] = [
  [
    'sign-in of a banned visitor',
    async (server, { email }) => {
      await confirm(server, email)
      await change(server, email, { banned_until: FAR_FUTURE })
      return ['token?grant_type=password', { body: { email, password } }]
    },
    400,
    'user_banned',
    'User is banned',
    '',
  ],
  [
    'one letter too many for a visitor',
    async (server, { email, peer }) => {
      let status = 200
      for (let letter = 0; status === 200; letter += 1) {
        server.clock.now += MINUTE_MS / 4
        const body = { email: `n${letter}.${email}` }
        status = (await send(server, 'recover', body, { peer })).status
      }
      return ['recover', { body: { email: `last.${email}` } }]
    },
    429,
    'over_email_send_rate_limit',
    'email rate limit exceeded',
    '',
  ],
  [
    'one request too many',
    async (server, { email, peer }) => {
      for (let turn = 0; turn < REQUESTS; turn += 1) await send(server, 'recover', {}, { peer })
      return ['recover', { body: { email } }]
    },
    429,
    'over_request_rate_limit',
    'Request rate limit reached',
    '',
  ],
  [
    'one wrong password too many',
    async (server, { email, peer }) => {
      const body = { email, password: 'Wrong!Pass1' }
      for (let turn = 0; turn < 10; turn += 1) {
        await send(server, 'token?grant_type=password', body, { peer })
      }
      return ['token?grant_type=password', { body }]
    },
    429,
    'over_request_rate_limit',
    'Request rate limit reached',
    '',
  ],
]

/** The same where the settings let addresses be known (REVEAL_EXISTING_ACCOUNTS=1). */
export const statesRevealed: State[] = [
  [
    'sign-up of a known address',
    async (server, { email }) => {
      await confirm(server, email)
      server.clock.now += MINUTE_MS
      return ['signup', { body: { email, password } }]
    },
    422,
    'user_already_exists',
    'User already registered',
    '',
  ],
  [
    'a change to an address that is taken',
    async (server, { email }) => {
      await confirm(server, email)
      const { access_token: accessToken } = await confirm(server, `other.${email}`)
      return [
        'user',
        { method: 'PUT', headers: bearer({ accessToken, refreshToken: '' }), body: { email } },
      ]
    },
    422,
    'email_exists',
    'A user with this email address has already been registered',
    '',
  ],
]

/** Bans a visitor, say. */
export function change({ database }: TestServer, email: string, to: { banned_until: number }) {
  return database.write((tx) =>
    tx.updateTable('users').set(to).where('email', '=', email).execute(),
  )
}
