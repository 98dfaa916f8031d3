import type { Reader, Writer } from '#server/database/database.ts'
import type { Session } from '#server/database/rows.ts'

/** After this time another person may be using the device. */
export const PROOF_LIFE_MS = 10 * 60_000

export async function recordOwner(tx: Writer, { id }: Pick<Session, 'id'>, provedAt: number) {
  await tx
    .insertInto('sessionProofs')
    .values({ sessionId: id, kind: 'owner', provedAt })
    .onConflict((conflict) => conflict.columns(['sessionId', 'kind']).doUpdateSet({ provedAt }))
    .execute()
}

export function findProofs(database: Reader, { id }: Pick<Session, 'id'>) {
  return database.selectFrom('sessionProofs').selectAll().where('sessionId', '=', id).execute()
}

export async function purgeProofs(tx: Writer, now: number) {
  await tx
    .deleteFrom('sessionProofs')
    .where('provedAt', '<=', now - PROOF_LIFE_MS)
    .execute()
}
