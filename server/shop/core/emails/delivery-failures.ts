import type { Reader } from '#server/database/database.ts'

export async function isUndelivered(database: Reader, thread: string) {
  const newest = await database
    .selectFrom('outbox')
    .select(['state', 'lastError'])
    .where('thread', '=', thread)
    .where('state', '!=', 'waiting')
    .orderBy('threadOrder', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.state === 'dead' && newest.lastError !== NO_LONGER_TRUE
}

/** Not a failure: server/email/delivery.ts dropped a reminder that is no longer true. */
export const NO_LONGER_TRUE = 'no longer true'
