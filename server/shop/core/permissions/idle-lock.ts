import { rental as words } from '#sentences/rental.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import { MINUTE_MS } from '#shared/durations.ts'

/** The same as the browser's lock (app/shop/staff/lock.ts). */
const IDLE_MS = 10 * MINUTE_MS

type Session = { id: string; sessionId: string }
type IdleServices = Pick<Services, 'database' | 'now'>

/**
 * Renews a staff session that is not idle. The time is kept with the rate limits, which do not wait for the disk;
 * losing it only asks for the second factor again.
 * @returns whether the session was active
 */
export async function renewStaffSession(
  session: Session,
  { database: { limits }, now }: IdleServices,
) {
  const { numUpdatedRows } = await limits
    .updateTable('limits')
    .set({ fullAt: now() + IDLE_MS })
    .where('key', '=', keyOf(session))
    .where('fullAt', '>', now())
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/**
 * Starts the idle time again after a second factor within ten minutes.
 * @throws ApiError 403 `second_factor_required`
 */
export async function restartIdleTime(
  { factorAt, ...session }: Session & { factorAt: number },
  { database: { limits }, now }: IdleServices,
) {
  if (factorAt + IDLE_MS <= now()) {
    throw new ApiError(403, 'second_factor_required', words.refusals.idle)
  }
  const fullAt = now() + IDLE_MS
  await limits
    .insertInto('limits')
    .values({ key: keyOf(session), fullAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ fullAt }))
    .execute()
}

function keyOf({ id, sessionId }: Session) {
  return `staff:${id}:${sessionId}`
}
