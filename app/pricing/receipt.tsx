import type { ReactNode } from 'react'

import { fees, payments } from '#app/content/fees.ts'
import type { Plan } from '#app/pricing/plans.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { costCalculator } from '#content/cost-calculator.ts'
import { interpolate } from '#shared/interpolate.ts'

import {
  amountOf,
  nameTerms,
  prepaymentDiscounts,
  receiptLines,
  times,
  type ReceiptLine,
} from './price-words.ts'
import { priceOf, type Price, type Rental } from './price.ts'

const words = costCalculator.receipt

type ReceiptProps = {
  plan: Plan
  rental: Rental
  children?: ReactNode
}

/** An amount is keyed by its value, so that a change replaces it without moving. */
export function Receipt({ plan, rental, children }: ReceiptProps) {
  const price = priceOf(rental)
  const term = nameTerms([rental.months])
  const title = `${plan.name}, ${term}`
  const spoken = {
    total: formatExactDollars(price.total),
    term,
    monthly: formatExactDollars(price.monthlyAllIn),
    due: formatExactDollars(price.dueToday),
  }

  return (
    <section
      className="grid grid-cols-1 gap-5 rounded-xl border border-line bg-raised p-[clamp(min(1.25rem,5vw),3vw,2rem)] shadow-panel print:break-inside-avoid"
      aria-label={words.title}
    >
      <h3 key={title} className="max-xs:min-h-[2.6em]">
        {title}
      </h3>
      <dl className="tabular-nums">
        {receiptLines(price).map((line) => (
          <Line key={line.id} line={line} note={noteOn(line, rental, price)} />
        ))}
      </dl>
      {children && <div className="print:hidden">{children}</div>}
      <div className="grid grid-cols-1 gap-2 text-15 text-muted">
        <Otherwise {...rental} />
        <p>{prepaymentDiscounts()}</p>
        <p>{costCalculator.taxes}</p>
      </div>
      <output className="sr-only">{interpolate(words.spoken, spoken)}</output>
    </section>
  )
}

const LINE = 'flex flex-wrap items-baseline justify-between gap-x-6 py-2.25 max-[24rem]:gap-x-3'
/** Room for the longest amount, so that shorter ones begin at the same place. */
const DUE =
  'min-w-[min(9rem,100%)] text-[1.75rem] tracking-[-0.02em] max-[24rem]:min-w-[min(7.5rem,100%)] max-[24rem]:text-[1.5rem]'

function Line({ line, note }: { line: ReceiptLine; note?: string }) {
  const { name, cents, isSum } = line
  const amount = amountOf(cents)
  return (
    <div
      className={`${LINE} ${isSum ? 'border-t-2 border-b border-line border-t-accent border-b-line font-strong' : 'border-line not-first:border-t'}`}
    >
      <dt className={`min-w-0 flex-[1_1_6rem] ${isSum ? '' : 'text-muted'}`}>
        <span key={name}>{name}</span>{' '}
        {note && (
          <span key={note} className="block text-small">
            {note}
          </span>
        )}
      </dt>
      <dd
        key={amount}
        className={`ml-auto flex-none text-right ${isSum ? DUE : 'min-w-[min(6.5rem,100%)]'}`}
      >
        {amount}
      </dd>
    </div>
  )
}

function Otherwise(rental: Rental) {
  return payments
    .filter((payment) => payment !== rental.payment)
    .map((payment) => {
      const due = formatExactDollars(priceOf({ ...rental, payment }).dueToday)
      const sentence = interpolate(words.otherwise[payment], { due })
      return <p key={sentence}>{sentence}</p>
    })
}

function noteOn({ id }: ReceiptLine, { monthlyCents }: Rental, { people, monthsPaid }: Price) {
  if (id === 'rent') return times(monthsPaid, monthlyCents)
  if (id !== 'recipients') return undefined
  const recipientFee = formatExactDollars(fees.additionalRecipient)
  const paying = people.filter(({ share }) => share === 'pays').length
  if (paying === 0) return interpolate(words.recipientsEach, { recipientFee })
  return `${paying} × ${times(monthsPaid, fees.additionalRecipient)}`
}
