import type { User } from '@supabase/auth-js'

import { callAuth } from './call-auth.ts'
import { ask, type LoadClient } from './client.ts'
import { withProofs, withSecondFactor, type OwnerProof } from './identity-prompt.ts'
import type { ServiceError } from './messages.ts'
import { listPasskeys, type Passkey } from './passkeys.ts'
import { isBuiltIn } from './service.ts'

/** An authenticator app as its owner named it. */
export type AuthenticatorApp = { id: string; name: string; addedAt: string }

/** What an account asks for beside the password, and whether this session has shown it. */
export type SecondFactor = {
  /** `none`: the account asks for nothing more; `wanted`: this session has yet to show it. */
  state: 'none' | 'wanted' | 'shown'
  apps: AuthenticatorApp[]
  hasRecoveryCodes: boolean
  /** Where the account service lists them: Supabase's does not. */
  passkeys: Passkey[] | null
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
  const passkeys = isBuiltIn() ? (await listPasskeys(load)).data : null
  return { secondFactor: { state, apps, hasRecoveryCodes, passkeys }, error: null }
}

/** Whether the account asks for more than the password before it is changed. */
export function hasFactor({ apps, passkeys }: SecondFactor) {
  return apps.length > 0 || (passkeys !== null && passkeys.length > 0)
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

/** What a picture as the service sends it is to a browser; the account client writes it so as well. */
const PICTURE = 'data:image/svg+xml;utf-8,'

export type BegunApp = { id: string; totp: { qr_code: string; secret: string; uri: string } }

/** Begins to add an authenticator app, which counts once a code of it was sent. Supabase takes no proof. */
export async function beginApp(friendlyName: string, given?: OwnerProof) {
  if (!isBuiltIn()) {
    return withSecondFactor(() =>
      ask((client) => client.mfa.enroll({ factorType: 'totp', friendlyName })),
    )
  }
  const app = { factor_type: 'totp', friendly_name: friendlyName }
  const { data, error } = await withProofs((proof) =>
    callAuth<BegunApp>('POST', '/factors', { ...app, ...(proof ?? given) }),
  )
  if (error) return { data, error }
  const totp = { ...data.totp, qr_code: PICTURE + data.totp.qr_code }
  return { data: { ...data, totp }, error }
}

/** Removes an app; this session shows a second factor again from then on, where there is one left. */
export async function removeApp(factorId: string) {
  const answer = await (isBuiltIn()
    ? withProofs((proof) => callAuth<object>('DELETE', `/factors/${factorId}`, proof))
    : withSecondFactor(() => ask((client) => client.mfa.unenroll({ factorId }))))
  if (!answer.error) await ask((client) => client.refreshSession())
  return answer
}

export function countRecoveryCodes() {
  return ask((client) => client.mfa.recoveryCodes.getStatus())
}

/** Makes recovery codes, in the place of those before. */
export function makeRecoveryCodes(isAgain: boolean) {
  const path = `/factors/recovery-codes${isAgain ? '/regenerate' : ''}`
  return withProofs((proof) => callAuth<{ codes: string[] }>('POST', path, proof ?? {}))
}
