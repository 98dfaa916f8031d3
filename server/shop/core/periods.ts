import type { Rental } from '#server/database/shop-tables.ts'
import type { Services } from '#server/services.ts'
import type { Day } from '#shared/calendar.ts'
import { monthsLeft, unusedRent } from '#shared/shop/money/rent.ts'

import { agreedPrices } from './applications.ts'

/** What a rental is paid through, and the day of the month that its periods end on; nothing before the first payment. */
export function periodOf({ paid_through: paidThrough, anchor_day: anchorDay }: Rental) {
  return paidThrough && anchorDay ? { paidThrough, anchorDay } : undefined
}

/** What so many people pay more than so many did, in cents, for the months that are paid for from a day on. */
export function priceOfMore(
  rental: Rental,
  { before, after }: { before: number; after: number },
  on: Day,
  proration: Services['facts']['proration'],
) {
  const period = periodOf(rental)
  if (!period || rental.closed_on) return 0
  const { additionalRecipient, includedRecipients: included } = agreedPrices(rental)
  const monthly = additionalRecipient * (Math.max(after, included) - Math.max(before, included))
  if (monthly <= 0) return 0
  // A month that has begun counts whole, unless the owner counts days when somebody leaves, too.
  if (proration === 'none') return monthly * monthsLeft(period, on)
  return unusedRent(period, on, monthly)
}
