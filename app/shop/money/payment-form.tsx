import { useState } from 'react'

import { moneyPage } from '#app/content/staff/money.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { formatDate, formatShortDate } from '#app/shop/core/times.ts'
import { formatExactDollars, parseDollars } from '#app/ui/dollars.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls, type Dues } from '#shared/shop/money/calls.ts'

import { donePaying, PayFields } from './pay-fields.tsx'

const { pay: words } = moneyPage

type PaymentFormProps = {
  rental: Dues
  isFirst: boolean
  withRent: boolean
  onPaid: () => void
}

/** Credit is used first; part of a rent, or more than is due, is kept on the account where that is said. */
export function PaymentForm({ rental, isFirst, withRent, onPaid }: PaymentFormProps) {
  const { id, chargedCents, lateFeeCents, renewals, hasEmail, paidThrough } = rental
  const [months, setMonths] = useState(withRent ? (renewals[0]?.months ?? 0) : 0)
  const [typed, setTyped] = useState<string | null>(null)
  const renewal = renewals.find((term) => term.months === months)
  const due = chargedCents + (renewal ? renewal.cents + lateFeeCents : 0)
  const isNothing = due <= 0 && !renewal
  const amount = typed ?? (isNothing ? '' : (Math.max(0, due) / 100).toFixed(2))
  const cents = parseDollars(amount) || 0
  const isPart = renewal !== undefined && cents < due
  const over = cents - Math.max(0, due)
  const dollars = formatExactDollars(cents)

  function submitLabel() {
    if (renewal && cents === 0 && due <= 0) return words.submitCredit
    return interpolate(isPart ? words.submitPart : words.submit, { amount: dollars })
  }

  return (
    <CallForm
      isSticky
      call={moneyCalls.takePayment}
      label={words.title}
      submit={submitLabel()}
      values={{ rentalId: id, ...(isPart && { isOnAccount: true }) }}
      seen={rental.version}
      done={({ receipt, change }) => {
        onPaid()
        return donePaying({ receipt, cents, change })
      }}
    >
      <div className="col-span-full grid items-start gap-3 sm:grid-cols-[2fr_1fr]">
        <SelectField
          name="months"
          label={words.rent}
          value={String(months)}
          onChange={({ target }) => {
            setMonths(Number(target.value))
            setTyped(null)
          }}
          options={[
            ...renewals.map((term) => ({
              id: String(term.months),
              label: interpolate(term.months === 1 ? words.month : words.months, {
                months: term.months,
                day: formatShortDate(term.paidThrough),
              }),
            })),
            { id: '0', label: words.noRent },
          ]}
        />
        <NumberField
          name="cents"
          label={words.amount}
          isDecimal
          value={amount}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="col-span-full empty:hidden" aria-live="polite">
        {isPart && cents > 0 && paidThrough && (
          <p className="text-warning">
            {interpolate(words.part, {
              rest: formatExactDollars(due - cents),
              day: formatDate(paidThrough),
            })}
          </p>
        )}
        {over > 0 && (
          <label className="flex items-center wrap-anywhere min-h-11 gap-2.5">
            <input type="checkbox" name="isOnAccount" value="true" />
            {interpolate(words.keep, { amount: formatExactDollars(over) })}
          </label>
        )}
        {chargedCents < 0 && renewal && (
          <p>
            {interpolate(words.creditUsed, {
              amount: formatExactDollars(Math.min(-chargedCents, renewal.cents + lateFeeCents)),
            })}
          </p>
        )}
      </div>
      <div className="col-span-full grid items-end gap-3 sm:grid-cols-[auto_minmax(0,1fr)] [&>label]:col-auto!">
        <PayFields cents={cents} hasEmail={hasEmail} isFirst={isFirst} />
      </div>
    </CallForm>
  )
}
