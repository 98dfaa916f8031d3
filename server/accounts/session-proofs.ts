import type { Reader, Writer } from '#server/database/database.ts'
import { keepStatement } from '#server/database/kept-statement.ts'
import { selectRows } from '#server/database/rows.ts'
import type { Factor, Passkey, Session, SessionProof } from '#server/database/tables.ts'

/** How long a proof counts: after that somebody else may sit there. */
export const PROOF_LIFE_MS = 10 * 60_000

/** What was shown in a session: the account's own password or emailed code, or one of its factors or passkeys. */
type ShownProof = { factor: Factor } | { passkey: Passkey } | 'owner'

/**
 * Notes what was shown in a session just now, if it has not ended meanwhile. A factor or a passkey that the session added itself proves nothing in it:
 * whoever holds the session alone could have added it.
 */
export async function recordProof(
  tx: Reader,
  { id }: Pick<Session, 'id'>,
  shown: ShownProof,
  now: number,
) {
  const proof = describe(shown)
  if (proof.addedBySession === id) return
  const { kind, factor_id, passkey_id } = proof
  await noteProof.change(tx, { session_id: id, kind, factor_id, passkey_id, proved_at: now })
}

const noteProof = keepStatement((tx: Reader, proof: SessionProof) => {
  const { session_id, kind, factor_id, passkey_id, proved_at } = proof
  return tx
    .insertInto('session_proofs')
    .columns(['session_id', 'kind', 'factor_id', 'passkey_id', 'proved_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('sessions')
        .select(['id', val(kind).as('kind'), val(factor_id).as('factor_id')])
        .select([val(passkey_id).as('passkey_id'), val(proved_at).as('proved_at')])
        .where('id', '=', session_id),
    )
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'kind']).doUpdateSet({ factor_id, passkey_id, proved_at }),
    )
})

function describe(shown: ShownProof) {
  const none = { factor_id: null, passkey_id: null, addedBySession: null }
  if (shown === 'owner') return { ...none, kind: 'owner' } as const
  if ('factor' in shown) {
    const { id, added_by_session: addedBySession } = shown.factor
    return { ...none, kind: 'factor', factor_id: id, addedBySession } as const
  }
  const { id, added_by_session: addedBySession } = shown.passkey
  return { ...none, kind: 'passkey', passkey_id: id, addedBySession } as const
}

/** What was shown in a session after it was opened, of each kind the last. */
export function findProofs(database: Reader, { id }: Pick<Session, 'id'>) {
  return selectRows(database, 'session_proofs', { session_id: id }).execute()
}

/** Removes the proofs that are too old to tell anything. */
export async function purgeProofs(tx: Writer, now: number) {
  await tx
    .deleteFrom('session_proofs')
    .where('proved_at', '<=', now - PROOF_LIFE_MS)
    .execute()
}
