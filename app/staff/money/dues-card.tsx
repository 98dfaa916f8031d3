import { moneyPage } from '#app/content/en/staff/money.ts'
import { formatDate } from '#app/rental/times.ts'
import { Sums } from '#app/ui/sums.tsx'
import type { DuesAnswer } from '#shared/rental/money-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './money.module.css'

const { pay: words } = moneyPage

/** Who has a box, until when it is paid, and what is owed either way. */
export function DuesCard({ box, rental }: { box: number; rental: DuesAnswer }) {
  const { name, balance, depositHeld, lateFees, lateFeeCents } = rental
  const eachLateFee = lateFees.length > 0 ? lateFeeCents / lateFees.length : 0
  return (
    <>
      <div className="stack gap-1 muted">
        <h3 className={`${css.who} cluster gap-0 gap-x-3 items-baseline break-anywhere`}>
          <strong className="figure">{interpolate(words.box, { box })}</strong>{' '}
          {name ?? words.unnamed}
        </h3>
        <p>{stateOf(rental)}</p>
      </div>
      <Sums
        rows={[
          [balance < 0 ? words.owed : words.owes, Math.abs(balance)],
          ...lateFees.map(
            (day) => [interpolate(words.lateFee, { day: formatDate(day) }), eachLateFee] as const,
          ),
          [words.deposit, depositHeld],
        ]}
      />
    </>
  )
}

function stateOf({ closedOn, paidThrough }: DuesAnswer) {
  if (closedOn) return interpolate(words.closed, { day: formatDate(closedOn) })
  if (!paidThrough) return words.notStarted
  return interpolate(words.paidThrough, { day: formatDate(paidThrough) })
}
