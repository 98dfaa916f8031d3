import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'

import { addChallenge } from '#server/accounts/challenges.ts'
import { notify } from '#server/accounts/notices.ts'
import { findPasskeyByCredential, usePasskey } from '#server/accounts/passkeys.ts'
import { changeUser, isBanned, lockUser } from '#server/accounts/users.ts'
import type { Passkey } from '#server/database/rows.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { optionalText } from './fields.ts'
import {
  authenticationOptions,
  credentialOf,
  expectationsOf,
  passkeyInvalid,
  readAnswer,
  readCredential,
  readWebauthn,
  spendChallenge,
} from './passkey-ceremony.ts'
import { sessionResponse } from './responses.ts'
import { startSession } from './start-session.ts'

export const passkeyAnswer = credentialOf({
  authenticatorData: v.string(),
  signature: v.string(),
  userHandle: optionalText,
})

/** POST /auth/v1/passkeys/authentication/options: a challenge for any passkey of this site. */
export async function beginPasskeySignIn(_context: RequestContext, services: Services) {
  const { database, settings, now } = services
  const challenge = await database.write((tx) =>
    addChallenge(tx, { kind: 'passkey_authentication' }, now()),
  )
  return authenticationOptions(challenge, settings)
}

export async function signInWithPasskey(context: RequestContext, services: Services) {
  const { database, now } = services
  const { challengeId, credential: credentialInput } = await readAnswer(context)
  const expected = { id: challengeId, kind: 'passkey_authentication', sessionId: null } as const
  const challenge = await spendChallenge(expected, services)
  const credential = readCredential(passkeyAnswer, credentialInput)
  const passkey = await findPasskeyByCredential(database.read, credential.id)
  const handle = passkey && Buffer.from(passkey.userId).toString('base64url')
  if (!passkey || (credential.response.userHandle ?? handle) !== handle) throw passkeyInvalid()
  const response = credential as AuthenticationResponseJSON
  const counter = await readCounter(passkey, response, challenge, services)

  const entered = await database.write(async (tx) => {
    const user = await lockUser(tx, passkey.userId)
    if (!user) throw passkeyInvalid()
    if (isBanned(user, now())) throw new ApiError(403, 'user_banned', errors.userBanned)
    if (!(await usePasskey(tx, passkey, counter, now()))) throw passkeyInvalid()
    const signedIn = await changeUser(tx, user.id, { lastSignInAt: now() }, now())
    const signIn = { method: 'passkey', passkeyId: passkey.id } as const
    const session = await startSession(tx, signedIn, signIn, context, services)
    if (passkey.lastUsedAt === null) {
      await notify(tx, user, 'passkey-used', passkey.friendlyName, services)
    }
    return { user: signedIn, session }
  })
  return sessionResponse(entered, services)
}

/**
 * The verified answer's signature counter.
 *
 * @throws ApiError when the answer is not this passkey's, or the counter goes back: the passkey was cloned
 */
export async function readCounter(
  passkey: Passkey,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  { settings }: Services,
) {
  const { verifyAuthenticationResponse } = await readWebauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      ...expectationsOf(settings),
      credential: {
        id: passkey.credentialId,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        counter: passkey.counter,
      },
    })
    if (verified) return authenticationInfo.newCounter
  } catch {
    // The library throws at any mismatch.
  }
  throw passkeyInvalid()
}
