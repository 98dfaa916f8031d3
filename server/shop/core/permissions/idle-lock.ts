import { rental as words } from '#sentences/rental.ts'
import type { Database } from '#server/database/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import { MINUTE_MS } from '#shared/durations.ts'

/** As long as the browser's own lock waits (app/shop/staff/lock.ts). */
const IDLE_MS = 10 * MINUTE_MS

/** Of whom, and since when they have shown who they are. */
type Session = { id: string; sessionId: string }
type IdleServices = Pick<Services, 'database' | 'now'>

type Going = { key: string; full_at: number; now: number }
function goOn(limits: Database['limits'], { key, full_at, now }: Going) {
  return limits
    .updateTable('limits')
    .set({ full_at })
    .where('key', '=', key)
    .where('full_at', '>', now)
    .returning('key')
}

/**
 * Lets a session go on with the staff's calls that was not idle. The moment stands among the limits: it is noted at every call, so
 * nothing waits for the disk, and one that is lost asks for the second factor. Whoever has no say is told so all the same.
 *
 * @returns whether it was not idle
 */
export async function keepGoing(session: Session, { database: { limits }, now }: IdleServices) {
  const going = { key: keyOf(session), full_at: now() + IDLE_MS, now: now() }
  return (await goOn(limits, going).executeTakeFirst()) !== undefined
}

/**
 * Begins anew after a second factor that was shown within ten minutes.
 *
 * @throws ApiError 403 `second_factor_required`
 */
export async function beginAnew(
  { factorAt, ...session }: Session & { factorAt: number },
  { database: { limits }, now }: IdleServices,
) {
  if (factorAt + IDLE_MS <= now()) {
    throw new ApiError(403, 'second_factor_required', words.refusals.idle)
  }
  const full_at = now() + IDLE_MS
  await limits
    .insertInto('limits')
    .values({ key: keyOf(session), full_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ full_at }))
    .execute()
}

function keyOf({ id, sessionId }: Session) {
  return `staff:${id}:${sessionId}`
}
