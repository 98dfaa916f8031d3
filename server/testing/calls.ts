import { authRoutes } from '#server/auth/routes.ts'

import { queryOf } from './mutations.ts'
import { listShopCalls, type ShopCall, type ShopIds } from './shop-calls.ts'

export type Call = Omit<ShopCall, 'access'> & {
  access: ShopCall['access'] | 'signed-in'
  query: string[]
}

type Fields = Record<string, unknown>

const CHALLENGE = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
const PERSON = { email: 'nobody@example.com', password: 'Sunny!Day1' }
const CREDENTIAL = { id: 'x', rawId: 'x', type: 'public-key' }
const CLIENT_DATA = { clientDataJSON: 'e30' }
const ASSERTION = { ...CLIENT_DATA, authenticatorData: 'x', signature: 'x', userHandle: 'x' }
const ATTESTATION = { ...CLIENT_DATA, attestationObject: 'oA' }
const SIGNED = { challenge_id: 'x', credential: { ...CREDENTIAL, response: ASSERTION } }
const MESSAGE = { name: 'Ann', email: PERSON.email, phone: '', topic: 'mail', text: 'Hello there' }

const BODIES: Record<string, Fields> = {
  'POST /auth/v1/signup': { ...PERSON, ...CHALLENGE, data: { firstName: 'Ann', lastName: 'Lee' } },
  'POST /auth/v1/token?grant_type=password': PERSON,
  'POST /auth/v1/token?grant_type=refresh_token': { refresh_token: 'r'.repeat(60) },
  'POST /auth/v1/token?grant_type=pkce': {
    auth_code: crypto.randomUUID(),
    code_verifier: 'v'.repeat(43),
  },
  'POST /auth/v1/token': PERSON,
  'POST /auth/v1/recover': { email: PERSON.email, ...CHALLENGE },
  'POST /auth/v1/resend': { type: 'signup', email: PERSON.email, ...CHALLENGE },
  'POST /auth/v1/verify': { type: 'signup', token_hash: 'h'.repeat(43), email: PERSON.email },
  'PUT /auth/v1/user': {
    ...PERSON,
    current_password: 'x',
    nonce: '1',
    data: { firstName: 'Bo' },
  },
  'POST /auth/v1/factors': { factor_type: 'totp', friendly_name: 'Phone', issuer: 'Shop' },
  'POST /auth/v1/factors/:id/challenge': { factorId: 'x' },
  'POST /auth/v1/factors/:id/verify': { challenge_id: crypto.randomUUID(), code: '123456' },
  'POST /auth/v1/factors/recovery-codes': { friendly_name: 'x' },
  'POST /auth/v1/factors/recovery-codes/verify': { code: 'a' },
  'POST /auth/v1/passkeys/registration/options': { current_password: 'x', nonce: '1' },
  'POST /auth/v1/passkeys/registration/verify': {
    challenge_id: 'x',
    credential: { ...CREDENTIAL, response: ATTESTATION },
  },
  'POST /auth/v1/passkeys/authentication/verify': SIGNED,
  'POST /auth/v1/passkeys/reauthentication/verify': SIGNED,
  'PATCH /auth/v1/passkeys/:id': { friendly_name: 'x' },
  'POST /contact/v1/messages': {
    ...MESSAGE,
    key: crypto.randomUUID(),
    elapsed: 9_000,
    homepage: '',
  },
  'POST /csp-report': { 'csp-report': { 'effective-directive': 'script-src' } },
  'POST /rest/v1/rpc/version': {},
}

const QUERIES: Record<string, string[]> = {
  'POST /auth/v1/signup': ['redirect_to'],
  'POST /auth/v1/token': ['grant_type'],
  'GET /auth/v1/verify': ['type', 'token', 'token_hash', 'redirect_to'],
  'POST /auth/v1/logout': ['scope'],
  'GET /auth/v1/sessions': ['user_id'],
  'GET /rest/v1/countries': ['select', 'limit', 'order', 'code'],
  'GET /rest/v1/public_locations': ['select', 'offset', 'id'],
  'GET /rest/v1/anon_test': ['select', 'id', 'or'],
}

type Served = { routes: { method: string; path: string }[] }

export function listCalls({ routes }: Served, ids?: ShopIds): Call[] {
  const served = routes
    .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/shop/'))
    .map(({ method, path }) => `${method} ${path}`)
  return [
    ...listShopCalls(ids).map((call) => ({
      ...call,
      query: call.method === 'GET' ? queryOf(call.route) : [],
    })),
    ...[...new Set([...served, ...Object.keys(BODIES)])].map(asCall),
  ]
}

function asCall(name: string): Call {
  const [method = '', route = ''] = name.split(' ')
  const access = authRoutes[route]?.[method as 'POST']?.access ?? 'public'
  const params: Record<string, string> = route.includes(':id') ? { id: crypto.randomUUID() } : {}
  const request = { fields: BODIES[name], query: QUERIES[name] ?? [] }
  return { method, route, access, params, maxBodyBytes: 0, preconditions: [], ...request }
}
