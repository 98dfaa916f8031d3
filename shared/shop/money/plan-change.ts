import { laterOf, type Day } from '#shared/calendar.ts'

import { renewPeriod, unusedCents, type ChargedRent, type RentPeriod } from './rent.ts'

/**
 * The sum of a change of plan at once, in cents: charged if positive, kept as credit if negative.
 *
 * For each rent that pays for days after the change: the price of its months with the new plan, less their price with the present one, both
 * as agreed for this rental (its own monthly price, its discount for that term, its price of additional recipients); of that difference,
 * the share of the days not used yet. Whole months count as months, and days of a begun month by its length. The sum of all is rounded once,
 * to the nearest cent, half a cent in the customer's favor. The day of the change is the first with the new plan, `until` the first without
 * a box. Deposits and setup fees don't change.
 */
export function planDifference(rents: ChargedRent[], anchorDay: number, on: Day, until?: Day) {
  const unused = (rent: ChargedRent, day: Day) => unusedCents(rent, anchorDay, day)
  const credit = rents.reduce(
    (sum, rent) => sum - unused(rent, on) + (until ? unused(rent, laterOf(on, until)) : 0),
    0,
  )
  return 0 - Math.round(credit)
}

/** The first day of the next period: the day paid through or, if rent is late, the next monthly due date from today on. */
export function nextPeriodDay(period: RentPeriod, today: Day) {
  let { paidThrough } = period
  for (let months = 1; paidThrough < today; months += 1)
    ({ paidThrough } = renewPeriod(period, months))
  return paidThrough
}

export function splitMonths(
  { paidThrough, anchorDay }: RentPeriod,
  months: number,
  changesOn: Day,
) {
  let before = 0
  while (before < months && renewPeriod({ paidThrough, anchorDay }, before).paidThrough < changesOn)
    before += 1
  return { before, after: months - before }
}
