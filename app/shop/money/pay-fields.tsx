import { useState } from 'react'

import { moneyPage } from '#app/content/staff/money.ts'
import { focusOnce } from '#app/shop/core/call-fields.tsx'
import type { Done } from '#app/shop/core/status-line.tsx'
import { formatExactDollars, parseDollars } from '#app/ui/dollars.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { ways, type Way } from '#shared/shop/money/till.ts'

const { pay: words } = moneyPage

/** Names of the ways to pay at the counter. */
export const wayNames = Object.fromEntries(ways.map((way) => [way, money.ways[way]]))

type PayFieldsProps = {
  cents: number
  hasEmail: boolean
  /** Label of the choice to charge it to a box's balance. */
  balance?: string
  /** The cash that was handed over takes the focus. */
  isFirst?: boolean
}

export function PayFields({ cents, hasEmail, balance, isFirst }: PayFieldsProps) {
  const [way, setWay] = useState<Way | 'balance'>(ways[0])
  return (
    <>
      <RadioCards
        name="way"
        legend={words.way}
        value={way}
        onChoose={setWay}
        options={[
          ...ways.map((each) => ({ value: each, label: money.ways[each] })),
          ...(balance ? [{ value: 'balance' as const, label: balance }] : []),
        ]}
      />
      {way === 'cash' && <CashFields cents={cents} isFirst={isFirst} />}
      {hasEmail && way !== 'balance' && (
        <label className="min-h-11 flex items-center wrap-anywhere gap-2.5 col-span-full">
          <input type="checkbox" name="isEmailed" value="true" defaultChecked />
          {words.email}
        </label>
      )}
    </>
  )
}

function CashFields({ cents, isFirst }: Pick<PayFieldsProps, 'cents' | 'isFirst'>) {
  const [tendered, setTendered] = useState('')
  const change = parseDollars(tendered) - cents
  return (
    <>
      <NumberField
        name="tendered"
        label={words.tendered}
        isDecimal
        required={false}
        {...(isFirst && { ref: focusOnce })}
        value={tendered}
        onChange={({ target }) => setTendered(target.value)}
      />
      {change >= 0 && (
        <p className="flex gap-3 wrap-anywhere items-baseline" aria-live="polite">
          {words.change}{' '}
          <strong className="text-[2.25rem] leading-none font-bold tracking-[-0.02em] tabular-nums text-success">
            {formatExactDollars(change)}
          </strong>
        </p>
      )}
    </>
  )
}

type Paid = { receipt: number; cents: number; change: number }

/** `Receipt 12: $54.97 taken. Give $5.03 back.` */
export function donePaying({ receipt, cents, change }: Paid): Done {
  const amounts = { amount: formatExactDollars(cents), change: formatExactDollars(change) }
  const sentence = change > 0 ? words.doneChange : words.done
  return { text: interpolate(sentence, { receipt, ...amounts }), receipt }
}
