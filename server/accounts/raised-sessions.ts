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
  const isOwn = ('factor' in shown ? shown.factor : shown.passkey).added_by_session === id
  const raisedBy = {
    factor_id: 'factor' in shown ? shown.factor.id : null,
    factor_passkey_id: 'passkey' in shown ? shown.passkey.id : null,
  }
  const keepsMark = isOwn && (await isRaisedByOther(tx, id))
  const raised = { id, now, method: methodOf(shown) }
  const kind = 'factor' in shown ? 'factor' : 'passkey'
  const raise = keepsMark ? raising(tx, raised) : raiseBy[kind](tx, { ...raised, ...raisedBy })
  const session = await raise.returningAll().executeTakeFirst()
  if (!isOwn) await recordProof(tx, { id, kind, now })
  return session
}

type FactorMethod = NonNullable<Session['factor_method']>
type Raised = { id: string; now: number; method: FactorMethod }
type NewProof = { id: string; kind: 'factor' | 'passkey'; now: number }
type RaisedBy = { factor_id: string | null; factor_passkey_id: string | null }

function raising(tx: QueryCreator<Tables>, { id, now, method }: Raised) {
  return tx
    .updateTable('sessions')
    .set((row) => ({
      counter: row('counter', '+', row.lit(1)),
      refreshed_at: now,
      factor_method: method,
      factor_verified_at: now,
    }))
    .where('id', '=', id)
}

const raiseBy = {
  factor: (tx: Reader, values: Raised & RaisedBy) =>
    raising(tx, values)
      .set({ factor_id: values.factor_id, factor_passkey_id: null })
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('factors').select('factors.id').where('factors.id', '=', values.factor_id),
        ),
      ),
  passkey: (tx: Reader, values: Raised & RaisedBy) =>
    raising(tx, values).set({ factor_id: null, factor_passkey_id: values.factor_passkey_id }),
}

async function recordProof(tx: Reader, { id, kind, now }: NewProof) {
  await tx
    .insertInto('session_proofs')
    .columns(['session_id', 'kind', 'factor_id', 'passkey_id', 'proved_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('sessions')
        .select([
          'id',
          sql<NewProof['kind']>`cast(${kind} as text)`.as('kind'),
          'factor_id',
          'factor_passkey_id',
          'factor_verified_at',
        ])
        .where('id', '=', id)
        .where('factor_verified_at', '=', val(now)),
    )
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'kind']).doUpdateSet(({ ref }) => ({
        factor_id: ref('excluded.factor_id'),
        passkey_id: ref('excluded.passkey_id'),
        proved_at: ref('excluded.proved_at'),
      })),
    )
    .execute()
}

/** Whether a session is at aal2 by a factor or passkey that another session added. */
async function isRaisedByOther(tx: Reader, id: string) {
  const { factor_id, factor_passkey_id } = (await findSession(tx, id)) ?? {}
  const raisedBy = factor_id
    ? await tx.selectFrom('factors').selectAll().where('id', '=', factor_id).executeTakeFirst()
    : factor_passkey_id &&
      (await tx
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', factor_passkey_id)
        .executeTakeFirst())
  return raisedBy ? raisedBy.added_by_session !== id : false
}

/** The name for the `amr` claim. */
function methodOf(shown: { factor: Factor } | { passkey: Passkey }): FactorMethod {
  if ('passkey' in shown) return 'passkey'
  return shown.factor.type === 'totp' ? 'totp' : 'mfa/recovery_code'
}

/** Whether the factor or passkey that raised a session still exists. */
export function isRaised({ factor_id, factor_passkey_id }: Session) {
  return factor_id !== null || factor_passkey_id !== null
}

/**
 * Ends the sessions raised by a factor or passkey about to be removed, except the caller's, which falls back to its first method. Sessions
 * opened by a passkey cascade.
 */
export async function endRaisedSessions(
  tx: Writer,
  by: { factor_id: string } | { factor_passkey_id: string },
  sessionId: string,
) {
  const [column, id] = Object.entries(by)[0] as ['factor_id' | 'factor_passkey_id', string]
  await tx.deleteFrom('sessions').where(column, '=', id).where('id', '!=', sessionId).execute()
}
