import type { User } from '@supabase/auth-js'

import { callAuth } from './call-auth.ts'
import { withClient, type LoadClient } from './client.ts'
import { withProofs, withSecondFactor, type OwnerProof } from './identity-prompt.ts'
import type { ServiceError } from './messages.ts'
import { listPasskeys, type Passkey } from './passkeys.ts'
import { isBuiltIn } from './service.ts'

export type AuthenticatorApp = { id: string; name: string; addedAt: string }

export type SecondFactor = {
  /** `none`: the account has no second factor; `wanted`: this session has not shown it yet. */
  state: 'none' | 'wanted' | 'shown'
  apps: AuthenticatorApp[]
  hasRecoveryCodes: boolean
  /** Null where the account service does not list them (Supabase). */
  passkeys: Passkey[] | null
}

type SecondFactorResult =
  { secondFactor: SecondFactor; error: null } | { secondFactor: null; error: ServiceError }

/** A passkey counts as two factors: the device, and what unlocks it (docs/decisions/045). */
export async function readSecondFactor(load?: LoadClient): Promise<SecondFactorResult> {
  const factors = await withClient((client) => client.mfa.listFactors(), load)
  if (!factors.data) return { secondFactor: null, error: factors.error }
  const level = await withClient((client) => client.mfa.getAuthenticatorAssuranceLevel(), load)
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

export function hasFactor({ apps, passkeys }: SecondFactor) {
  return apps.length > 0 || (passkeys !== null && passkeys.length > 0)
}

export function hasSecondFactor({ factors = [] }: Pick<User, 'factors'>) {
  return factors.some(({ status }) => status === 'verified')
}

export function verifyAppCode(factorId: string, code: string, load?: LoadClient) {
  return withClient((client) => client.mfa.challengeAndVerify({ factorId, code }), load)
}

export function verifyRecoveryCode(code: string, load?: LoadClient) {
  return withClient((client) => client.mfa.recoveryCodes.verify({ code }), load)
}

/** The account client writes the same. */
const PICTURE = 'data:image/svg+xml;utf-8,'

export type EnrolledApp = { id: string; totp: { qr_code: string; secret: string; uri: string } }

/** Supabase takes no proof. */
export async function enrollApp(friendlyName: string, ownerProof?: OwnerProof) {
  if (!isBuiltIn()) {
    return withSecondFactor(() =>
      withClient((client) => client.mfa.enroll({ factorType: 'totp', friendlyName })),
    )
  }
  const app = { factor_type: 'totp', friendly_name: friendlyName }
  const { data, error } = await withProofs((proof) =>
    callAuth<EnrolledApp>('POST', '/factors', { ...app, ...(proof ?? ownerProof) }),
  )
  if (error) return { data, error }
  const totp = { ...data.totp, qr_code: PICTURE + data.totp.qr_code }
  return { data: { ...data, totp }, error }
}

export async function removeApp(factorId: string) {
  const answer = await (isBuiltIn()
    ? withProofs((proof) => callAuth<object>('DELETE', `/factors/${factorId}`, proof))
    : withSecondFactor(() => withClient((client) => client.mfa.unenroll({ factorId }))))
  if (!answer.error) await withClient((client) => client.refreshSession())
  return answer
}

export function countRecoveryCodes() {
  return withClient((client) => client.mfa.recoveryCodes.getStatus())
}

export function makeRecoveryCodes(isAgain: boolean) {
  const path = `/factors/recovery-codes${isAgain ? '/regenerate' : ''}`
  return withProofs((proof) => callAuth<{ codes: string[] }>('POST', path, proof ?? {}))
}
