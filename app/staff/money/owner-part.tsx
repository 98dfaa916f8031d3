import { useState } from 'react'

import { moneyPage } from '#app/content/en/staff/money.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import field from '#app/ui/field.module.css'
import { formatDate } from '#app/rental/times.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import type { DepositsAnswer } from '#shared/rental/money-answers.ts'

const { day: words, deposits } = moneyPage

/** What the administrator alone sees: past days, and deposits that nobody fetched. */
export function OwnerPart({ today }: { today: string }) {
  const [day, setDay] = useState(today)
  const { answer } = useAnswer<DepositsAnswer>('/staff/money/deposits')
  return (
    <>
      <Part title={words.other}>
        <div className="cluster items-center">
          <div>
            <input
              type="date"
              className={field.input}
              aria-label={words.other}
              max={today}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </div>
          <ButtonRoute variant="quiet" to={`?day=${day}`}>
            {words.show}
          </ButtonRoute>
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
            columns={deposits.columns}
            cells={{
              box: ({ box }) => box,
              closed: ({ closedOn }) => formatDate(closedOn),
              amount: ({ cents }) => formatExactDollars(cents),
            }}
            numbers={['amount']}
          />
        </Part>
      )}
    </>
  )
}
