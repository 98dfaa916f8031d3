/** A call, with a body and a query that it understands. */
type Endpoint = {
  method: string
  path: string
  fields?: Record<string, unknown>
  query?: string[]
}

const CHALLENGE = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
const TOKEN_HASH = 'h'.repeat(43)
export const PERSON = { email: 'nobody@example.com', password: 'Sunny!Day1' }
const FACTOR = '/auth/v1/factors/00000000-0000-4000-8000-000000000000'
const CODE = { challenge_id: crypto.randomUUID(), code: '123456' }
const CREDENTIAL = { id: 'x', rawId: 'x', type: 'public-key' }
const CLIENT_DATA = { clientDataJSON: 'e30' }
const ASSERTION = { ...CLIENT_DATA, authenticatorData: 'x', signature: 'x', userHandle: 'x' }
const MESSAGE = { name: 'Ann', email: PERSON.email, phone: '', topic: 'mail', text: 'Hello there' }

/** Every call but those of the shop, with a body that it understands. */
export const endpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/auth/v1/signup',
    fields: { ...PERSON, ...CHALLENGE, data: { firstName: 'Ann', lastName: 'Lee' } },
    query: ['redirect_to'],
  },
  { method: 'POST', path: '/auth/v1/token?grant_type=password', fields: PERSON },
  {
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    fields: { refresh_token: 'r'.repeat(60) },
  },
  {
    method: 'POST',
    path: '/auth/v1/token?grant_type=pkce',
    fields: { auth_code: crypto.randomUUID(), code_verifier: 'v'.repeat(43) },
  },
  { method: 'POST', path: '/auth/v1/token', fields: PERSON, query: ['grant_type'] },
  { method: 'POST', path: '/auth/v1/recover', fields: { email: PERSON.email, ...CHALLENGE } },
  {
    method: 'POST',
    path: '/auth/v1/resend',
    fields: { type: 'signup', email: PERSON.email, ...CHALLENGE },
  },
  {
    method: 'POST',
    path: '/auth/v1/verify',
    fields: { type: 'signup', token_hash: TOKEN_HASH, token: '123456', email: PERSON.email },
  },
  { method: 'GET', path: '/auth/v1/verify', query: ['type', 'token', 'token_hash', 'redirect_to'] },
  { method: 'POST', path: '/auth/v1/logout', fields: {}, query: ['scope'] },
  { method: 'GET', path: '/auth/v1/user' },
  {
    method: 'PUT',
    path: '/auth/v1/user',
    fields: { ...PERSON, current_password: 'x', nonce: '1', data: { firstName: 'Bo' } },
  },
  { method: 'GET', path: '/auth/v1/reauthenticate' },
  { method: 'GET', path: '/auth/v1/sessions', query: ['user_id'] },
  { method: 'DELETE', path: `/auth/v1/sessions/${crypto.randomUUID()}` },
  {
    method: 'POST',
    path: '/auth/v1/factors',
    fields: { factor_type: 'totp', friendly_name: 'Phone', issuer: 'Shop' },
  },
  { method: 'POST', path: `${FACTOR}/challenge`, fields: { factorId: 'x' } },
  { method: 'POST', path: `${FACTOR}/verify`, fields: CODE },
  { method: 'DELETE', path: FACTOR },
  { method: 'GET', path: '/auth/v1/factors/recovery-codes' },
  { method: 'POST', path: '/auth/v1/factors/recovery-codes', fields: { friendly_name: 'x' } },
  { method: 'POST', path: '/auth/v1/factors/recovery-codes/regenerate' },
  { method: 'POST', path: '/auth/v1/factors/recovery-codes/verify', fields: { code: 'a' } },
  { method: 'DELETE', path: '/auth/v1/factors/recovery-codes' },
  { method: 'GET', path: '/auth/v1/passkeys' },
  {
    method: 'POST',
    path: '/auth/v1/passkeys/registration/options',
    fields: { current_password: 'x', nonce: '1' },
  },
  {
    method: 'POST',
    path: '/auth/v1/passkeys/registration/verify',
    fields: {
      challenge_id: 'x',
      credential: { ...CREDENTIAL, response: { ...CLIENT_DATA, attestationObject: 'oA' } },
    },
  },
  { method: 'POST', path: '/auth/v1/passkeys/authentication/options', fields: {} },
  {
    method: 'POST',
    path: '/auth/v1/passkeys/authentication/verify',
    fields: {
      challenge_id: 'x',
      credential: { ...CREDENTIAL, response: ASSERTION },
    },
  },
  { method: 'POST', path: '/auth/v1/passkeys/reauthentication/options', fields: {} },
  {
    method: 'POST',
    path: '/auth/v1/passkeys/reauthentication/verify',
    fields: { challenge_id: 'x', credential: { ...CREDENTIAL, response: ASSERTION } },
  },
  { method: 'PATCH', path: '/auth/v1/passkeys/x', fields: { friendly_name: 'x' } },
  { method: 'DELETE', path: '/auth/v1/passkeys/x' },
  { method: 'GET', path: '/auth/v1/settings' },
  { method: 'GET', path: '/rest/v1/countries', query: ['select', 'limit', 'order', 'code'] },
  { method: 'GET', path: '/rest/v1/public_locations', query: ['select', 'offset', 'id'] },
  { method: 'GET', path: '/rest/v1/anon_test', query: ['select', 'id', 'or'] },
  { method: 'POST', path: '/rest/v1/rpc/version', fields: {} },
  {
    method: 'POST',
    path: '/contact/v1/messages',
    fields: { ...MESSAGE, key: crypto.randomUUID(), elapsed: 9_000, homepage: '' },
  },
  {
    method: 'POST',
    path: '/csp-report',
    fields: { 'csp-report': { 'effective-directive': 'script-src' } },
  },
  { method: 'GET', path: '/health/ready' },
]
