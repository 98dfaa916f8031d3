import { useState } from 'react'

import { moneyPage } from '#app/content/staff/money.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { INPUT } from '#app/ui/looks.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'

const { day: dayWords, deposits: depositWords } = moneyPage

export function OtherDay({ today }: { today: string }) {
  const [day, setDay] = useState(today)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="flex items-center gap-3 whitespace-nowrap">
        {dayWords.other}
        <input
          type="date"
          className={`${INPUT} w-auto!`}
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </label>
      <ButtonRoute variant="quiet" to={`?day=${day}`}>
        {dayWords.show}
      </ButtonRoute>
    </div>
  )
}

/** Deposits unclaimed for years; empty without any. */
export function UnclaimedDeposits() {
  const { deposits } = useShop(moneyCalls.listUnclaimedDeposits, {})
  if (deposits.length === 0) return null
  return (
    <Part title={depositWords.title} count={deposits.length}>
      <p>{depositWords.about}</p>
      <ListTable
        rows={deposits}
        keyOf={({ rentalId }) => rentalId}
        columns={depositWords.columns}
        cells={{
          box: ({ box }) => box,
          closed: ({ closedOn }) => formatDate(closedOn),
          amount: ({ cents }) => formatExactDollars(cents),
        }}
        numbers={['amount']}
      />
    </Part>
  )
}
