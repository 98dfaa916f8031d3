import { addMonths, type Day } from '#shared/calendar.ts'

/** What fixes the days rent is due on: the day of the month a rental began, though months may be shorter. */
export type RentPeriod = { paidThrough: Day; anchorDay: number }

/** The first day that is paid through when a rental begins. */
export function beginPeriod(startedOn: Day, months: number): RentPeriod {
  const anchorDay = new Date(startedOn).getUTCDate()
  return { paidThrough: addMonths(startedOn, months, anchorDay), anchorDay }
}

/** Goes on from the day that is paid through, not from the day it is paid on. */
export function renewPeriod({ paidThrough, anchorDay }: RentPeriod, months: number): RentPeriod {
  return { paidThrough: addMonths(paidThrough, months, anchorDay), anchorDay }
}
