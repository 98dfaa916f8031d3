import {
  fees,
  notaryFeeLimit,
  payments,
  returnedCheck,
  termsInMonths,
  typicalRental,
} from '#app/content/fees.ts'
import { plans } from '#app/pricing/plans.ts'
import { monthlyPrices, quote } from '#app/pricing/quote.ts'
import { formatDollars, formatExactDollars } from '#app/ui/dollars.ts'

/** Amounts of laws and examples: nobody pays them to the shop. */
const OTHERS = [
  '$800', // What an LLC owes California a year.
  '$5,000', // The bond of a tax preparer.
  '$15,000', // The bond of a notary.
  '$25,000', // The bond of a legal document assistant.
]

/** Every amount of money that a finished page may name: what the price module computes, and `OTHERS`. */
export const knownAmounts = new Set([...OTHERS, ...ownAmounts().flatMap(written)])

function ownAmounts() {
  const { setupWaivedFromMonths: _, ...charged } = fees
  const single = [charged, returnedCheck, typicalRental].flatMap((amounts) =>
    Object.values(amounts),
  )
  return [
    ...single,
    notaryFeeLimit,
    ...plans.flatMap(({ monthlyCents }) => amountsOf(monthlyCents)),
  ]
}

/** What a plan's pages show before anything is chosen: one person, every term, either way to pay. */
function amountsOf(monthlyCents: number) {
  const quotes = termsInMonths.flatMap((months) =>
    payments.map((payment) => quote({ monthlyCents, months, recipients: 0, payment })),
  )
  return [
    monthlyCents,
    ...monthlyPrices(monthlyCents).map(({ cents }) => cents),
    ...quotes.flatMap(({ rows, dueToday, eachLaterMonth, total, monthlyAllIn }) =>
      rows.map(({ cents }) => cents).concat(dueToday, eachLaterMonth, total, monthlyAllIn),
    ),
  ]
}

function written(cents: number) {
  return [formatDollars(Math.abs(cents)), formatExactDollars(Math.abs(cents))]
}
