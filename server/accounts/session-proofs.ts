import type { Reader, Writer } from '#server/database/database.ts'
import type { Session, SessionProof } from '#server/database/rows.ts'

/** Afterwards somebody else may be at the keyboard. */
export const PROOF_LIFE_MS = 10 * 60_000

/** Records that the account's password, or an emailed code, was just verified in a session. */
export async function recordOwner(tx: Writer, { id }: Pick<Session, 'id'>, now: number) {
  await noteOwner(tx, { session_id: id, proved_at: now }).execute()
}

function noteOwner(
  tx: Reader,
  { session_id, proved_at }: Pick<SessionProof, 'session_id' | 'proved_at'>,
) {
  return tx
    .insertInto('session_proofs')
    .values({ session_id, kind: 'owner', proved_at })
    .onConflict((conflict) => conflict.columns(['session_id', 'kind']).doUpdateSet({ proved_at }))
}

/** The latest proof of each kind since the session began. */
export function findProofs(database: Reader, { id }: Pick<Session, 'id'>) {
  return database.selectFrom('session_proofs').selectAll().where('session_id', '=', id).execute()
}

export async function purgeProofs(tx: Writer, now: number) {
  await tx
    .deleteFrom('session_proofs')
    .where('proved_at', '<=', now - PROOF_LIFE_MS)
    .execute()
}
