import { costCalculator } from '#app/content/cost-calculator.ts'
import { fees, termsInMonths } from '#app/content/fees.ts'
import type { Plan } from '#app/content/plans.ts'
import { costOf, type Cost, type Rental } from '#app/facts/cost.ts'
import { formatDollars, formatExactDollars } from '#app/ui/dollars.ts'

import { say } from './say.ts'

import css from './terms-table.module.css'

const { receipt, table } = costCalculator

const rows: { name: string; of: (cost: Cost) => string; look?: string }[] = [
  { name: receipt.rent, of: ({ rent }) => formatExactDollars(rent) },
  { name: receipt.recipients, of: ({ recipients }) => amountOrNone(recipients) },
  { name: receipt.discount, of: discountIn },
  { name: receipt.setup, of: ({ setup }) => amountOrNone(setup) },
  { name: receipt.total, of: ({ total }) => formatExactDollars(total), look: css.strong },
  { name: receipt.effective, of: ({ effectiveMonthly }) => formatExactDollars(effectiveMonthly) },
  { name: receipt.deposit, of: ({ refundable }) => formatExactDollars(refundable) },
  {
    name: receipt.dueToday,
    of: ({ dueToday }) => formatExactDollars(dueToday),
    look: css.strong,
  },
]

/** The sum for every term beside each other: without scripts too, for the plan of the page. */
export function TermsTable({ plan, rental }: { plan: Plan; rental: Rental }) {
  const costs = termsInMonths.map((months) => costOf({ ...rental, months }))
  const { monthlyCents, recipients } = rental
  const price = formatDollars(monthlyCents)
  const caption = say(table.caption, { plan: plan.name, price, recipients })

  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption key={caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.corner}</th>
            {termsInMonths.map((months) => (
              <th key={months} scope="col" className={chosen(months, rental)}>
                {say(costCalculator.months, { months })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of, look }) => (
            <tr key={name} className={look}>
              <th scope="row">{name}</th>
              {costs.map((cost, position) => (
                <td
                  key={`${termsInMonths[position]} ${of(cost)}`}
                  className={chosen(termsInMonths[position], rental)}
                >
                  {of(cost)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <noscript>
        <p className={css.still}>
          {say(costCalculator.withoutScripts, {
            recipientFee: formatDollars(fees.additionalRecipient),
          })}
        </p>
      </noscript>
    </div>
  )
}

function chosen(months: number | undefined, rental: Rental) {
  return months === rental.months ? css.chosen : undefined
}

function amountOrNone(cents: number) {
  return cents === 0 ? receipt.none : formatExactDollars(cents)
}

function discountIn({ discount }: Cost) {
  if (discount === null) return receipt.discountUnknown
  return discount === 0 ? receipt.none : `−${formatExactDollars(discount)}`
}
