import { costOf } from '#app/facts/cost.ts'

/** What is due on the first day of a contract of so many months, in US cents before tax. */
export function firstPayment(monthlyCents: number, months: number) {
  const { setup, refundable, firstDayByTheMonth } = costOf({ monthlyCents, months, recipients: 0 })
  return { month: monthlyCents, setup, deposit: refundable, total: firstDayByTheMonth }
}

/** The monthly price with every fee that can't be avoided counted in, in US cents before tax. */
export function allInMonthly(monthlyCents: number, months: number) {
  const { setup } = costOf({ monthlyCents, months, recipients: 0 })
  return monthlyCents + Math.ceil(setup / months)
}
