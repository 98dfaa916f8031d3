import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import { rental as words } from '#shared/content/en/rental.ts'

import type { Caller } from './identify.ts'

/** As long as the browser's own lock waits (app/staff/lock.ts). */
const IDLE_MS = 10 * 60_000

/**
 * Lets a session go on with the staff's calls within ten minutes of the one before, or of its second factor. The moment stands
 * among the limits: it is noted at every call, so nothing waits for the disk, and one that is lost asks for the second factor.
 *
 * @throws ApiError 403 `second_factor_required`
 */
export async function refuseIdle(
  { id, sessionId, factorAt }: Caller,
  { database: { limits }, now }: Services,
) {
  const key = `staff:${id}:${sessionId}`
  const full_at = now() + IDLE_MS
  const goesOn = await limits
    .updateTable('limits')
    .set({ full_at })
    .where('key', '=', key)
    .where('full_at', '>', now())
    .returning('key')
    .executeTakeFirst()
  if (goesOn) return
  if (factorAt + IDLE_MS <= now()) {
    throw new ApiError(403, 'second_factor_required', words.refusals.idle)
  }
  await limits
    .insertInto('limits')
    .values({ key, full_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ full_at }))
    .execute()
}
