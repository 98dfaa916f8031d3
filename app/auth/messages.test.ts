import { describe, expect, it } from 'vitest'

import { messages } from '#content/auth-messages.ts'

import {
  explainChange,
  explainForgottenPassword,
  explainRegistration,
  explainResend,
  explainReset,
  explainSignIn,
  isSpent,
  isUnconfirmed,
  UNREACHABLE,
  type ServiceError,
} from './messages.ts'

const api = (status: number, code: string | undefined, message = 'as the service says') =>
  ({ name: 'AuthApiError', status, code, message }) satisfies ServiceError
const down = (status: number) =>
  ({ name: 'AuthRetryableFetchError', status, message: '{}' }) satisfies ServiceError

const wrong = 'Invalid email or password. Please try again.'
const tooManySignIns = 'Too many login attempts. Please wait a few minutes before trying again.'
const taken = 'This email is already registered. Please use a different email address.'

describe.each<[string, (error: ServiceError) => string, [ServiceError, string | RegExp][]]>([
  [
    'sign-in',
    explainSignIn,
    [
      [api(400, 'email_not_confirmed'), messages.unconfirmed],
      [api(400, undefined, 'Email not confirmed'), messages.unconfirmed],
      [api(400, 'invalid_credentials'), wrong],
      [api(400, undefined, 'Invalid login credentials'), wrong],
      [api(404, undefined, 'User not found'), wrong],
      [api(429, 'over_request_rate_limit', 'Request rate limit reached'), tooManySignIns],
      [api(429, undefined, 'slow down'), tooManySignIns],
      [api(400, undefined, 'Too many requests'), tooManySignIns],
      [UNREACHABLE, /internet connection/],
      [down(502), /try again in a minute/],
      [down(503), /try again in a minute/],
      [down(504), /try again in a minute/],
      [api(400, 'user_banned', 'User is banned'), 'User is banned'],
      [{ name: 'UnexpectedError', message: '' }, 'Failed to sign in. Please try again.'],
      [{ name: 'AuthUnknownError', message: 'Unexpected token <' }, messages.refusedOnTheWay],
    ],
  ],
  [
    'registration',
    explainRegistration,
    [
      [api(422, 'user_already_exists', 'User already registered'), taken],
      [api(400, undefined, 'User already registered'), taken],
      [api(422, 'signup_disabled', 'Signups not allowed'), 'Signups not allowed'],
      [api(429, 'over_request_rate_limit'), /Too many requests/],
      [UNREACHABLE, /internet connection/],
      [{ name: 'UnexpectedError', message: '' }, 'An error occurred during registration'],
    ],
  ],
  [
    'forgotten password',
    explainForgottenPassword,
    [
      [api(429, 'over_email_send_rate_limit'), /asked for several emails/],
      [{ message: '' }, 'Failed to reset password. Please try again.'],
    ],
  ],
  [
    'resend',
    explainResend,
    [
      [api(429, 'over_request_rate_limit'), /Too many requests/],
      [{ message: '' }, 'Failed to resend confirmation email. Please try again.'],
    ],
  ],
  [
    'reset',
    explainReset,
    [
      [api(403, 'otp_expired', 'Email link is invalid or has expired'), /expired or was already/],
      [{ ...api(422, 'weak_password'), reasons: ['pwned'] }, /easy to guess/],
      [{ ...api(422, 'weak_password'), reasons: ['length'] }, /all password requirements/],
      [api(422, 'same_password'), /the password you have now/],
      [api(400, 'validation_failed', 'raw words'), 'Failed to reset password'],
      [UNREACHABLE, /internet connection/],
      [{ message: '' }, 'Failed to reset password'],
    ],
  ],
  [
    'a change of the account',
    (error) => explainChange(error, 'It could not be saved.'),
    [
      [{ name: 'AuthSessionMissingError', status: 400, message: 'x' }, /sign in again/],
      [api(422, 'email_exists'), taken],
      [api(400, 'current_password_required'), /current password is not right/],
      [{ message: '' }, 'It could not be saved.'],
    ],
  ],
])('%s', (_, explain, table) => {
  it.each(table)('%o → %s', (error, sentence) => {
    if (typeof sentence === 'string') expect(explain(error)).toBe(sentence)
    else expect(explain(error)).toMatch(sentence)
  })
})

it('distinguishes an unconfirmed address from a wrong password', () => {
  expect(isUnconfirmed(api(400, 'email_not_confirmed'))).toBe(true)
  expect(isUnconfirmed(api(400, 'invalid_credentials'))).toBe(false)
})

it('recognizes links that need a new email', () => {
  expect(isSpent(api(403, 'otp_expired'))).toBe(true)
  expect(isSpent(api(422, 'weak_password'))).toBe(false)
  expect(isSpent(UNREACHABLE)).toBe(false)
})
