import { randomBytes, randomUUID } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Challenge } from '#server/database/rows.ts'
import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

export const CHALLENGE_LIFE_MS = 5 * 60_000
const CHALLENGE_BYTES = 32
/** Within it, an expired challenge is reported as expired rather than unknown. */
const KEEP_MS = 60 * 60_000

type NewChallenge = Pick<Challenge, 'kind'> & Partial<Pick<Challenge, 'sessionId' | 'factorId'>>

/** @throws ApiError if the session has ended since the caller was authenticated */
export async function addChallenge(
  database: Reader,
  { kind, sessionId = null, factorId = null }: NewChallenge,
  now: number,
) {
  const session =
    sessionId && database.selectFrom('sessions').select('id').where('id', '=', sessionId)
  if (session && !(await session.executeTakeFirst())) {
    throw new ApiError(403, 'session_not_found', errors.sessionNotFound)
  }
  const challenge: Challenge = {
    id: randomUUID(),
    kind,
    sessionId,
    factorId,
    challenge: randomBytes(CHALLENGE_BYTES).toString('base64url'),
    expiresAt: now + CHALLENGE_LIFE_MS,
  }
  await database.insertInto('challenges').values(challenge).execute()
  return challenge
}

export function findChallenge(database: Reader, id: string) {
  return database.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst()
}

type TotpChallenge = { id: string; sessionId: string; factorId: string }

/** Spends the TOTP challenge of a session and factor, if it is still valid. Of concurrent tries one succeeds. */
export async function consumeChallenge(
  tx: Reader,
  { id, sessionId, factorId }: TotpChallenge,
  now: number,
) {
  const spent = await tx
    .updateTable('challenges')
    .set({ sessionId: null })
    .where('id', '=', id)
    .where('sessionId', '=', sessionId)
    .where('factorId', '=', factorId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return spent.numUpdatedRows > 0
}

/** Deletes a passkey's challenge: it is good for one answer, right or wrong. */
export function takeChallenge(
  tx: Writer,
  { id, kind, sessionId }: Pick<Challenge, 'id' | 'kind' | 'sessionId'>,
) {
  return tx
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('sessionId', sessionId === null ? 'is' : '=', sessionId)
    .returningAll()
    .executeTakeFirst()
}

/** The last one of a factor stays: it tells when a code was requested. */
export async function purgeChallenges(tx: Writer, now: number) {
  await tx
    .deleteFrom('challenges')
    .where('expiresAt', '<', now - KEEP_MS)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('factorId', 'is', null),
        exists(
          selectFrom('challenges as newer')
            .select('newer.id')
            .whereRef('newer.factorId', '=', 'challenges.factorId')
            .whereRef('newer.expiresAt', '>', 'challenges.expiresAt'),
        ),
      ]),
    )
    .execute()
}
