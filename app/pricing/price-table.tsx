import { termsInMonths, type Payment } from '#app/content/fees.ts'
import { CHOSEN, PRICES, SUM_ROW } from '#app/ui/looks.ts'
import { pricing as words } from '#content/pricing.ts'

import { amountOf, nameTerms, receiptLines } from './price-words.ts'
import { priceOf, type Rental } from './price.ts'

type PriceTableProps = {
  caption: string
  rental: Omit<Rental, 'months' | 'payment'>
  chosen: { months: number; payment: Payment }
}

const SUMS = ['dueToday', 'eachLaterMonth', 'total', 'monthlyAllIn']

export function PriceTable({ caption, rental, chosen }: PriceTableProps) {
  const { payment } = chosen
  const receipts = termsInMonths.map((months) =>
    receiptLines(priceOf({ ...rental, months, payment })).filter(({ id }) => SUMS.includes(id)),
  )
  const classOf = (place: number) => (termsInMonths[place] === chosen.months ? CHOSEN : undefined)

  return (
    <table className={PRICES}>
      <caption key={caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.beforeTax}</th>
          {termsInMonths.map((months, index) => (
            <th key={months} scope="col" className={classOf(index)}>
              {nameTerms([months])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {receipts[0]?.map(({ id, name, isSum }, line) => (
          <tr key={id} className={isSum && SUM_ROW}>
            <th scope="row">{name}</th>
            {receipts.map((receipt, index) => {
              const { cents = 0 } = receipt[line] ?? {}
              return (
                <td key={`${termsInMonths[index]} ${cents}`} className={classOf(index)}>
                  {amountOf(cents)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
