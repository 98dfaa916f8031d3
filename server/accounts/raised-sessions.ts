import { sql, type QueryCreator, type RawBuilder } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import { keepStatement } from '#server/database/kept-statement.ts'
import { findRow } from '#server/database/rows.ts'
import type { Factor, Passkey, Session, Tables } from '#server/database/tables.ts'
import { settleAll } from '#server/database/together.ts'

import { findSession } from './sessions.ts'

/**
 * Takes a session to aal2: it was verified with a second factor, or with a passkey, just now. Its refresh token is a new one. What
 * the session added itself does not take the place of what raised it before: with that, it would outlive it. Nor does it prove
 * anything in this session: whoever holds that alone could have added it.
 *
 * @returns nothing when the session has ended meanwhile, or its factor was removed
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
  const [session] = await settleAll([
    keepsMark ? raiseAgain.first(tx, raised) : raiseBy[kind].first(tx, { ...raised, ...raisedBy }),
    !isOwn && noteProof.change(tx, { id, kind, now }),
  ])
  return session
}

type Raised = { id: string; now: number; method: string }
type Noted = { id: string; kind: 'factor' | 'passkey'; now: number }
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
    .returningAll()
}

const raiseAgain = keepStatement(raising)
/** By something that is still there. */
const raiseBy = {
  factor: keepStatement((tx: Reader, values: Raised & RaisedBy) =>
    raisingByFactor(tx, values).where(({ exists, selectFrom }) =>
      exists(selectFrom('factors').select('factors.id').where('factors.id', '=', values.factor_id)),
    ),
  ),
  passkey: keepStatement((tx: Reader, values: Raised & RaisedBy) => {
    const { factor_passkey_id } = values
    return raising(tx, values).set({ factor_id: null, factor_passkey_id })
  }),
}

/** The statement that takes a session to aal2 by a factor. */
export function raisingByFactor(
  tx: QueryCreator<Tables>,
  values: Raised & Pick<RaisedBy, 'factor_id'>,
) {
  const { factor_id } = values
  return raising(tx, values).set({ factor_id, factor_passkey_id: sql.lit(null) })
}

/** The session was raised just now, and by what. */
const noteProof = keepStatement((tx: Reader, { id, kind, now }: Noted) =>
  noting(tx, kind, sql`sessions where id = ${id} and factor_verified_at = ${now}`),
)

/**
 * The statement that notes what has raised a session.
 *
 * @param raised what stands behind `from`: its row as it is then
 */
export function noting(tx: QueryCreator<Tables>, kind: Noted['kind'], raised: RawBuilder<unknown>) {
  return tx
    .insertInto('session_proofs')
    .columns(['session_id', 'kind', 'factor_id', 'passkey_id', 'proved_at'])
    .expression(
      sql`select id, cast(${kind} as text), factor_id, factor_passkey_id, factor_verified_at from ${raised}`,
    )
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'kind']).doUpdateSet(({ ref }) => ({
        factor_id: ref('excluded.factor_id'),
        passkey_id: ref('excluded.passkey_id'),
        proved_at: ref('excluded.proved_at'),
      })),
    )
}

/** Whether a session is at aal2 by a factor or passkey that another session added. */
async function isRaisedByOther(tx: Reader, id: string) {
  const { factor_id, factor_passkey_id } = (await findSession(tx, id)) ?? {}
  const raisedBy = factor_id
    ? await findRow(tx, 'factors', { id: factor_id })
    : factor_passkey_id && (await findRow(tx, 'passkeys', { id: factor_passkey_id }))
  return raisedBy ? raisedBy.added_by_session !== id : false
}

/** As `amr` names it. */
function methodOf(shown: { factor: Factor } | { passkey: Passkey }) {
  if ('passkey' in shown) return 'passkey'
  return shown.factor.type === 'totp' ? 'totp' : 'mfa/recovery_code'
}

/** Whether a session was verified with a second factor, or with a passkey, that is still there. */
export function isRaised({ factor_id, factor_passkey_id }: Session) {
  return factor_id !== null || factor_passkey_id !== null
}

/**
 * Ends the sessions that a factor or a passkey, which is about to be removed, has raised, but for the one that removes it:
 * that falls back to what opened it. Those that a passkey has opened end with its row.
 */
export async function endRaisedSessions(
  tx: Writer,
  by: { factor_id: string } | { factor_passkey_id: string },
  sessionId: string,
) {
  const [column, id] = Object.entries(by)[0] as ['factor_id' | 'factor_passkey_id', string]
  await tx.deleteFrom('sessions').where(column, '=', id).where('id', '!=', sessionId).execute()
}
