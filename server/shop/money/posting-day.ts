import { ApiError } from '#server/http/api-error.ts'
import type { Actor } from '#server/shop/audit.ts'
import { type CounterServices, today } from '#server/shop/counter.ts'
import type { Day } from '#shared/calendar.ts'
import { money as words } from '#shared/content/en/money.ts'

/**
 * The day that something is posted on, or looked at: today, or a past one that the administrator names.
 *
 * @throws ApiError 403 for a clerk, 422 for a day to come
 */
export function postingDay(
  day: Day | undefined,
  { role }: Pick<Actor, 'role'>,
  services: CounterServices,
) {
  const now = today(services)
  if (day === undefined || day === now) return now
  if (role !== 'administrator') throw new ApiError(403, 'past_day', words.pastDay)
  if (day > now) throw new ApiError(422, 'day_to_come', words.dayToCome, { field: 'day' })
  return day
}
