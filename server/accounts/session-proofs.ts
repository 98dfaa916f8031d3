import type { Reader, Writer } from '#server/database/database.ts'
import type { Session, SessionProof } from '#server/database/tables.ts'

/** How long a proof counts: after that somebody else may sit there. */
export const PROOF_LIFE_MS = 10 * 60_000

/** Notes that the account's own password, or a code that was emailed to it, was shown in a session just now. */
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

/** What was shown in a session after it was opened, of each kind the last. */
export function findProofs(database: Reader, { id }: Pick<Session, 'id'>) {
  return database.selectFrom('session_proofs').selectAll().where('session_id', '=', id).execute()
}

/** Removes the proofs that are too old to tell anything. */
export async function purgeProofs(tx: Writer, now: number) {
  await tx
    .deleteFrom('session_proofs')
    .where('proved_at', '<=', now - PROOF_LIFE_MS)
    .execute()
}
