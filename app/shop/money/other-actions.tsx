import { useState } from 'react'

import { moneyPage } from '#app/content/staff/money.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
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
  onChanged: () => void
}

/** What is seldom done for a box: a lost key, a deposit or too much money given back. */
export function OtherActions({ rental, onDone, onChanged }: OtherActionsProps) {
  const { id, isActive, closedOn, balance, depositHeld, givesRentBack } = rental
  const [isOpen, setOpen] = useState(false)
  const reasons = [
    ...(closedOn && depositHeld > 0 ? ['deposit' as const] : []),
    ...(balance < 0 ? ['credit' as const] : []),
    ...(givesRentBack ? ['rent' as const] : []),
  ]
  if (!isActive && reasons.length === 0) return null
  return (
    <details
      className="stack fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.more}</summary>
      {isActive && (
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
            onChanged={onChanged}
            onDone={(answer) => {
              const amount = formatExactDollars(answer.balance)
              onDone(interpolate(words.lostKeyDone, { amount }))
            }}
          />
        </div>
      )}
      {reasons.length > 0 && (
        <CallForm
          hasId
          variant="quiet"
          call={moneyCalls.payRefund}
          label={words.refund.title}
          submit={words.refund.submit}
          values={{ rentalId: id, isEmailed: rental.hasEmail }}
          seen={rental.version}
          onChanged={onChanged}
          onDone={({ receipt, cents }) => {
            const amount = formatExactDollars(cents)
            onDone(interpolate(words.refund.done, { receipt, amount }), receipt)
          }}
        >
          <SelectField
            name="what"
            label={words.refund.what}
            options={reasons.map((reason) => ({ id: reason, label: words.refund[reason] }))}
          />
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
