import { useState } from 'react'

import { moneyPage } from '#app/content/staff/money.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { refreshAnswers } from '#app/shop/use-shop-query.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls, type Dues } from '#shared/shop/money/calls.ts'
import { ways } from '#shared/shop/money/till.ts'

const { pay: words } = moneyPage

type OtherActionsProps = {
  rental: Dues
  onDone: (text: string, receipt?: number) => void
}

/** What is seldom done for an open box: a lost key, too much money given back. Whoever left is settled with at the closing. */
export function OtherActions({ rental, onDone }: OtherActionsProps) {
  const { id, isActive, balance } = rental
  const [isOpen, setOpen] = useState(false)
  if (!isActive) return null
  return (
    <details
      className="stack fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.more}</summary>
      <div className="stack gap-2">
        <p>
          {interpolate(words.lostKey.about, { price: formatExactDollars(rental.lostKeyCents) })}
        </p>
        <CallForm
          hasId
          variant="quiet"
          call={moneyCalls.chargeLostKey}
          label={words.lostKey.title}
          submit={words.lostKey.submit}
          values={{ rentalId: id }}
          seen={rental.version}
          onChanged={() => void refreshAnswers()}
          onDone={(answer) => {
            const amount = formatExactDollars(answer.balance)
            onDone(interpolate(words.lostKeyDone, { amount }))
          }}
        />
      </div>
      {balance < 0 && (
        <CallForm
          hasId
          variant="quiet"
          call={moneyCalls.payRefund}
          label={words.refund.title}
          submit={words.refund.submit}
          values={{ rentalId: id, what: 'credit', isEmailed: rental.hasEmail }}
          seen={rental.version}
          onChanged={() => void refreshAnswers()}
          onDone={({ receipt, cents }) => {
            const amount = formatExactDollars(cents)
            onDone(interpolate(words.refund.done, { receipt, amount }), receipt)
          }}
        >
          <SelectField
            name="way"
            label={words.refund.way}
            options={ways.map((way) => ({ id: way, label: money.ways[way] }))}
          />
        </CallForm>
      )}
    </details>
  )
}
