import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'

import { accountChanges } from '#server/accounts/account-changes.ts'
import { proofFields, requireFactor, requireProof, spendProof } from '#server/accounts/assurance.ts'
import { sessionNotFound, type CallerContext } from '#server/accounts/authenticate.ts'
import { addChallenge, CHALLENGE_LIFE_MS } from '#server/accounts/challenges.ts'
import { notify } from '#server/accounts/notices.ts'
import { addPasskey, findPasskeys, passkeyName } from '#server/accounts/passkeys.ts'
import { findSession } from '#server/accounts/sessions.ts'
import { addresseeOf, lockUser } from '#server/accounts/users.ts'
import type { Passkey } from '#server/database/rows.ts'
import { ApiError } from '#server/http/api-error.ts'
import { readBody } from '#server/http/read-body.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import {
  credentialOf,
  expectationsOf,
  passkeyInvalid,
  readAnswer,
  readCredential,
  readWebauthn,
  spendChallenge,
  supportedAlgorithmIDs,
} from './passkey-ceremony.ts'
import { asTime } from './responses.ts'

const MAX_PASSKEYS = 10
const MAX_TRANSPORTS = 8

const proof = v.object(proofFields)
const made = credentialOf({
  attestationObject: v.string(),
  transports: v.nullish(v.pipe(v.array(v.string()), v.maxLength(MAX_TRANSPORTS))),
})

/**
 * POST /auth/v1/passkeys/registration/options: a challenge for a new passkey, after a proof of ownership. `current_password` and `nonce`
 * are additions of ours to the wire.
 */
export async function beginPasskey(context: CallerContext, services: Services) {
  const { database, settings, shopWords, now } = services
  const { caller } = context
  const { user, session } = caller
  const body = await readBody(context, proof)
  const shown = await requireProof(accountChanges.addPasskey, caller, body, services)
  const passkeys = await findPasskeys(database.read, user.id)
  refuseOneTooMany(passkeys)

  const expected = { kind: 'passkey_registration', sessionId: session.id } as const
  const { id, challenge, expiresAt } = await database.write(async (tx) => {
    await spendProof(tx, accountChanges.addPasskey, caller, shown, now())
    return addChallenge(tx, expected, now())
  })
  const { expectedRPID: rpID } = expectationsOf(settings)
  const { generateRegistrationOptions } = await readWebauthn()
  const options = await generateRegistrationOptions({
    rpID,
    rpName: shopWords[0] ?? rpID,
    userName: user.email,
    userDisplayName: user.email,
    userID: new TextEncoder().encode(user.id),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: CHALLENGE_LIFE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: passkeys.map((passkey) => ({
      id: passkey.credentialId,
      transports: JSON.parse(passkey.transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return Response.json({ challenge_id: id, options, expires_at: Math.floor(expiresAt / 1000) })
}

export async function addOwnPasskey(context: CallerContext, services: Services) {
  const { database, settings, now } = services
  const { caller } = context
  const { user: owner, session } = caller
  const { challengeId, credential: response } = await readAnswer(context)
  const expected = { id: challengeId, kind: 'passkey_registration', sessionId: session.id } as const
  const expectedChallenge = await spendChallenge(expected, services)
  const credential = readCredential(made, response)

  if (!(await isUnattested(credential.response.attestationObject))) throw passkeyInvalid()
  const { verifyRegistrationResponse } = await readWebauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge,
    supportedAlgorithmIDs,
    ...expectationsOf(settings),
  }).catch(() => {
    throw passkeyInvalid()
  })
  if (!registrationInfo) throw passkeyInvalid()

  const passkey = await database.write(async (tx) => {
    const user = await lockUser(tx, owner.id)
    if (!user || !(await findSession(tx, session.id))) throw sessionNotFound()
    // The proof was checked when the challenge was issued; another session may have added a second factor since.
    await requireFactor(tx, accountChanges.addPasskey, caller, now())
    refuseOneTooMany(await findPasskeys(tx, user.id))
    const { id, publicKey, counter } = registrationInfo.credential
    const added = await addPasskey(tx, {
      userId: user.id,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(credential.response.transports ?? []),
      friendlyName: passkeyName(registrationInfo.aaguid, addresseeOf(user).language),
      createdAt: now(),
      addedBySession: session.id,
    })
    if (!added) throw new ApiError(422, 'webauthn_credential_exists', errors.passkeyExists)
    await notify(tx, user, 'passkey-added', added.friendlyName, services)
    return added
  })
  const { id, friendlyName, createdAt } = passkey
  return Response.json({ id, friendly_name: friendlyName, created_at: asTime(createdAt) })
}

function refuseOneTooMany(passkeys: Passkey[]) {
  if (passkeys.length >= MAX_PASSKEYS) {
    throw new ApiError(422, 'too_many_passkeys', errors.tooManyPasskeys)
  }
}

/** An attestation certificate is refused: it may name URLs that the library would fetch in order to check it (SSRF). */
async function isUnattested(attestationObject: string) {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const decoded = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'))
    const format = decoded.get('fmt')
    return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'))
  } catch {
    return false
  }
}
