import { costCalculator } from '#app/content/cost-calculator.ts'
import { fees, prepaymentDiscount } from '#app/content/fees.ts'
import type { Plan } from '#app/content/plans.ts'
import type { Cost, Rental } from '#app/facts/cost.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'

import { say } from './say.ts'

import css from './receipt.module.css'

const words = costCalculator.receipt
const isDiscountOpen = Object.values(prepaymentDiscount).includes(null)

/**
 * The sum, line by line, and what is said aloud when it changes. An amount is keyed by itself: another
 * one takes its place, and nothing has moved.
 */
export function Receipt({ plan, rental, cost }: { plan: Plan; rental: Rental; cost: Cost }) {
  const term = say(costCalculator.months, { months: rental.months })
  const total = formatExactDollars(cost.total)
  const monthly = formatExactDollars(cost.effectiveMonthly)
  const dueToday = formatExactDollars(cost.dueToday)
  const firstDay = formatExactDollars(cost.firstDayByTheMonth)

  return (
    <section className={css.receipt} aria-label={words.title}>
      <h3 key={`${plan.name}, ${term}`}>{`${plan.name}, ${term}`}</h3>
      <dl className={css.lines}>
        <Line
          term={words.rent}
          note={times(rental.months, rental.monthlyCents)}
          cents={cost.rent}
        />
        <Line
          term={words.recipients}
          note={recipientsNote(rental)}
          cents={cost.recipients}
          none={words.none}
        />
        <Discount discount={cost.discount} />
        <Line term={words.setup} cents={cost.setup} none={words.none} />
        <div className={css.total}>
          <dt>{words.total}</dt>
          <dd key={total}>{total}</dd>
        </div>
        <div>
          <dt>{words.effective}</dt>
          <dd key={monthly}>{monthly}</dd>
        </div>
        <Line term={words.deposit} cents={cost.refundable} />
        <div className={css.due}>
          <dt>
            {words.dueToday}
            <span>{words.dueTodayNote}</span>
          </dt>
          <dd key={dueToday}>{dueToday}</dd>
        </div>
      </dl>
      <div className={css.notes}>
        <p key={firstDay}>{say(words.byTheMonth, { firstDay })}</p>
        {isDiscountOpen && <p>{words.discountNote}</p>}
        {cost.discount !== null && cost.discount > 0 && <p>{words.byTheMonthDiscount}</p>}
        <p>{costCalculator.taxes}</p>
      </div>
      <output className="unseen">{say(words.spoken, { total, term, monthly, dueToday })}</output>
    </section>
  )
}

type LineProps = { term: string; note?: string; cents: number; none?: string }

function Line({ term, note, cents, none }: LineProps) {
  const amount = cents === 0 && none ? none : formatExactDollars(cents)
  return (
    <div>
      <dt>
        {term}
        {note && <span key={note}>{note}</span>}
      </dt>
      <dd key={amount}>{amount}</dd>
    </div>
  )
}

function Discount({ discount }: Pick<Cost, 'discount'>) {
  const known = discount ? `−${formatExactDollars(discount)}` : words.none
  const amount = discount === null ? words.discountUnknown : known
  return (
    <div>
      <dt>{words.discount}</dt>
      <dd key={amount}>{amount}</dd>
    </div>
  )
}

function times(count: number, cents: number) {
  return `${count} × ${formatExactDollars(cents)}`
}

function recipientsNote({ months, recipients }: Rental) {
  const recipientFee = formatExactDollars(fees.additionalRecipient)
  if (recipients === 0) return say(words.recipientsEach, { recipientFee })
  return `${recipients} × ${times(months, fees.additionalRecipient)}`
}
