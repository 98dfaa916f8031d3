import type { Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { agreedPrices, pricesFrom } from '#server/shop/core/customers/applications.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import type { Household } from '#shared/shop/applications/household.ts'
import { splitMonths } from '#shared/shop/money/plan-change.ts'
import { priceRenewal, type AgreedPrices } from '#shared/shop/money/price.ts'
import { monthsLeft, unusedRent } from '#shared/shop/money/rent.ts'

/** The day a rental is paid through and its anchor day; undefined before the first payment. */
export function periodOf({ paidThrough, anchorDay }: Rental) {
  return paidThrough && anchorDay ? { paidThrough, anchorDay } : undefined
}

export function nextPlanOf({ nextPlan: plan, planChangesOn: from }: Rental) {
  return plan && from ? { plan, from } : null
}

export function minimumEnd(rental: Rental) {
  const { minimumMonths } = agreedPrices(rental)
  const { startedOn, anchorDay } = rental
  if (!minimumMonths || !startedOn || !anchorDay) return null
  return addMonths(startedOn, minimumMonths, anchorDay)
}

/**
 * The rent of so many months from a due date on. Months that begin before a change of plan are at the earlier prices; the discount is that of
 * all of them.
 */
export function priceRent(rental: Rental, household: Household, months: number, from: Day) {
  const { anchorDay, planChangesOn: changesOn } = rental
  const { before, after } =
    anchorDay && changesOn
      ? splitMonths({ paidThrough: from, anchorDay }, months, changesOn)
      : { before: months, after: 0 }
  const priced = (part: number, prices: AgreedPrices) => {
    const { [months]: percent = null } = prices.prepaymentDiscount
    const prepaymentDiscount = { ...prices.prepaymentDiscount, [part]: percent }
    return priceRenewal(household, part, { ...prices, prepaymentDiscount }).rows
  }
  const rows = [
    ...(before > 0 ? priced(before, pricesFrom(rental, from)) : []),
    ...(after > 0 && changesOn ? priced(after, pricesFrom(rental, changesOn)) : []),
  ]
  return { rows, dueCents: rows.reduce((sum, { cents }) => sum + cents, 0) }
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
