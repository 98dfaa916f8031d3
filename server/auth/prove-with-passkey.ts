import type { AuthenticationResponseJSON } from '@simplewebauthn/server'

import { sessionNotFound, type CallerContext } from '#server/accounts/authenticate.ts'
import { addChallenge } from '#server/accounts/challenges.ts'
import { notify } from '#server/accounts/notices.ts'
import { findPasskeys, usePasskey } from '#server/accounts/passkeys.ts'
import { raiseSession } from '#server/accounts/raised-sessions.ts'
import { lockUser } from '#server/accounts/users.ts'
import type { Services } from '#server/services.ts'

import {
  authenticationOptions,
  passkeyInvalid,
  readAnswer,
  readCredential,
  spendChallenge,
} from './passkey-ceremony.ts'
import { sessionResponse } from './responses.ts'
import { passkeyAnswer, readCounter } from './sign-in-with-passkey.ts'

/**
 * POST /auth/v1/passkeys/reauthentication/options: a challenge for the caller's own passkeys. It and the next call are additions of ours to
 * the wire: verifying a factor, with a passkey.
 */
export async function beginPasskeyProof(context: CallerContext, services: Services) {
  const { database, settings, now } = services
  const { user, session } = context.caller
  const passkeys = await findPasskeys(database.read, user.id)
  const expected = { kind: 'passkey_authentication', sessionId: session.id } as const
  const challenge = await database.write((tx) => addChallenge(tx, expected, now()))
  return authenticationOptions(challenge, settings, passkeys)
}

/** POST /auth/v1/passkeys/reauthentication/verify: raises the session to aal2 by one of the caller's own passkeys. */
export async function proveWithPasskey(context: CallerContext, services: Services) {
  const { database, now } = services
  const { caller } = context
  const { challengeId: id, credential: credentialInput } = await readAnswer(context)
  const expected = { id, kind: 'passkey_authentication', sessionId: caller.session.id } as const
  const challenge = await spendChallenge(expected, services)
  const credential = readCredential(passkeyAnswer, credentialInput)
  const passkeys = await findPasskeys(database.read, caller.user.id)
  const passkey = passkeys.find(({ credentialId }) => credentialId === credential.id)
  if (!passkey) throw passkeyInvalid()
  const response = credential as AuthenticationResponseJSON
  const counter = await readCounter(passkey, response, challenge, services)

  const raised = await database.write(async (tx) => {
    const user = await lockUser(tx, passkey.userId)
    const used = user && (await usePasskey(tx, passkey, counter, now()))
    if (!used) throw passkeyInvalid()
    const session = await raiseSession(tx, caller.session.id, { passkey: used }, now())
    if (!session) throw sessionNotFound()
    if (passkey.lastUsedAt === null) {
      await notify(tx, user, 'passkey-used', passkey.friendlyName, services)
    }
    return { user, session }
  })
  return sessionResponse(raised, services)
}
