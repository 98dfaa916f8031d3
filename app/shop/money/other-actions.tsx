import { useState } from 'react'

import { moneyPage } from '#app/content/staff/money.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls, type Dues } from '#shared/shop/money/calls.ts'

import { wayNames } from './pay-fields.tsx'

const { pay: words } = moneyPage

type OtherActionsProps = {
  rental: Dues
  /** Something was charged, or paid out. */
  onCharged: () => void
}

export function OtherActions({ rental, onCharged }: OtherActionsProps) {
  const { id, isActive, balance } = rental
  const [isOpen, setOpen] = useState(false)
  if (!isActive) return null
  return (
    <details
      className="grid grid-cols-1 gap-4"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.more}</summary>
      <div className="grid grid-cols-1 gap-2">
        <p>
          {interpolate(words.lostKey.about, { price: formatExactDollars(rental.lostKeyCents) })}
        </p>
        <CallForm
          variant="quiet"
          call={moneyCalls.chargeLostKey}
          label={words.lostKey.title}
          submit={words.lostKey.submit}
          values={{ rentalId: id }}
          seen={rental.version}
          done={(answer) => {
            onCharged()
            return interpolate(words.lostKeyDone, { amount: formatExactDollars(answer.balance) })
          }}
        />
      </div>
      {balance < 0 && (
        <CallForm
          variant="quiet"
          call={moneyCalls.payRefund}
          label={words.refund.title}
          submit={words.refund.submit}
          values={{ rentalId: id, what: 'credit', isEmailed: rental.hasEmail }}
          seen={rental.version}
          fields={{ way: { label: words.refund.way, options: wayNames } }}
          done={({ receipt, cents }) => {
            onCharged()
            const amount = formatExactDollars(cents)
            return { text: interpolate(words.refund.done, { receipt, amount }), receipt }
          }}
        />
      )}
    </details>
  )
}
