import { useState } from 'react'
import { Link } from 'react-router'

import { moneyPage } from '#app/content/en/staff/money.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { formatDate } from '#app/rental/times.ts'
import type { DepositsAnswer } from '#shared/rental/money-answers.ts'

import css from './money.module.css'

const { day: words, deposits } = moneyPage

/** What the administrator alone sees: past days, and deposits that nobody fetched. */
export function OwnerPart({ today }: { today: string }) {
  const [day, setDay] = useState(today)
  const { answer } = useAnswer<DepositsAnswer>('/staff/money/deposits')
  return (
    <>
      <Part title={words.other}>
        <div className={css.ways}>
          <input
            type="date"
            className={css.day}
            aria-label={words.other}
            max={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <Link to={`?day=${day}`} className={buttonClasses({ variant: 'quiet' })}>
            {words.show}
          </Link>
        </div>
      </Part>
      {answer && (
        <Part title={deposits.title} count={answer.deposits.length}>
          <p>{deposits.about}</p>
          <ListTable
            caption={deposits.title}
            empty={deposits.none}
            rows={answer.deposits}
            keyOf={({ rentalId }) => rentalId}
            columns={[
              { id: 'box', name: deposits.columns.box, render: ({ box }) => box },
              {
                id: 'closed',
                name: deposits.columns.closed,
                render: ({ closedOn }) => formatDate(closedOn),
              },
              {
                id: 'amount',
                name: deposits.columns.amount,
                render: ({ cents }) => formatExactDollars(cents),
                isNumber: true,
              },
            ]}
          />
        </Part>
      )}
    </>
  )
}
