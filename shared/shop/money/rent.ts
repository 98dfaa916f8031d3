import { addMonths, daysBetween, type Day } from '#shared/calendar.ts'

import type { Payment } from './price.ts'

/** Determines the due dates: the day of the month a rental began, though months may be shorter. */
export type RentPeriod = { paidThrough: Day; anchorDay: number }

export function beginPeriod(startedOn: Day, months: number): RentPeriod {
  const anchorDay = new Date(startedOn).getUTCDate()
  return { paidThrough: addMonths(startedOn, months, anchorDay), anchorDay }
}

/** Continues from the day paid through, not from the day of payment. */
export function renewPeriod({ paidThrough, anchorDay }: RentPeriod, months: number): RentPeriod {
  return { paidThrough: addMonths(paidThrough, months, anchorDay), anchorDay }
}

type PaymentTerms = { months: number; payment: Payment }

export function periodMonths({ months, payment }: PaymentTerms) {
  return payment === 'monthly' ? 1 : months
}

export function renewalTerms(terms: PaymentTerms, offered: number[]) {
  return [...new Set([periodMonths(terms), terms.months, ...offered])]
}

export type DueRent = { on: Day; months: number; paidThrough: Day }

const LAST_DAY = '9999-12-31'

/** Without end unless the mailbox closes: its last rent covers the fewest months until then. */
export function* rentsDue(
  period: RentPeriod,
  months: number,
  closesOn?: Day | null,
): Generator<DueRent> {
  const { anchorDay } = period
  const end = closesOn ?? LAST_DAY
  let on = period.paidThrough
  while (on < end) {
    let count = months
    if (closesOn) {
      count = 1
      while (count < months && addMonths(on, count, anchorDay) < closesOn) count += 1
    }
    const paidThrough = addMonths(on, count, anchorDay)
    yield { on, months: count, paidThrough }
    on = paidThrough
  }
}

export function monthsLeft({ paidThrough, anchorDay }: RentPeriod, on: Day) {
  let months = 0
  while (addMonths(paidThrough, -months, anchorDay) > on) months += 1
  return months
}

/** Rent charged: of the plan alone, less its discount, for the months or from the day on until the day paid through. */
export type ChargedRent = { cents: number; paidThrough: Day } & (
  { months: number; from?: undefined } | { from: Day; months?: undefined }
)

/** The value in cents of the days paid beyond a closing: whole months, and a share by days of a begun one. */
export function unusedRent(period: RentPeriod, closesOn: Day, monthlyCents: number) {
  const { months, days, daysInMonth } = unusedTime(period, closesOn)
  return Math.floor((monthlyCents * (months * daysInMonth + days)) / daysInMonth)
}

/** Like `unusedRent`, by the charges for those days, less their discounts. */
export function unusedChargedRent(rents: ChargedRent[], anchorDay: number, closesOn: Day) {
  return rents.reduce((sum, rent) => sum + Math.floor(unusedCents(rent, anchorDay, closesOn)), 0)
}

export function unusedCents(rent: ChargedRent, anchorDay: number, on: Day) {
  const { cents, paidThrough } = rent
  const begins = rent.from ?? addMonths(paidThrough, -rent.months, anchorDay)
  const after = on > begins ? on : begins
  if (rent.from === undefined) {
    const left = unusedTime({ paidThrough, anchorDay }, after)
    return (cents * daysOf(left)) / (rent.months * left.daysInMonth)
  }
  if (after >= paidThrough) return 0
  // Until a closing in the middle of a month: counted to the end of that month, less its days after the closing.
  const dueDay = addMonths(paidThrough, 0, anchorDay)
  const end = dueDay < paidThrough ? addMonths(paidThrough, 1, anchorDay) : dueDay
  const timeFrom = (day: Day) => unusedTime({ paidThrough: end, anchorDay }, day)
  const [left, whole, rest] = [timeFrom(after), timeFrom(begins), timeFrom(paidThrough)]
  // Fractions with one divisor each, so that only the quotient is rounded.
  const less = (time: typeof left) =>
    daysOf(time) * rest.daysInMonth - daysOf(rest) * time.daysInMonth
  return (cents * less(left) * whole.daysInMonth) / (left.daysInMonth * less(whole))
}

function daysOf({ months, days, daysInMonth }: ReturnType<typeof unusedTime>) {
  return months * daysInMonth + days
}

function unusedTime({ paidThrough, anchorDay }: RentPeriod, after: Day) {
  let months = 0
  let end = paidThrough
  const monthBefore = (day: Day) => addMonths(day, -1, anchorDay)
  while (monthBefore(end) >= after) {
    end = monthBefore(end)
    months += 1
  }
  const days = Math.max(0, daysBetween(after, end))
  return { months, days, daysInMonth: daysBetween(monthBefore(end), end) }
}
