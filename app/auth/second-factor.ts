import type { User } from '@supabase/auth-js'

import { ask, type LoadClient } from './client.ts'
import type { ServiceError } from './messages.ts'
import { withSecondFactor } from './identity-prompt.ts'

/** An authenticator app as its owner named it. */
export type AuthenticatorApp = { id: string; name: string; addedAt: string }

/** What an account asks for beside the password, and whether this session has shown it. */
export type SecondFactor = {
  /** `none`: the account asks for nothing more; `wanted`: this session has yet to show it. */
  state: 'none' | 'wanted' | 'shown'
  apps: AuthenticatorApp[]
  hasRecoveryCodes: boolean
}

type SecondFactorResult =
  { secondFactor: SecondFactor; error: null } | { secondFactor: null; error: ServiceError }

/**
 * Asks the service what the account has, and the session's token what was shown. A passkey is two
 * factors in one: what holds it, and what unlocks it (docs/decisions/045).
 */
export async function readSecondFactor(load?: LoadClient): Promise<SecondFactorResult> {
  const factors = await ask((client) => client.mfa.listFactors(), load)
  if (!factors.data) return { secondFactor: null, error: factors.error }
  const level = await ask((client) => client.mfa.getAuthenticatorAssuranceLevel(), load)
  if (!level.data) return { secondFactor: null, error: level.error }

  const { currentLevel, currentAuthenticationMethods: methods } = level.data
  const byPasskey = methods.some(
    (entry) => (typeof entry === 'string' ? entry : entry.method) === 'passkey',
  )
  const apps = factors.data.totp.map(({ id, friendly_name: name = '', created_at: addedAt }) => ({
    id,
    name,
    addedAt,
  }))
  const isShown = currentLevel === 'aal2' || byPasskey
  const state = isShown ? 'shown' : apps.length > 0 ? 'wanted' : 'none'
  const hasRecoveryCodes = factors.data.recovery_code.length > 0
  return { secondFactor: { state, apps, hasRecoveryCodes }, error: null }
}

/** Whether a person who has just signed in by password has a second factor to show. */
export function hasSecondFactor({ factors = [] }: Pick<User, 'factors'>) {
  return factors.some(({ status }) => status === 'verified')
}

export function verifyAppCode(factorId: string, code: string, load?: LoadClient) {
  return ask((client) => client.mfa.challengeAndVerify({ factorId, code }), load)
}

/** Shows one of the recovery codes, which is spent by it. */
export function verifyRecoveryCode(code: string, load?: LoadClient) {
  return ask((client) => client.mfa.recoveryCodes.verify({ code }), load)
}

/** Begins to add an authenticator app, which counts once a code of it was sent. */
export function beginApp(friendlyName: string) {
  return withSecondFactor(() =>
    ask((client) => client.mfa.enroll({ factorType: 'totp', friendlyName })),
  )
}

export type BegunApp = NonNullable<Awaited<ReturnType<typeof beginApp>>['data']>

/** Removes an app; this session shows a second factor again from then on, where there is one left. */
export async function removeApp(factorId: string) {
  const answer = await withSecondFactor(() => ask((client) => client.mfa.unenroll({ factorId })))
  if (!answer.error) await ask((client) => client.refreshSession())
  return answer
}

export function countRecoveryCodes() {
  return ask((client) => client.mfa.recoveryCodes.getStatus())
}

/** Makes recovery codes, in the place of those before. */
export function makeRecoveryCodes(isAgain: boolean) {
  return withSecondFactor(() =>
    ask((client) =>
      isAgain ? client.mfa.recoveryCodes.regenerate() : client.mfa.recoveryCodes.generate(),
    ),
  )
}
