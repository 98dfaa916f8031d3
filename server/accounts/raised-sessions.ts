import type { Reader, Writer } from '#server/database/database.ts'
import type { Factor, Passkey, Session } from '#server/database/rows.ts'

import { findSession } from './sessions.ts'

/**
 * Raises a session to aal2 after it was verified with a second factor or passkey, with a new refresh token. A factor that the session added
 * itself neither replaces the one that raised it before (the session would outlive that one's removal) nor proves anything in this session:
 * a stolen session could have added it.
 *
 * @returns undefined when the session has ended meanwhile, or its factor was removed
 */
export async function raiseSession(
  tx: Reader,
  id: string,
  shown: { factor: Factor } | { passkey: Passkey },
  now: number,
) {
  const isFactor = 'factor' in shown
  const { id: shownId, addedBySession } = isFactor ? shown.factor : shown.passkey
  const isOwn = addedBySession === id
  const raisedBy = isFactor
    ? { factorId: shownId, factorPasskeyId: null }
    : { factorId: null, factorPasskeyId: shownId }
  const keepsMark = isOwn && (await isRaisedByOther(tx, id))
  if (isFactor && !(await findAdder(tx, 'factors', shownId))) return undefined
  const session = await tx
    .updateTable('sessions')
    .set((row) => ({
      ...(!keepsMark && raisedBy),
      counter: row('counter', '+', row.lit(1)),
      refreshedAt: now,
      factorMethod: methodOf(shown),
      factorVerifiedAt: now,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!session || isOwn) return session
  const { factorId, factorPasskeyId: passkeyId } = session
  const proof = { factorId, passkeyId, provedAt: now }
  await tx
    .insertInto('sessionProofs')
    .values({ sessionId: id, kind: isFactor ? 'factor' : 'passkey', ...proof })
    .onConflict((conflict) => conflict.columns(['sessionId', 'kind']).doUpdateSet(proof))
    .execute()
  return session
}

/** Whether a session is at aal2 by a factor or passkey that another session added. */
async function isRaisedByOther(tx: Reader, id: string) {
  const { factorId, factorPasskeyId } = (await findSession(tx, id)) ?? {}
  const raisedBy = factorId
    ? await findAdder(tx, 'factors', factorId)
    : factorPasskeyId && (await findAdder(tx, 'passkeys', factorPasskeyId))
  return raisedBy ? raisedBy.addedBySession !== id : false
}

function findAdder(tx: Reader, table: 'factors' | 'passkeys', id: string) {
  return tx.selectFrom(table).select('addedBySession').where('id', '=', id).executeTakeFirst()
}

function methodOf(shown: { factor: Factor } | { passkey: Passkey }) {
  if ('passkey' in shown) return 'passkey'
  return shown.factor.type === 'totp' ? 'totp' : 'mfa/recovery_code'
}

export function isRaised({ factorId, factorPasskeyId }: Session) {
  return factorId !== null || factorPasskeyId !== null
}

/**
 * Ends the sessions raised by a factor or passkey about to be removed, except the caller's, which falls back to its first method. Sessions
 * opened by a passkey cascade.
 */
export async function endRaisedSessions(
  tx: Writer,
  by: { factorId: string } | { factorPasskeyId: string },
  sessionId: string,
) {
  const [column, id] = Object.entries(by)[0] as ['factorId' | 'factorPasskeyId', string]
  await tx.deleteFrom('sessions').where(column, '=', id).where('id', '!=', sessionId).execute()
}
