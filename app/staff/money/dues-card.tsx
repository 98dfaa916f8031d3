import { moneyPage } from '#app/content/en/staff/money.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { formatDate } from '#app/rental/times.ts'
import type { DuesAnswer } from '#shared/rental/money-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './money.module.css'

const { pay: words } = moneyPage

/** Who has a box, until when it is paid, and what is owed either way. */
export function DuesCard({ box, rental }: { box: number; rental: DuesAnswer }) {
  const { name, balance, depositHeld, lateFees, lateFeeCents } = rental
  const eachLateFee = lateFees.length > 0 ? lateFeeCents / lateFees.length : 0
  const rows = [
    {
      id: 'balance',
      name: balance < 0 ? words.owed : words.owes,
      cents: Math.abs(balance),
    },
    ...lateFees.map((day) => ({
      id: day,
      name: interpolate(words.lateFee, { day: formatDate(day) }),
      cents: eachLateFee,
    })),
    { id: 'deposit', name: words.deposit, cents: depositHeld },
  ]
  return (
    <>
      <div className={css.who}>
        <h3>
          <strong>{interpolate(words.box, { box })}</strong> {name ?? words.unnamed}
        </h3>
        <p>{stateOf(rental)}</p>
      </div>
      <dl className={css.sums}>
        {rows.map((row) => (
          <div key={row.id}>
            <dt>{row.name}</dt>
            <dd>{formatExactDollars(row.cents)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function stateOf({ closedOn, paidThrough }: DuesAnswer) {
  if (closedOn) return interpolate(words.closed, { day: formatDate(closedOn) })
  if (!paidThrough) return words.notStarted
  return interpolate(words.paidThrough, { day: formatDate(paidThrough) })
}
