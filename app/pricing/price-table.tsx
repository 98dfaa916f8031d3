import { payments, termsInMonths, type Payment } from '#app/content/fees.ts'
import { pricing as words } from '#app/content/pricing.ts'
import table from '#app/ui/comparison-table.module.css'

import { quote, type Rental } from './quote.ts'
import { amountOf, receiptLines, type ReceiptLine } from './receipt-words.ts'
import { say } from './say.ts'

import css from './price-table.module.css'

type PriceTableProps = {
  caption: string
  rental: Pick<Rental, 'monthlyCents' | 'recipients'>
  /** What is chosen beside the table; without it a switch around the table says by style alone which rows show. */
  chosen?: { months: number; payment: Payment }
  /** Rows that say nothing here, by their id. */
  without?: string[]
}

type Row = { line: ReceiptLine; amounts: number[]; payment?: Payment }

/** The receipt of every term beside each other, for either way to pay. */
export function PriceTable({ caption, rental, chosen, without }: PriceTableProps) {
  const rows = chosen ? rowsOf(rental, [chosen.payment]) : rowsOf(rental, payments)

  return (
    <table className={`${table.table} ${css.prices}`}>
      <caption key={caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.beforeTax}</th>
          {termsInMonths.map((months) => (
            <th key={months} scope="col" className={lookOf(months, chosen)}>
              {say(words.months, { months })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ line }) => !without?.includes(line.id))
          .map(({ line, amounts, payment }) => (
            <tr
              key={`${line.id} ${payment}`}
              className={line.isSum && css.sum}
              data-payment={payment}
            >
              <th scope="row">{line.name}</th>
              {amounts.map((cents, place) => (
                <td
                  key={`${termsInMonths[place]} ${cents}`}
                  className={lookOf(termsInMonths[place], chosen)}
                >
                  {amountOf(cents)}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** The rows in the order of the receipt; one that is the same for either way to pay stands once. */
function rowsOf(rental: PriceTableProps['rental'], ways: Payment[]): Row[] {
  const tables = ways.map((payment): Row[] => {
    const quotes = termsInMonths.map((months) => quote({ ...rental, months, payment }))
    const receipts = quotes.map(receiptLines)
    return (receipts[0] ?? []).map((line, place) => ({
      line,
      amounts: receipts.map((receipt) => receipt[place]?.cents ?? 0),
      payment,
    }))
  })
  return (tables[0] ?? []).flatMap((_, place) => {
    const rows = tables.flatMap((oneWay) => oneWay[place] ?? [])
    const isSame = new Set(rows.map(({ amounts }) => String(amounts))).size === 1
    return isSame ? rows.slice(0, 1).map((row) => ({ ...row, payment: undefined })) : rows
  })
}

function lookOf(months: number | undefined, chosen: PriceTableProps['chosen']) {
  return chosen && months === chosen.months ? table.chosen : undefined
}
