import { type ReactNode, useState } from 'react'

import { moneyPage } from '#app/content/en/staff/money.ts'
import { CallForm } from '#app/staff/call-form.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatTimeOf } from '#app/rental/times.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { Sums } from '#app/ui/sums.tsx'
import type { TillAnswer } from '#shared/rental/money-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import { CloseForm } from './close-form.tsx'
import type { Done } from './done.ts'

const { till: words } = moneyPage

type TillPartProps = { till: TillAnswer; onDone: (done: Done) => void }

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
                who: openedBy ?? words.somebody,
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
              <CloseForm till={till} onDone={() => onDone({ text: words.close.done })} />
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
export function CashFlowList({ till: { flow, expected } }: { till: TillAnswer }) {
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

type OpenFormProps = { previousFloat: number | null; onDone: (done: Done) => void }

function OpenForm({ previousFloat, onDone }: OpenFormProps) {
  const before = previousFloat === null ? '' : (previousFloat / 100).toFixed(2)
  return (
    <CallForm
      path="/staff/money/till/open"
      submit={words.submitOpen}
      onDone={() => onDone({ text: words.open })}
    >
      <TextField
        name="floatCents"
        label={words.float}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={before}
        hint={before && interpolate(words.floatHint, { amount: `$${before}` })}
      />
    </CallForm>
  )
}

function MovementForm({ onDone }: { onDone: (done: Done) => void }) {
  const [made, setMade] = useState(0)
  const { movement } = words
  return (
    <CallForm
      key={made}
      hasId
      variant="quiet"
      path="/staff/money/till/movements"
      label={movement.title}
      submit={movement.submit}
      onDone={() => {
        setMade(made + 1)
        onDone({ text: movement.done })
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
      <TextField name="cents" label={movement.cents} inputMode="decimal" autoComplete="off" />
      <TextField name="reason" label={movement.reason} autoComplete="off" />
    </CallForm>
  )
}
