import type { PasskeyListItem, PasskeyRegistrationVerifyParams } from '@supabase/auth-js'

import { callAuth } from './call-auth.ts'
import { fetchPerson, withClient, type LoadClient } from './client.ts'
import { withProofs } from './identity-prompt.ts'
import { session } from './session.ts'

export type Passkey = PasskeyListItem

type Credential = PasskeyRegistrationVerifyParams['credential']
/** @see https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data */
const FLAGS_AT = 32
const USER_VERIFIED = 0b100

type Options = { challenge_id: string; options: PublicKeyCredentialCreationOptionsJSON }

export function canAddPasskey() {
  return (
    'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in window.PublicKeyCredential
  )
}

export function listPasskeys(load?: LoadClient) {
  return withClient((client) => client.passkey.list(), load)
}

export async function addPasskey() {
  // The account client would send no proof.
  const challenge = await withProofs((proof) =>
    callAuth<Options>('POST', '/passkeys/registration/options', proof ?? {}),
  )
  if (challenge.error) return challenge
  const { challenge_id: challengeId, options } = challenge.data
  const { credential, error } = await create(options)
  if (error) return { error }
  return withClient((client) => client.passkey.verifyRegistration({ challengeId, credential }))
}

async function create(options: PublicKeyCredentialCreationOptionsJSON) {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    if (!isVerified(credential.response as AuthenticatorAttestationResponse)) {
      return { credential: null, error: { message: '', name: 'ConstraintError' } }
    }
    return { credential: credential.toJSON() as Credential, error: null }
  } catch (error) {
    return { credential: null, error: { message: '', name: nameOf(error) } }
  }
}

/** Firefox ignores `userVerification: required` for a security key without a PIN. */
function isVerified(response: AuthenticatorAttestationResponse) {
  const flags = new Uint8Array(response.getAuthenticatorData())[FLAGS_AT] ?? 0
  return (flags & USER_VERIFIED) !== 0
}

export function renamePasskey(passkeyId: string, friendlyName: string) {
  return withClient((client) => client.passkey.update({ passkeyId, friendlyName }))
}

/** @returns whether this session was opened with the passkey, and ended with it */
export async function removePasskey(passkeyId: string) {
  const answer = await withProofs((proof) =>
    callAuth<null>('DELETE', `/passkeys/${passkeyId}`, proof),
  )
  if (!answer.error) await fetchPerson()
  return { ...answer, isEnded: !session.isSignedIn() }
}

type Challenge = { challenge_id: string; options: PublicKeyCredentialRequestOptionsJSON }
type Tokens = { access_token: string; refresh_token: string }

export async function proveWithPasskey(load?: LoadClient) {
  const path = '/passkeys/reauthentication'
  const challenge = await callAuth<Challenge>('POST', `${path}/options`, {}, load)
  if (challenge.error) return challenge
  const { challenge_id, options } = challenge.data
  const { credential, error } = await get(options)
  if (error) return { error }
  const shown = await callAuth<Tokens>('POST', `${path}/verify`, { challenge_id, credential }, load)
  if (shown.error) return shown
  const { access_token, refresh_token } = shown.data
  return withClient((client) => client.setSession({ access_token, refresh_token }), load)
}

async function get(options: PublicKeyCredentialRequestOptionsJSON) {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    const credential = await navigator.credentials.get({ publicKey })
    return { credential: (credential as PublicKeyCredential).toJSON(), error: null }
  } catch (error) {
    return { credential: null, error: { message: '', name: nameOf(error) } }
  }
}

function nameOf(error: unknown) {
  return error instanceof Error ? error.name : ''
}
