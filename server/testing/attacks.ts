export const powers = {
  role: 'administrator',
  aud: 'admin',
  app_metadata: { role: 'administrator', provider: 'x' },
  email_confirmed_at: '2020-01-01T00:00:00Z',
  confirmed_at: '2020-01-01T00:00:00Z',
  is_super_admin: true,
  is_anonymous: true,
  id: '00000000-0000-4000-8000-000000000000',
  banned_until: null,
  identities: [],
}

export const INNARDS =
  /\n\s+at \S|\bat \S+ \(|node_modules|\.ts:\d|SQLITE_|syntax error|no such (table|column)|relation "|KyselyError/

export const absentCalls =
  `otp magiclink factors/ authorize callback admin/users admin/generate_link sso sso/saml/acs invite
  user/sessions user/identities/authorize passkeys/1/verify token/revoke oauth/token verify/x signup/
  admin/audit admin/users/1 admin/users/1/factors user/identities/1 sign-up SIGNUP ..%2fsignup`.split(
    /\s+/,
  )

/** Calls whose responses must not reveal whether an address has an account. */
export const callsOnAddress: [path: string, bodyFor: (email: string) => object][] = [
  ['signup', (email) => ({ email, password: 'Cloudy!Day5', data: { firstName: 'Zoe' } })],
  ['recover', (email) => ({ email })],
  ['resend', (email) => ({ email, type: 'signup' })],
  ['resend', (email) => ({ email, type: 'email_change' })],
  ['token?grant_type=password', (email) => ({ email, password: 'Wrong!Pass1' })],
  ['verify', (email) => ({ email, type: 'signup', token: '123456' })],
]

export function maskAnswer(text: string, email: string) {
  return text
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
}

const FACTOR = 'factors/00000000-0000-4000-8000-000000000000'

export const limitedCalls: [
  name: string,
  count: number,
  path: string,
  bodyFor?: (turn: number) => object,
  method?: string,
][] = [
  [
    'sign-in',
    30,
    'token?grant_type=password',
    (turn) => ({ email: `visitor${turn}@example.com`, password: 'x' }),
  ],
  ['sign-up', 30, 'signup', () => ({ email: 'none' })],
  ['recovery', 30, 'recover', () => ({})],
  ['resending', 30, 'resend', () => ({})],
  ['verification', 30, 'verify', () => ({ type: 'signup', token_hash: 'x' })],
  ['following links', 30, 'verify?type=signup&token=x', undefined, 'GET'],
  ['codes', 30, 'token?grant_type=pkce', () => ({})],
  ['changes', 30, 'user', () => ({}), 'PUT'],
  ['adding apps', 30, 'factors', () => ({})],
  ['removing apps', 30, FACTOR, undefined, 'DELETE'],
  ['recovery codes', 30, 'factors/recovery-codes', () => ({})],
  ['adding passkeys', 30, 'passkeys/registration/options', () => ({})],
  ['passkeys', 30, 'passkeys/authentication/verify', () => ({})],
  ['ending sessions', 30, 'sessions/x', undefined, 'DELETE'],
  ['emailed codes', 30, 'reauthenticate', undefined, 'GET'],
  ['refreshing', 150, 'token?grant_type=refresh_token', () => ({})],
]

export const briefLimits: [name: string, count: number, path: string][] = [
  ['challenges', 15, `${FACTOR}/challenge`],
  ['codes of apps', 15, `${FACTOR}/verify`],
  ['recovery codes', 15, 'factors/recovery-codes/verify'],
]

export function foreignPlaces(site: string) {
  const { host, port, protocol } = new URL(site)
  const name = host.split(':')[0] ?? ''
  return [
    '//evil.test',
    '/\\evil.test',
    'https:evil.test',
    'https://evil.test',
    `${site}@evil.test`,
    `${site}:80@evil.test/auth/callback`,
    `${site}.evil.test/auth/callback`,
    `${protocol}//${name}:${Number(port || 80) + 1}/auth/callback`,
    `https://${host}/auth/callback`,
    `${protocol}//user:pass@${host}/auth/callback`,
    'http://127.0.0.1/auth/callback',
    'http://2130706433/',
    `${site}/%2e%2e//evil.test`,
    `${site}/auth/callback/../../evil`,
    `${site}/auth/callback?next=//evil.test`,
    `${site}/auth/callback#access_token=x`,
    `${site}/\t/evil.test`,
    `${site}\n/auth/callback`,
    ` ${site}/`,
    'http://xn--ste-tma.test/',
    `${protocol}//${host.toUpperCase()}/auth/callback`,
    'javascript:alert(1)',
    'data:text/html,x',
    'x'.repeat(8_000),
  ]
}

/** Headers that claim another address for the site or the client. */
export const hostileHeaders = {
  Host: 'evil.test',
  Referer: 'https://evil.test/auth/callback',
  Origin: 'https://evil.test',
  'X-Forwarded-Host': 'evil.test',
  'X-Forwarded-Proto': 'https',
  'X-Original-URL': 'https://evil.test',
  Forwarded: 'host=evil.test;proto=https',
}
