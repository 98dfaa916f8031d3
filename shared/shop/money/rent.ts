import { addMonths, daysBetween, type Day } from '#shared/calendar.ts'

import type { Payment } from './price.ts'

/** What fixes the days rent is due on: the day of the month a rental began, though months may be shorter. */
type RentPeriod = { paidThrough: Day; anchorDay: number }

/** The first day that is paid through when a rental begins. */
export function beginPeriod(startedOn: Day, months: number): RentPeriod {
  const anchorDay = new Date(startedOn).getUTCDate()
  return { paidThrough: addMonths(startedOn, months, anchorDay), anchorDay }
}

/** Goes on from the day that is paid through, not from the day it is paid on. */
export function renewPeriod({ paidThrough, anchorDay }: RentPeriod, months: number): RentPeriod {
  return { paidThrough: addMonths(paidThrough, months, anchorDay), anchorDay }
}

/** More missed due dates than this are another matter than a renewal. */
const MAX_MISSED = 24

/** How a rental pays: for its term ahead, or by the month. */
type PaymentTerms = { months: number; payment: Payment }

/** How many months one rent pays for. */
export function periodMonths({ months, payment }: PaymentTerms) {
  return payment === 'monthly' ? 1 : months
}

/** The lengths a rental may be renewed for, its own first. */
export function renewalTerms(terms: PaymentTerms, offered: number[]) {
  return [...new Set([periodMonths(terms), terms.months, ...offered])]
}

/**
 * The days on which rent was due and was not paid: each costs one late fee, once.
 *
 * @param from the first that is this shop's to charge for: what came before was settled elsewhere
 */
export function missedDueDates(
  period: RentPeriod,
  months: number,
  today: Day,
  from: Day | null = null,
): Day[] {
  const missed: Day[] = []
  let { paidThrough } = period
  while (paidThrough < today && missed.length < MAX_MISSED) {
    if (from === null || paidThrough >= from) missed.push(paidThrough)
    ;({ paidThrough } = renewPeriod({ ...period, paidThrough }, months))
  }
  return missed
}

/** The months that are paid for from a day on, the one that has begun among them. */
export function monthsLeft({ paidThrough, anchorDay }: RentPeriod, on: Day) {
  let months = 0
  while (addMonths(paidThrough, -months, anchorDay) > on) months += 1
  return months
}

/** Rent that was charged: of the plan alone, less its discount, for the months that end on the day paid through. */
export type ChargedRent = { cents: number; months: number; paidThrough: Day }

/** What the days that are paid for after a closing come to, in cents: whole months, and days of the month they are in. */
export function unusedRent(period: RentPeriod, closesOn: Day, monthlyCents: number) {
  const { months, days, daysInMonth } = unusedTime(period, closesOn)
  return Math.floor((monthlyCents * (months * daysInMonth + days)) / daysInMonth)
}

/** As `unusedRent`, of what was charged for those days: a discount is not given back as if it had been paid. */
export function unusedChargedRent(rents: ChargedRent[], anchorDay: number, closesOn: Day) {
  return rents.reduce((sum, { cents, months, paidThrough }) => {
    const begins = addMonths(paidThrough, -months, anchorDay)
    const from = closesOn > begins ? closesOn : begins
    const unused = unusedTime({ paidThrough, anchorDay }, from)
    const days = unused.months * unused.daysInMonth + unused.days
    return sum + Math.floor((cents * days) / (months * unused.daysInMonth))
  }, 0)
}

/** The time that is paid for after a day: whole months, and days of the month it is in. */
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
