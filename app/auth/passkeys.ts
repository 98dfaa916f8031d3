import type { PasskeyListItem, PasskeyRegistrationVerifyParams } from '@supabase/auth-js'

import { callAuth } from './call-auth.ts'
import { ask } from './client.ts'
import { withOwner, withSecondFactor } from './identity-prompt.ts'

export type Passkey = PasskeyListItem

type Credential = PasskeyRegistrationVerifyParams['credential']
type Options = { challenge_id: string; options: PublicKeyCredentialCreationOptionsJSON }

/** Whether this browser can make passkeys, here: it can't on a page without TLS. */
export function canAddPasskey() {
  return (
    'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in window.PublicKeyCredential
  )
}

export function listPasskeys() {
  return ask((client) => client.passkey.list())
}

/** Makes a passkey on this device, or on one that the browser reaches, and adds it to the account. */
export async function addPasskey() {
  // The account client would send no proof along.
  const begun = await withSecondFactor(() =>
    withOwner((proof) => callAuth<Options>('POST', '/passkeys/registration/options', proof ?? {})),
  )
  if (begun.error) return begun
  const { challenge_id: challengeId, options } = begun.data
  const { credential, error } = await create(options)
  if (error) return { error }
  return ask((client) => client.passkey.verifyRegistration({ challengeId, credential }))
}

async function create(options: PublicKeyCredentialCreationOptionsJSON) {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    const credential = await navigator.credentials.create({ publicKey })
    const made = (credential as PublicKeyCredential).toJSON()
    return { credential: made as Credential, error: null }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { credential: null, error: { message: '', name } }
  }
}

export function renamePasskey(passkeyId: string, friendlyName: string) {
  return ask((client) => client.passkey.update({ passkeyId, friendlyName }))
}

export function removePasskey(passkeyId: string) {
  return withSecondFactor(() => ask((client) => client.passkey.delete({ passkeyId })))
}
