/** What the account service, or the way to it, says when it refuses. */
export type ServiceError = {
  message: string
  status?: number | undefined
  code?: string | undefined
  name?: string
  /** Why a password is weak: `length`, `characters`, or `pwned` where it is one that others guess. */
  reasons?: string[]
  cause?: unknown
}

/** Stands for every failure to reach the service at all. */
export const UNREACHABLE: ServiceError = { name: 'AuthRetryableFetchError', message: '', status: 0 }

/** The sentences that tell of success, and the callback's. */
export const said = {
  registered:
    'Account created successfully! Please check your email for a confirmation link before signing in.',
  resetSent: 'Password reset instructions have been sent to your email',
  resent: 'Confirmation email has been resent. Please check your email and spam folder.',
  passwordReset: 'Password reset successful! Redirecting to login...',
  confirmedSignedIn: 'Email confirmed successfully! Redirecting to dashboard...',
  confirmed: 'Email confirmed successfully! Please sign in to continue.',
  signInAfterConfirming: 'Email confirmed successfully! Please enter your password to sign in.',
  callbackRefused: 'Authentication failed. Please try again.',
  callbackFailed: 'An unexpected error occurred. Please try signing in manually.',
  unconfirmed:
    "Please check your email and click the confirmation link before signing in. Check your spam folder if you don't see the email.",
}

const OFFLINE =
  'We could not reach our sign-in service. Please check your internet connection and try again.'
const DOWN = 'Our sign-in service is not answering right now. Please try again in a minute.'
const TOO_MANY = 'Too many requests. Please wait a few minutes before trying again.'
const TOO_MANY_SIGN_INS = 'Too many login attempts. Please wait a few minutes before trying again.'
const TOO_MANY_EMAILS =
  'You have asked for several emails. Please wait a few minutes before asking for another one.'
const LINK_SPENT = 'This link has expired or was already used. Please ask for a new one.'
const NOT_CHOSEN =
  'This is not the password that was chosen at sign-up. Please try again, or choose a new one below.'
const WEAK_PASSWORD = 'Please meet all password requirements'
const COMMON_PASSWORD =
  'This password is easy to guess: it is a common one, or holds your name, your email address or our name. Please choose another one.'
const SAME_PASSWORD = 'This is the password you have now. Please choose another one.'
const SIGNED_OUT = 'You are signed out. Please sign in again to go on.'

/** Whether the service refuses a sign-in because the address was never confirmed. */
export function isUnconfirmed(error: ServiceError) {
  return matches(error, ['email_not_confirmed'], ['email not confirmed'])
}

/** Whether a link from a letter can no longer be used. */
export function isSpent(error: ServiceError) {
  const codes = ['otp_expired', 'flow_state_not_found', 'flow_state_expired', 'bad_code_verifier']
  return matches(error, codes, ['link is invalid or has expired', 'token has expired'])
}

/** Whether the service itself has answered: the same question would be refused again. */
export function isAnswer(error: ServiceError) {
  return error.status !== undefined && error.status !== 0 && !isDown(error)
}

export function explainSignIn(error: ServiceError) {
  if (isUnconfirmed(error)) return said.unconfirmed
  if (
    matches(
      error,
      ['invalid_credentials', 'user_not_found'],
      ['invalid login credentials', 'user not found'],
    )
  ) {
    return 'Invalid email or password. Please try again.'
  }
  if (isTooMany(error)) return TOO_MANY_SIGN_INS
  return explain(error, 'Failed to sign in. Please try again.')
}

export function explainRegistration(error: ServiceError) {
  if (matches(error, ['user_already_exists', 'email_exists'], ['already registered'])) {
    return 'This email is already registered. Please use a different email address.'
  }
  return explain(error, 'An error occurred during registration')
}

export function explainForgottenPassword(error: ServiceError) {
  return explain(error, 'Failed to reset password. Please try again.')
}

export function explainResend(error: ServiceError) {
  return explain(error, 'Failed to resend confirmation email. Please try again.')
}

/** Why a sign-up's link did not confirm, where a person gave a password. */
export function explainConfirmation(error: ServiceError) {
  if (isSpent(error)) return LINK_SPENT
  if (error.code === 'invalid_credentials') return NOT_CHOSEN
  return explainPassword(error) ?? explain({ ...error, message: '' }, said.callbackFailed)
}

export function explainReset(error: ServiceError) {
  if (isSpent(error) || isSignedOut(error)) return LINK_SPENT
  return explainPassword(error) ?? explain({ ...error, message: '' }, 'Failed to reset password')
}

/** For the account page: what went wrong with a change, `otherwise` when nobody says. */
export function explainChange(error: ServiceError, otherwise: string) {
  if (isSignedOut(error)) return SIGNED_OUT
  if (matches(error, ['email_exists'], ['already been registered'])) {
    return 'This email is already registered. Please use a different email address.'
  }
  const wrong = ['current_password_required', 'current_password_invalid', 'invalid_credentials']
  if (error.code && wrong.includes(error.code)) {
    return 'Your current password is not right. Please try again.'
  }
  return explain(error, otherwise)
}

/** What is wrong with a new password, in the page's own words. */
function explainPassword({ code, reasons = [] }: ServiceError) {
  if (code === 'same_password') return SAME_PASSWORD
  if (code !== 'weak_password') return undefined
  return reasons.some((reason) => reason !== 'pwned') ? WEAK_PASSWORD : COMMON_PASSWORD
}

/** Why somebody is still signed in. */
export function explainSignOut(error: ServiceError) {
  return explain(error, 'You could not be signed out. Please try again.')
}

function explain(error: ServiceError, otherwise: string) {
  if (error.status === 0) return OFFLINE
  if (isDown(error)) return DOWN
  if (error.code === 'over_email_send_rate_limit') return TOO_MANY_EMAILS
  if (isTooMany(error)) return TOO_MANY
  if (isGarbled(error)) return otherwise
  return error.message || otherwise
}

/** Something between here and the service answered, a proxy's page of HTML for instance. */
function isGarbled({ name }: ServiceError) {
  return name === 'AuthUnknownError'
}

function isTooMany(error: ServiceError) {
  return error.status === 429 || matches(error, ['over_request_rate_limit'], ['too many requests'])
}

function isDown({ name, status = 0 }: ServiceError) {
  return name === 'AuthRetryableFetchError' || status >= 500
}

function isSignedOut(error: ServiceError) {
  const codes = [
    'session_not_found',
    'session_expired',
    'no_authorization',
    'bad_jwt',
    'user_not_found',
  ]
  return error.name === 'AuthSessionMissingError' || codes.includes(error.code ?? '')
}

/** The code decides; the text counts where a service sends no code, or one of its own. */
function matches({ code, message }: ServiceError, codes: string[], texts: string[]) {
  if (code && codes.includes(code)) return true
  return texts.some((text) => message.toLowerCase().includes(text))
}
