import { ann } from './start-server.ts'

export type ConformanceRequest = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

export type Session = { accessToken: string; refreshToken: string }

type Say = (known: Session) => readonly [path: string, said?: ConformanceRequest]

export type Refusal = readonly [
  name: string,
  say: Say,
  status: number,
  code: string,
  message: string | RegExp,
]

export function bearer({ accessToken }: Session) {
  return { Authorization: `Bearer ${accessToken}` }
}

export const bob = { email: 'bob@example.com', password: 'Windy!Day3' }

const { email, password } = ann
/** The specification’s sentence, in place of several of supabase/auth's. */
const NO_CREDENTIALS = 'You must provide either an email or phone number and a password'
const challenge = 'c'.repeat(43)
const signIn = (body: unknown): Say => post('token?grant_type=password', body)
const signUp = (chosen: string) => post('signup', { email: 'a@example.com', password: chosen })
const recover = (more: object) => post('recover', { email: 'a@example.com', ...more })
const refresh = (refresh_token: string) =>
  ['token?grant_type=refresh_token', { body: { refresh_token } }] as const
const change =
  (body: unknown): Say =>
  (session) => ['user', { method: 'PUT', headers: bearer(session), body }]

function post(path: string, body: unknown): Say {
  return () => [path, { body }]
}

function refused(
  status: number,
  code: string,
  message: string | RegExp,
  rows: Record<string, Say>,
) {
  return Object.entries(rows).map(([name, say]): Refusal => [name, say, status, code, message])
}

export const refusals: Refusal[] = [
  ...refused(400, 'invalid_credentials', 'Invalid login credentials', {
    'sign-in of nobody': signIn({ email: 'nobody@example.com', password: 'x' }),
    'sign-in with a wrong password': signIn({ email, password: 'x' }),
    'sign-in before the email with a wrong password': signIn({ ...bob, password: 'x' }),
  }),
  ...refused(400, 'email_not_confirmed', /not confirmed/, {
    'sign-in before the email': signIn(bob),
  }),
  ...refused(400, 'invalid_credentials', NO_CREDENTIALS, {
    'sign-in without a password': signIn({ email }),
    'sign-in with an empty password': signIn({ email, password: '' }),
  }),
  ...refused(400, 'validation_failed', NO_CREDENTIALS, {
    'sign-in with nothing': signIn({}),
    'sign-in with an empty address': signIn({ email: '', password: 'x' }),
    'sign-in without an address': signIn({ password: 'x' }),
  }),
  ...refused(400, 'phone_provider_disabled', /Phone/, {
    'sign-in by telephone': signIn({ phone: '1', password: 'x' }),
  }),
  ...refused(400, 'invalid_credentials', 'unsupported_grant_type', {
    'an unknown grant': post('token?grant_type=id_token', {}),
    'no grant': post('token', {}),
  }),
  ...refused(400, 'validation_failed', NO_CREDENTIALS, {
    'sign-up without a password': post('signup', { email: 'a@example.com' }),
  }),
  ...refused(422, 'anonymous_provider_disabled', NO_CREDENTIALS, {
    'sign-up with nothing': post('signup', {}),
    'sign-up with an empty address': post('signup', { email: '', password }),
    'sign-up without an address': post('signup', { password }),
  }),
  ...refused(400, 'validation_failed', 'Unable to validate email address: invalid format', {
    'sign-up with a bad address': post('signup', { email: 'a@', password }),
  }),
  ...refused(422, 'weak_password', 'Password should be at least 8 characters.', {
    'sign-up with a short password': signUp('Aa1!'),
  }),
  ...refused(422, 'weak_password', /at least one character of each/, {
    'sign-up with a plain password': signUp('sunnyday!'),
  }),
  ...refused(
    422,
    'weak_password',
    'This password is too common and easy to guess. Please choose another one.',
    {
      'sign-up with a common password': signUp('Password1!'),
    },
  ),
  ...refused(400, 'validation_failed', 'Password cannot be longer than 128 characters', {
    'sign-up with an endless password': signUp('Aa1!'.repeat(33)),
  }),
  ...refused(400, 'validation_failed', /requires an email/, {
    'recovery without an address': post('recover', {}),
  }),
  ...refused(400, 'validation_failed', /type/, {
    'resending nothing': post('resend', {}),
    'resending a code by telephone': post('resend', { type: 'sms', email }),
  }),
  ...refused(400, 'validation_failed', /PKCE/, {
    'half a challenge': recover({ code_challenge: challenge }),
  }),
  ...refused(400, 'validation_failed', /s256 or plain/, {
    'a challenge of another method': recover({
      code_challenge: challenge,
      code_challenge_method: 'md5',
    }),
  }),
  ...refused(400, 'validation_failed', 'Verify requires a verification type', {
    'verification without a type': post('verify', { token_hash: 'x' }),
  }),
  ...refused(400, 'validation_failed', 'Verify requires either a token or a token hash', {
    'verification without a token': post('verify', { type: 'signup' }),
    'verification by a token and a token hash': post('verify', {
      type: 'signup',
      token_hash: 'x',
      token: '1',
      email,
    }),
  }),
  ...refused(403, 'otp_expired', 'Email link is invalid or has expired', {
    'verification of an unknown link': post('verify', { type: 'signup', token_hash: 'x' }),
  }),
  ...refused(403, 'otp_expired', 'Token has expired or is invalid', {
    'verification of a code': post('verify', { type: 'signup', token: '123456', email }),
  }),
  ...refused(400, 'validation_failed', 'Unsupported verification type', {
    'verification of an unknown kind': post('verify', { type: 'constructor', token_hash: 'x' }),
  }),
  ...refused(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found', {
    'an unknown refresh token': () => refresh('x'),
    'a changed refresh token': (session) => refresh(`${session.refreshToken.slice(0, -4)}AAAA`),
  }),
  ...refused(404, 'flow_state_not_found', /no valid flow state/, {
    'an unknown code': post('token?grant_type=pkce', { auth_code: 'x.y.z', code_verifier: 'v' }),
  }),
  ...refused(400, 'validation_failed', /non-empty/, {
    'a code without a verifier': post('token?grant_type=pkce', { auth_code: 'x' }),
  }),
  ...refused(401, 'no_authorization', 'This endpoint requires a valid Bearer token', {
    'no bearer': () => ['user', { method: 'GET' }],
  }),
  ...refused(403, 'bad_jwt', /^invalid JWT: unable to parse or verify signature/, {
    'a bad bearer': () => ['user', { method: 'GET', headers: { Authorization: 'Bearer x.y.z' } }],
  }),
  ...refused(400, 'validation_failed', 'Unsupported logout scope "x"', {
    'an unknown scope': (session) => ['logout?scope=x', { headers: bearer(session) }],
  }),
  ...refused(422, 'same_password', 'New password should be different from the old password.', {
    'the same password again': change({ password, current_password: password }),
  }),
  ...refused(
    400,
    'current_password_invalid',
    'Current password required when setting new password.',
    {
      'a new password with a wrong present one': change({
        password: 'Rainy?Night2',
        current_password: 'x',
      }),
    },
  ),
  ...refused(
    400,
    'current_password_required',
    'Current password required when setting new password.',
    {
      'a new password without the present one': change({ password: 'Rainy?Night2' }),
      'a new address without the present password': change({ email: 'new@example.com' }),
    },
  ),
  ...refused(422, 'weak_password', /at least 8/, {
    'a weak new password': change({ password: 'x' }),
  }),
  ...refused(422, 'phone_provider_disabled', /Phone/, {
    'a telephone number': change({ phone: '1' }),
  }),
  ...refused(400, 'bad_json', /^Could not parse/, {
    'broken JSON': post('signup', '{"email":'),
    'no JSON': post('signup', ''),
  }),
  ...refused(400, 'bad_json', /object/, { 'JSON that is no object': post('signup', '[]') }),
  ...refused(400, 'bad_json', /email/, {
    'a body of another type': post('signup', { email: 5, password: {} }),
  }),
  ...refused(413, 'request_entity_too_large', /too large/, {
    'a body too large': post('signup', `{"email":"${'a'.repeat(70_000)}"}`),
  }),
  ...refused(404, 'not_found', 'Not found', { 'a call that is not ours': post('otp', {}) }),
  ...refused(405, 'validation_failed', /method/, {
    'another method': () => ['signup', { method: 'GET' }],
  }),
]
