import { messages } from '#content/auth-messages.ts'
import { ownerProof, passkeys, secondFactor } from '#content/second-factor.ts'

export type ServiceError = {
  message: string
  status?: number | undefined
  code?: string | undefined
  name?: string
  /** `length`, `characters`, or `pwned` for a password that is in a list of leaked ones. */
  reasons?: string[]
  cause?: unknown
}

/** Stands for every failure to reach the service at all. */
export const UNREACHABLE: ServiceError = { name: 'AuthRetryableFetchError', message: '', status: 0 }

/** A proxy's or firewall's refusal, in the library's terms. */
export const REFUSED_ON_THE_WAY: ServiceError = { name: 'AuthUnknownError', message: '' }

/** The service may still have done what it was asked. */
export const NO_ANSWER: ServiceError = { ...UNREACHABLE, code: 'no_answer' }

export function isUnconfirmed(error: ServiceError) {
  return matches(error, ['email_not_confirmed'], ['email not confirmed'])
}

export function isSpent(error: ServiceError) {
  const codes = ['otp_expired', 'flow_state_not_found', 'flow_state_expired', 'bad_code_verifier']
  return matches(error, codes, ['link is invalid or has expired', 'token has expired'])
}

export function isFinalError(error: ServiceError) {
  return error.status !== undefined && error.status !== 0 && !isDown(error)
}

export function explainSignIn(error: ServiceError) {
  if (isUnconfirmed(error)) return messages.unconfirmed
  if (
    matches(
      error,
      ['invalid_credentials', 'user_not_found'],
      ['invalid login credentials', 'user not found'],
    )
  ) {
    return messages.invalidCredentials
  }
  if (isTooMany(error)) return messages.tooManySignIns
  return explain(error, messages.signInFailed)
}

export function explainRegistration(error: ServiceError) {
  if (matches(error, ['user_already_exists', 'email_exists'], ['already registered'])) {
    return messages.alreadyRegistered
  }
  if (isUnanswered(error)) return messages.unansweredSignUp
  return explain(error, messages.registrationFailed)
}

export function explainForgottenPassword(error: ServiceError) {
  if (isUnanswered(error)) return messages.unansweredEmail
  return explain(error, messages.forgottenPasswordFailed)
}

export function explainResend(error: ServiceError) {
  if (isUnanswered(error)) return messages.unansweredEmail
  return explain(error, messages.resendFailed)
}

export function explainConfirmation(error: ServiceError) {
  if (error.code === 'invalid_credentials') return messages.notChosenPassword
  return explainPassword(error) ?? explain({ ...error, message: '' }, messages.callbackFailed)
}

export function needsNewLink(error: ServiceError) {
  return isSpent(error) || isSignedOut(error)
}

export function explainReset(error: ServiceError) {
  if (needsNewLink(error)) return messages.linkSpent
  if (error.code === 'insufficient_aal') return secondFactor.wanted
  if (isUnanswered(error)) return messages.unansweredChange
  return explainPassword(error) ?? explain({ ...error, message: '' }, messages.resetFailed)
}

export function explainChange(error: ServiceError, otherwise: string) {
  if (isSignedOut(error)) return messages.signedOut
  if (isUnanswered(error)) return messages.unansweredChange
  if (matches(error, ['email_exists'], ['already been registered'])) {
    return messages.alreadyRegistered
  }
  if (error.code === 'insufficient_aal') return secondFactor.wanted
  if (error.code === 'reauthentication_needed') return ownerProof.wanted
  if (error.code === 'reauthentication_not_valid') return ownerProof.wrongCode
  const wrong = ['current_password_required', 'current_password_invalid', 'invalid_credentials']
  if (error.code && wrong.includes(error.code)) {
    return messages.wrongCurrentPassword
  }
  return explain(error, otherwise)
}

export function explainSecondFactor(error: ServiceError, wrong: string) {
  if (error.code === 'mfa_verification_failed') return wrong
  if (error.code === 'mfa_recovery_codes_locked') return secondFactor.locked
  if (error.code === 'mfa_factor_not_found') return secondFactor.gone
  return explainChange(error, wrong)
}

/** Errors of browsers for a security key without a PIN; some report a canceled prompt instead. */
const UNVERIFIED = ['ConstraintError', 'NotSupportedError']

export function explainNewPasskey(error: ServiceError, otherwise: string) {
  return error.name === 'NotAllowedError' ? passkeys.notMade : explainPasskey(error, otherwise)
}

export function explainPasskey(error: ServiceError, otherwise: string) {
  const { name = '', code = '' } = error
  if (name === 'NotAllowedError' || code === 'ERROR_CEREMONY_ABORTED') return passkeys.cancelled
  if (UNVERIFIED.includes(name)) return passkeys.unverified
  if (name === 'InvalidStateError' || code === 'webauthn_credential_exists') return passkeys.exists
  if (code === 'webauthn_verification_failed') return passkeys.notKnown
  if (code.startsWith('webauthn_challenge')) return passkeys.tooLate
  if (code === 'too_many_passkeys') return passkeys.tooMany
  if (!('PublicKeyCredential' in window)) return passkeys.unsupported
  return explainChange({ ...error, message: '' }, otherwise)
}

function explainPassword({ code, reasons = [] }: ServiceError) {
  if (code === 'same_password') return messages.samePassword
  if (code !== 'weak_password') return undefined
  return reasons.some((reason) => reason !== 'pwned')
    ? messages.weakPassword
    : messages.commonPassword
}

export function explainSignOut(error: ServiceError) {
  return explain(error, messages.signOutFailed)
}

function explain(error: ServiceError, otherwise: string) {
  if (isUnanswered(error)) return messages.unavailable
  if (error.status === 0) return messages.offline
  if (isDown(error)) return messages.unavailable
  if (error.code === 'over_email_send_rate_limit') return messages.tooManyEmails
  if (isTooMany(error)) return messages.tooManyRequests
  if (isGarbled(error)) return messages.refusedOnTheWay
  return error.message || otherwise
}

function isGarbled({ name }: ServiceError) {
  return name === 'AuthUnknownError'
}

function isUnanswered({ code }: ServiceError) {
  return code === NO_ANSWER.code
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

/** Texts count only where a service sends no code, or one of its own. */
function matches({ code, message }: ServiceError, codes: string[], texts: string[]) {
  if (code && codes.includes(code)) return true
  return texts.some((text) => message.toLowerCase().includes(text))
}
