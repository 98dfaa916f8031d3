import { useState } from 'react'

import { money } from '#shared/content/en/money.ts'
import { moneyPage } from '#app/content/en/staff/money.ts'
import { CallForm } from '#app/staff/call-form.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { useBox } from '#app/staff/use-box.tsx'
import { formatExactDollars, parseDollars } from '#app/ui/dollars.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDate } from '#app/rental/times.ts'
import card from '#app/ui/card.module.css'
import type { BoxDuesAnswer, DuesAnswer, PaymentAnswer } from '#shared/rental/money-answers.ts'
import { interpolate } from '#shared/interpolate.ts'
import { ways } from '#shared/rental/till.ts'

import type { Done } from './done.ts'
import { DuesCard } from './dues-card.tsx'
import { OtherDeeds } from './other-deeds.tsx'

const { pay: words } = moneyPage

/** A box by its number, what is due for it, and the payment. */
export function PaymentPart({ onDone }: { onDone: (done: Done) => void }) {
  const { found, find, clear, showField } = useBox<BoxDuesAnswer>('/staff/money/boxes/')

  function finish(done: Done, isOver = true) {
    if (found && !isOver) void find(String(found.box))
    else clear()
    onDone(done)
  }

  return (
    <Part title={words.title}>
      {showField(words)}
      {found?.rentals.map((rental, index) => (
        <div key={rental.id} className={`${card.card} screen-only`}>
          <DuesCard box={found.box} rental={rental} />
          {(rental.isActive || rental.balance > 0) && (
            <PaymentForm
              // Another balance begins another form: what it proposes follows from it.
              key={rental.balance}
              rental={rental}
              isFirst={index === 0}
              onDone={finish}
            />
          )}
          <OtherDeeds rental={rental} onDone={(done) => finish(done, false)} />
        </div>
      ))}
    </Part>
  )
}

type PaymentFormProps = {
  rental: DuesAnswer
  isFirst: boolean
  onDone: (done: Done) => void
}

function PaymentForm({ rental, isFirst, onDone }: PaymentFormProps) {
  const { id, balance, lateFeeCents, renewals, hasEmail } = rental
  const [months, setMonths] = useState(balance > 0 ? 0 : (renewals[0]?.months ?? 0))
  const renewal = renewals.find((term) => term.months === months)
  const due = balance + (renewal ? renewal.cents + lateFeeCents : 0)
  const [typed, setTyped] = useState<string | null>(null)
  const [way, setWay] = useState<(typeof ways)[number]>(ways[0])
  const [tendered, setTendered] = useState('')
  const [isEmailed, setEmailed] = useState(hasEmail)
  const amount = typed ?? plainDollars(due)
  const change = parseDollars(tendered) - parseDollars(amount)

  function finish({ receipt, change: back }: PaymentAnswer) {
    const text = interpolate(back > 0 ? words.doneChange : words.done, {
      receipt,
      amount: formatExactDollars(parseDollars(amount)),
      change: formatExactDollars(back),
    })
    onDone({ text, receipt })
  }

  return (
    <CallForm<PaymentAnswer>
      hasId
      path="/staff/money/payments"
      label={words.title}
      submit={words.submit}
      values={{ rentalId: id, isEmailed }}
      onDone={finish}
    >
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
              day: formatDate(term.paidThrough),
            }),
          })),
          { id: '0', label: words.noRent },
        ]}
      />
      <TextField
        name="cents"
        label={words.amount}
        inputMode="decimal"
        autoComplete="off"
        hint={months > 0 ? words.amountHint : undefined}
        value={amount}
        onChange={({ target }) => setTyped(target.value)}
      />
      <RadioCards
        name="way"
        legend={words.way}
        value={way}
        onChoose={setWay}
        options={ways.map((each) => ({ value: each, label: money.ways[each] }))}
      />
      {way === 'cash' && (
        <TextField
          name="tendered"
          label={words.tendered}
          inputMode="decimal"
          autoComplete="off"
          required={false}
          value={tendered}
          onChange={({ target }) => setTendered(target.value)}
        />
      )}
      {way === 'cash' && change >= 0 && (
        <p className="row items-baseline" aria-live="polite">
          {words.change} <strong className="figure success">{formatExactDollars(change)}</strong>
        </p>
      )}
      {hasEmail && isFirst && (
        <label className="min-h-tap row gap-2.5 col-span-all">
          <input
            type="checkbox"
            checked={isEmailed}
            onChange={({ target }) => setEmailed(target.checked)}
          />
          {words.email}
        </label>
      )}
    </CallForm>
  )
}

/** As it is typed: no sign, no separators. */
function plainDollars(cents: number) {
  return (Math.max(0, cents) / 100).toFixed(2)
}
