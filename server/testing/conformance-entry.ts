import type { Refusal } from './conformance.ts'
import { ann } from './start-server.ts'

/** Signed up, not confirmed. */
export const bob = { email: 'bob@example.com', password: 'Windy!Day3' }

const signIn = (body: unknown) => ['token?grant_type=password', { body }] as const
const challenge = 'c'.repeat(43)

/** Refusals on the way in: signing in and up, and asking for letters. */
export const refusalsOfEntry: Refusal[] = [
  [
    'sign-in of nobody',
    () => signIn({ email: 'nobody@example.com', password: 'x' }),
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ],
  [
    'sign-in with a wrong password',
    () => signIn({ email: ann.email, password: 'x' }),
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ],
  [
    'sign-in without a password',
    () => signIn({ email: ann.email }),
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ],
  ['sign-in before the letter', () => signIn(bob), 400, 'email_not_confirmed', /not confirmed/],
  [
    'sign-in before the letter with a wrong password',
    () => signIn({ ...bob, password: 'x' }),
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ],
  [
    'sign-in without an address',
    () => signIn({ password: 'x' }),
    400,
    'validation_failed',
    'missing email or phone',
  ],
  [
    'sign-in by telephone',
    () => signIn({ phone: '1', password: 'x' }),
    400,
    'phone_provider_disabled',
    /Phone/,
  ],
  [
    'an unknown grant',
    () => ['token?grant_type=id_token', { body: {} }],
    400,
    'invalid_credentials',
    'unsupported_grant_type',
  ],
  ['no grant', () => ['token', { body: {} }], 400, 'invalid_credentials', 'unsupported_grant_type'],
  [
    'sign-up without a password',
    () => ['signup', { body: { email: 'a@example.com' } }],
    400,
    'validation_failed',
    'Signup requires a valid password',
  ],
  [
    'sign-up without an address',
    () => ['signup', { body: { password: ann.password } }],
    422,
    'anonymous_provider_disabled',
    'Anonymous sign-ins are disabled',
  ],
  [
    'sign-up with a bad address',
    () => ['signup', { body: { email: 'a@', password: ann.password } }],
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [
    'sign-up with a short password',
    () => ['signup', { body: { email: 'a@example.com', password: 'Aa1!' } }],
    422,
    'weak_password',
    'Password should be at least 8 characters.',
  ],
  [
    'sign-up with a plain password',
    () => ['signup', { body: { email: 'a@example.com', password: 'sunnyday!' } }],
    422,
    'weak_password',
    /at least one character of each/,
  ],
  [
    'sign-up with a common password',
    () => ['signup', { body: { email: 'a@example.com', password: 'Password1!' } }],
    422,
    'weak_password',
    'This password is too common and easy to guess. Please choose another one.',
  ],
  [
    'sign-up with an endless password',
    () => ['signup', { body: { email: 'a@example.com', password: 'Aa1!'.repeat(33) } }],
    400,
    'validation_failed',
    'Password cannot be longer than 128 characters',
  ],
  [
    'recovery without an address',
    () => ['recover', { body: {} }],
    400,
    'validation_failed',
    /requires an email/,
  ],
  ['resending nothing', () => ['resend', { body: {} }], 400, 'validation_failed', /type/],
  [
    'resending a code by telephone',
    () => ['resend', { body: { type: 'sms', email: ann.email } }],
    400,
    'validation_failed',
    /type/,
  ],
  [
    'half a challenge',
    () => ['recover', { body: { email: 'a@example.com', code_challenge: challenge } }],
    400,
    'validation_failed',
    /PKCE/,
  ],
  [
    'a challenge of another method',
    () => [
      'recover',
      {
        body: { email: 'a@example.com', code_challenge: challenge, code_challenge_method: 'md5' },
      },
    ],
    400,
    'validation_failed',
    /s256 or plain/,
  ],
]
