import { useState, type ReactNode } from 'react'

import { moneyPage } from '#app/content/staff/money.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { nameOnly } from '#app/shop/core/names.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatTimeOf } from '#app/shop/core/times.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { formatDollars } from '#app/ui/dollars.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { Sums } from '#app/ui/sums.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { Till } from '#shared/shop/money/till-calls.ts'
import { denominations, sumCounts } from '#shared/shop/money/till.ts'

import css from './money.module.css'
import card from '#app/ui/card.module.css'

const { till: words } = moneyPage
const { close: closing } = words

type TillPartProps = { till: Till; onDone: (text: string) => void }

/** Today's till: opened, what must lie in it, what was put in or taken out, counted and closed. */
export function TillPart({ till, onDone }: TillPartProps) {
  const { state, day, openedAt, openedBy } = till
  if (state === 'not-open') {
    return (
      <Part title={words.title}>
        <div className={`${card.card} screen-only`}>
          <p className="text-part bold">{words.notOpen}</p>
          <OpenForm previousFloat={till.previousFloat} onDone={onDone} />
        </div>
      </Part>
    )
  }
  return (
    <Part title={words.title}>
      <div className={`${card.card} screen-only`}>
        <p>
          {state === 'open' && openedAt !== null
            ? interpolate(words.since, {
                time: formatTimeOf(openedAt),
                who: openedBy ? nameOnly(openedBy) : words.somebody,
              })
            : words.closed}
        </p>
        <CashFlowList till={till} />
        {state === 'open' && (
          <>
            <Fold title={words.movement.title}>
              <MovementForm onDone={onDone} />
            </Fold>
            <Fold title={words.close.title}>
              <CloseForm till={till} onDone={() => onDone(words.close.done)} />
            </Fold>
          </>
        )}
        <div>
          <ButtonRoute variant="quiet" to={`?day=${day}`}>
            {words.sheet}
          </ButtonRoute>
        </div>
      </div>
    </Part>
  )
}

/** How the cash of a day adds up to what must lie in the drawer. */
export function CashFlowList({ till: { flow, expected } }: { till: Till }) {
  const rows = [
    ['float', flow.float],
    ['payments', flow.payments],
    ['refunds', -flow.refunds],
    ['reversals', flow.reversals],
    ['paidIn', flow.paidIn],
    ['paidOut', -flow.paidOut],
  ] as const
  return (
    <Sums
      rows={rows
        .filter(([id, cents]) => cents !== 0 || id === 'float')
        .map(([id, cents]) => [words.flow[id], cents])}
      total={[words.expected, expected]}
    />
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="stack fold" name="till">
      <summary>{title}</summary>
      {children}
    </details>
  )
}

type OpenFormProps = { previousFloat: number | null; onDone: (text: string) => void }

function OpenForm({ previousFloat, onDone }: OpenFormProps) {
  const before = previousFloat === null ? '' : (previousFloat / 100).toFixed(2)
  return (
    <CallForm
      call={moneyCalls.openTill}
      submit={words.submitOpen}
      onDone={() => onDone(words.open)}
    >
      <NumberField
        name="floatCents"
        label={words.float}
        isDecimal
        defaultValue={before}
        hint={before && interpolate(words.floatHint, { amount: `$${before}` })}
      />
    </CallForm>
  )
}

function MovementForm({ onDone }: { onDone: (text: string) => void }) {
  const [made, setMade] = useState(0)
  const { movement } = words
  return (
    <CallForm
      key={made}
      hasId
      variant="quiet"
      call={moneyCalls.moveCash}
      label={movement.title}
      submit={movement.submit}
      onDone={() => {
        setMade(made + 1)
        onDone(movement.done)
      }}
    >
      <RadioCards
        name="direction"
        legend={movement.direction}
        value="paid-out"
        options={[
          { value: 'paid-in', label: movement['paid-in'] },
          { value: 'paid-out', label: movement['paid-out'] },
        ]}
      />
      <NumberField name="cents" label={movement.cents} isDecimal />
      <TextField name="reason" label={movement.reason} autoComplete="off" />
    </CallForm>
  )
}

type CloseFormProps = {
  till: Pick<Till, 'day' | 'expected'>
  /** Another day than today is named: only the administrator may. */
  isPast?: boolean
  onDone: () => void
}

/** The drawer counted by bills and coins, beside what must be in it; a difference needs its reason. */
export function CloseForm({ till: { day, expected }, isPast, onDone }: CloseFormProps) {
  const [counts, setCounts] = useState<Record<string, number>>({})
  const counted = sumCounts(counts)
  const difference = counted - expected
  return (
    <CallForm
      call={moneyCalls.closeTill}
      label={closing.title}
      submit={closing.submit}
      values={isPast ? { day } : {}}
      onDone={onDone}
    >
      <p className="col-span-all">{closing.about}</p>
      <div className={`${css.counts} stack gap-3 col-span-all`}>
        {denominations.map((cents) => (
          <NumberField
            key={cents}
            name={`counts.${cents}`}
            label={formatDollars(cents)}
            required={false}
            onChange={({ target }) => setCounts({ ...counts, [cents]: Number(target.value) || 0 })}
          />
        ))}
      </div>
      <div className="col-span-all" aria-live="polite">
        <Sums
          rows={[[closing.counted, counted]]}
          total={difference === 0 ? [closing.even, 0] : [closing.difference, difference]}
        />
      </div>
      {difference !== 0 && (
        <TextField name="reason" label={closing.reason} autoComplete="off" required={false} />
      )}
    </CallForm>
  )
}
