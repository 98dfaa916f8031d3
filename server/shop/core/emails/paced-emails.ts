import type { Reader } from '#server/database/database.ts'
import type { EmailKind } from '#server/email/email.ts'
import { SECOND_MS } from '#shared/durations.ts'

/** Twenty a minute, so that password emails are not delayed and mail servers accept them. */
export const PACE_MS = 3 * SECOND_MS
const PACED: EmailKind[] = ['account-invitation', 'announcement']

export async function nextTurn(database: Reader, now: number) {
  const { last } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('dueAt').as('last'))
    .where('state', '=', 'waiting')
    .where('kind', 'in', PACED)
    .executeTakeFirstOrThrow()
  return Math.max(now, Number(last ?? 0) + PACE_MS)
}
