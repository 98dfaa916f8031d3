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

import css from './receipt.module.css'

const words = costCalculator.receipt

type ReceiptProps = {
  plan: Plan
  rental: Rental
  /** The way on from here. */
  children?: ReactNode
}

/**
 * The sum, line by line, and what is said aloud when it changes. An amount is keyed by itself: another
 * one takes its place, and nothing has moved.
 */
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
      className={`${css.receipt} shadow-panel rounded-xl border border-line bg-raised grid grid-cols-1 gap-5`}
      aria-label={words.title}
    >
      <h3 key={title}>{title}</h3>
      <dl className={`${css.lines} grid grid-cols-1 gap-0 tabular-nums`}>
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

function Line({ line, note }: { line: ReceiptLine; note?: string }) {
  const { name, cents, isSum } = line
  const amount = amountOf(cents)
  return (
    <div className={isSum && css.due}>
      <dt>
        <span key={name}>{name}</span>{' '}
        {note && (
          <span key={note} className="block text-small">
            {note}
          </span>
        )}
      </dt>
      <dd key={amount}>{amount}</dd>
    </div>
  )
}

/** What the first day asks for where the rent is paid the other way. */
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
