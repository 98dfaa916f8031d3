import * as v from 'valibot'

import { isUuid } from '#server/accounts/access-token.ts'
import { CHALLENGE_LIFE_MS, takeChallenge } from '#server/accounts/challenges.ts'
import type { Challenge, Passkey } from '#server/database/rows.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { readBody } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import type { Settings } from '#server/settings.ts'
import { errors } from '#shared/content/en/errors.ts'

import { optionalText } from './fields.ts'

/** Imported on first use: it would be a quarter of the start. */
export const readWebauthn = () => import('@simplewebauthn/server')

/** COSE's EdDSA, ES256, RS256: every authenticator supports one of them. */
export const supportedAlgorithmIDs = [-8, -7, -257]

const body = v.object({ challenge_id: optionalText, credential: v.optional(v.unknown()) })

/**
 * The body of an answered challenge. The credential is checked once the challenge is spent (`readCredential`).
 *
 * @throws ApiError
 */
export async function readAnswer(context: RequestContext) {
  const { challenge_id: id, credential } = await readBody(context, body)
  if (!id) throw invalid(errors.passkeyChallengeMissing)
  if (credential === undefined) throw invalid(errors.passkeyCredentialMissing)
  const challengeId = id.toLowerCase()
  if (!isUuid(challengeId)) throw invalid(errors.passkeyChallengeInvalid)
  return { challengeId, credential }
}

export function credentialOf<Response extends v.ObjectEntries>(response: Response) {
  return v.object({
    id: v.string(),
    rawId: v.string(),
    type: v.literal('public-key'),
    response: v.object({ clientDataJSON: v.string(), ...response }),
    clientExtensionResults: v.optional(v.object({}), {}),
  })
}

/** @throws ApiError unless it is a credential */
export function readCredential<Schema extends v.GenericSchema>(
  schema: Schema,
  credential: unknown,
) {
  const { success, output } = v.safeParse(schema, credential)
  if (success) return output
  throw passkeyInvalid()
}

export function authenticationOptions(
  { id, challenge, expiresAt }: Challenge,
  settings: Settings,
  passkeys?: Passkey[],
) {
  const options = {
    challenge,
    timeout: CHALLENGE_LIFE_MS,
    rpId: expectationsOf(settings).expectedRPID,
    userVerification: 'required',
    allowCredentials: passkeys?.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports: JSON.parse(transports),
    })),
  }
  return Response.json({ challenge_id: id, options, expires_at: Math.floor(expiresAt / 1000) })
}

export function expectationsOf({ siteUrl }: Settings) {
  return {
    expectedOrigin: siteUrl,
    expectedRPID: new URL(siteUrl).hostname,
    requireUserVerification: true,
  }
}

/**
 * Deletes a challenge, even when its answer turns out to be wrong.
 * @throws ApiError when this session has none, or it has expired
 */
export async function spendChallenge(
  expected: { id: string; kind: Challenge['kind']; sessionId: string | null },
  { database, now }: Services,
) {
  const challenge = await database.write((tx) => takeChallenge(tx, expected))
  if (!challenge) {
    throw new ApiError(400, 'webauthn_challenge_not_found', errors.passkeyChallengeNotFound)
  }
  if (challenge.expiresAt <= now()) {
    throw new ApiError(400, 'webauthn_challenge_expired', errors.passkeyChallengeExpired)
  }
  return challenge.challenge
}

export function passkeyInvalid() {
  return new ApiError(400, 'webauthn_verification_failed', errors.passkeyInvalid)
}
