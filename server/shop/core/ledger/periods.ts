import type { Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { agreedPrices } from '#server/shop/core/customers/applications.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import type { Household } from '#shared/shop/applications/household.ts'
import { priceRenewal } from '#shared/shop/money/price.ts'
import { monthsLeft, unusedRent } from '#shared/shop/money/rent.ts'

/** The day a rental is paid through and its anchor day; undefined before the first payment. */
export function periodOf({ paidThrough, anchorDay }: Rental) {
  return paidThrough && anchorDay ? { paidThrough, anchorDay } : undefined
}

/** The last day of a rental's minimum term, or null. */
export function minimumEnd(rental: Rental) {
  const { minimumMonths } = agreedPrices(rental)
  const { startedOn, anchorDay } = rental
  if (!minimumMonths || !startedOn || !anchorDay) return null
  return addMonths(startedOn, minimumMonths, anchorDay)
}

/** The added price in cents of a larger household, for the months already paid for, from a day on. */
export function priceOfMore(
  rental: Rental,
  { before, after }: { before: Household; after: Household },
  on: Day,
  proration: Services['facts']['proration'],
) {
  const period = periodOf(rental)
  if (!period || rental.closedOn) return 0
  const prices = agreedPrices(rental)
  const monthOf = (household: Household) => priceRenewal(household, 1, prices).dueToday
  const monthly = monthOf(after) - monthOf(before)
  if (monthly <= 0) return 0
  // A month that has begun counts whole, unless the owner prorates by days.
  if (proration === 'none') return monthly * monthsLeft(period, on)
  return unusedRent(period, on, monthly)
}
