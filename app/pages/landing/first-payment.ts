import { fees } from '#app/content/fees.ts'

/** What is due on the first day of a contract of so many months, in US cents before tax. */
export function firstPayment(monthlyCents: number, months: number) {
  const setup = setupFee(months)
  return {
    month: monthlyCents,
    setup,
    deposit: fees.keyDeposit,
    total: monthlyCents + setup + fees.keyDeposit,
  }
}

/** The monthly price with every fee that can't be avoided counted in, in US cents before tax. */
export function allInMonthly(monthlyCents: number, months: number) {
  return monthlyCents + Math.ceil(setupFee(months) / months)
}

function setupFee(months: number) {
  return months < fees.setupWaivedFromMonths ? fees.setup : 0
}
