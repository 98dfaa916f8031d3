import { sql, type QueryCreator } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Factor, Passkey, Session } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'

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
  const isOwn = ('factor' in shown ? shown.factor : shown.passkey).addedBySession === id
  const raisedBy = {
    factorId: 'factor' in shown ? shown.factor.id : null,
    factorPasskeyId: 'passkey' in shown ? shown.passkey.id : null,
  }
  const keepsMark = isOwn && (await isRaisedByOther(tx, id))
  const raised = { id, now, method: methodOf(shown) }
  const kind = 'factor' in shown ? 'factor' : 'passkey'
  const raise = keepsMark ? raising(tx, raised) : raiseBy[kind](tx, { ...raised, ...raisedBy })
  const session = await raise.returningAll().executeTakeFirst()
  if (!isOwn) await recordProof(tx, { id, kind, now })
  return session
}

type FactorMethod = NonNullable<Session['factorMethod']>
type Raised = { id: string; now: number; method: FactorMethod }
type NewProof = { id: string; kind: 'factor' | 'passkey'; now: number }
type RaisedBy = { factorId: string | null; factorPasskeyId: string | null }

function raising(tx: QueryCreator<Tables>, { id, now, method }: Raised) {
  return tx
    .updateTable('sessions')
    .set((row) => ({
      counter: row('counter', '+', row.lit(1)),
      refreshedAt: now,
      factorMethod: method,
      factorVerifiedAt: now,
    }))
    .where('id', '=', id)
}

const raiseBy = {
  factor: (tx: Reader, values: Raised & RaisedBy) =>
    raising(tx, values)
      .set({ factorId: values.factorId, factorPasskeyId: null })
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('factors').select('factors.id').where('factors.id', '=', values.factorId),
        ),
      ),
  passkey: (tx: Reader, values: Raised & RaisedBy) =>
    raising(tx, values).set({ factorId: null, factorPasskeyId: values.factorPasskeyId }),
}

async function recordProof(tx: Reader, { id, kind, now }: NewProof) {
  await tx
    .insertInto('sessionProofs')
    .columns(['sessionId', 'kind', 'factorId', 'passkeyId', 'provedAt'])
    .expression(({ selectFrom, val }) =>
      selectFrom('sessions')
        .select([
          'id',
          sql<NewProof['kind']>`cast(${kind} as text)`.as('kind'),
          'factorId',
          'factorPasskeyId',
          'factorVerifiedAt',
        ])
        .where('id', '=', id)
        .where('factorVerifiedAt', '=', val(now)),
    )
    .onConflict((conflict) =>
      conflict.columns(['sessionId', 'kind']).doUpdateSet(({ ref }) => ({
        factorId: ref('excluded.factorId'),
        passkeyId: ref('excluded.passkeyId'),
        provedAt: ref('excluded.provedAt'),
      })),
    )
    .execute()
}

/** Whether a session is at aal2 by a factor or passkey that another session added. */
async function isRaisedByOther(tx: Reader, id: string) {
  const { factorId, factorPasskeyId } = (await findSession(tx, id)) ?? {}
  const raisedBy = factorId
    ? await tx.selectFrom('factors').selectAll().where('id', '=', factorId).executeTakeFirst()
    : factorPasskeyId &&
      (await tx
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', factorPasskeyId)
        .executeTakeFirst())
  return raisedBy ? raisedBy.addedBySession !== id : false
}

/** The name for the `amr` claim. */
function methodOf(shown: { factor: Factor } | { passkey: Passkey }): FactorMethod {
  if ('passkey' in shown) return 'passkey'
  return shown.factor.type === 'totp' ? 'totp' : 'mfa/recovery_code'
}

/** Whether the factor or passkey that raised a session still exists. */
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
