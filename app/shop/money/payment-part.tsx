import { useState } from 'react'

import { moneyPage } from '#app/content/staff/money.ts'
import type { AnswerOf } from '#app/shop/client.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { ClosingRentList } from '#app/shop/core/closing-rent-list.tsx'
import { useBox } from '#app/shop/core/find-field.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { parseDollars } from '#app/ui/dollars.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Sums } from '#app/ui/sums.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls, type Dues } from '#shared/shop/money/calls.ts'

import { OtherActions } from './other-actions.tsx'
import { describePaid, PayFields } from './pay-fields.tsx'
import { Sale } from './sale-part.tsx'

import css from './money.module.css'
import card from '#app/ui/card.module.css'

const { pay: words } = moneyPage

type OnDone = (text: string, receipt?: number) => void

/** A box by its number, what is due for it, and the payment. */
export function PaymentPart({ onDone }: { onDone: OnDone }) {
  return (
    <Part title={words.title}>
      <Payment onDone={onDone} />
    </Part>
  )
}

type PaymentProps = {
  /** The box of the page; without it its number is asked for. */
  box?: number
  onDone: OnDone
}

export function Payment({ box: given, onDone }: PaymentProps) {
  const { found, refresh, clear, showField } = useBox(moneyCalls.getDues, given)
  const [turn, setTurn] = useState(0)

  function finish(text: string, receipt?: number, isOver = true) {
    if (isOver) clear()
    else void refresh()
    setTurn(turn + 1)
    onDone(text, receipt)
  }

  return (
    <>
      {showField()}
      {found?.rentals.map((rental) => (
        <div key={rental.id} className={`${card.card} screen-only`}>
          <DuesCard box={found.box} rental={rental} />
          {(rental.renewals.length > 0 || rental.balance > 0) && (
            <PaymentForm
              // What was done begins another form; what somebody else did leaves it as it is.
              key={turn}
              rental={rental}
              onDone={finish}
              onChanged={() => void refresh()}
            />
          )}
          <details className="stack fold">
            <summary>{moneyPage.sale.toBox}</summary>
            <Sale
              to={{ rental, onChanged: () => void refresh() }}
              onDone={(text, receipt) => finish(text, receipt, false)}
            />
          </details>
          <OtherActions
            rental={rental}
            onChanged={() => void refresh()}
            onDone={(text, receipt) => finish(text, receipt, false)}
          />
        </div>
      ))}
    </>
  )
}

type PaymentFormProps = {
  rental: Dues
  onDone: OnDone
  onChanged: () => void
}

function PaymentForm({ rental, onDone, onChanged }: PaymentFormProps) {
  const { id, balance, lateFeeCents, renewals, hasEmail } = rental
  const [months, setMonths] = useState(balance > 0 ? 0 : (renewals[0]?.months ?? 0))
  const renewal = renewals.find((term) => term.months === months)
  const due = balance + (renewal ? renewal.cents + lateFeeCents : 0)
  const [typed, setTyped] = useState<string | null>(null)
  const amount = typed ?? plainDollars(due)

  function finish({ receipt, change: back }: AnswerOf<typeof moneyCalls.takePayment>) {
    onDone(describePaid({ receipt, cents: parseDollars(amount), change: back }), receipt)
  }

  return (
    <CallForm
      hasId
      call={moneyCalls.takePayment}
      label={words.title}
      submit={words.submit}
      values={{ rentalId: id }}
      seen={rental.version}
      onDone={finish}
      onChanged={onChanged}
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
      <NumberField
        name="cents"
        label={words.amount}
        isDecimal
        hint={months > 0 ? words.amountHint : undefined}
        value={amount}
        onChange={({ target }) => setTyped(target.value)}
      />
      <PayFields cents={parseDollars(amount)} hasEmail={hasEmail} />
    </CallForm>
  )
}

/** As it is typed: no sign, no separators. */
function plainDollars(cents: number) {
  return (Math.max(0, cents) / 100).toFixed(2)
}

/** Who has a box, until when it is paid, and what is owed either way. */
function DuesCard({ box, rental }: { box: number; rental: Dues }) {
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
      {rental.closesOn && rental.closingRent && (
        <div>
          <p>{interpolate(words.closes, { day: formatDate(rental.closesOn) })}</p>
          <ClosingRentList rent={rental.closingRent} closesOn={rental.closesOn} />
        </div>
      )}
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

function stateOf({ closedOn, paidThrough }: Dues) {
  if (closedOn) return interpolate(words.closed, { day: formatDate(closedOn) })
  if (!paidThrough) return words.notStarted
  return interpolate(words.paidThrough, { day: formatDate(paidThrough) })
}
