import { useState } from 'react'
import { Link } from 'react-router'

import { moneyPage } from '#app/content/en/staff/money.ts'
import { CallForm } from '#app/staff/call-form.tsx'
import { ChoiceField } from '#app/staff/choice-field.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { formatTimeOf } from '#app/rental/times.ts'
import type { TillAnswer } from '#shared/rental/money-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import { CloseForm } from './close-form.tsx'
import type { Done } from './done.ts'

import css from './money.module.css'

const { till: words } = moneyPage

type TillPartProps = { till: TillAnswer; onDone: (done: Done) => void }

/** Today's till: opened, what must lie in it, what was put in or taken out, counted and closed. */
export function TillPart({ till, onDone }: TillPartProps) {
  const { state, day, openedAt, openedBy } = till
  if (state === 'not-open') {
    return (
      <Part title={words.title}>
        <div className={css.card}>
          <p className={css.big}>{words.notOpen}</p>
          <OpenForm previousFloat={till.previousFloat} onDone={onDone} />
        </div>
      </Part>
    )
  }
  return (
    <Part title={words.title}>
      <div className={css.card}>
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
          <Link to={`?day=${day}`} className={buttonClasses({ variant: 'quiet' })}>
            {words.sheet}
          </Link>
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
    <dl className={css.sums}>
      {rows
        .filter(([id, cents]) => cents !== 0 || id === 'float')
        .map(([id, cents]) => (
          <div key={id}>
            <dt>{words.flow[id]}</dt>
            <dd>{formatExactDollars(cents)}</dd>
          </div>
        ))}
      <div className={css.total}>
        <dt>{words.expected}</dt>
        <dd>{formatExactDollars(expected)}</dd>
      </div>
    </dl>
  )
}

function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className={css.more} name="till">
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
      label={words.submitOpen}
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
  const [direction, setDirection] = useState('paid-out')
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
      <ChoiceField
        name="direction"
        label={movement.direction}
        value={direction}
        onChange={setDirection}
        options={[
          { id: 'paid-in', label: movement['paid-in'] },
          { id: 'paid-out', label: movement['paid-out'] },
        ]}
      />
      <TextField name="cents" label={movement.cents} inputMode="decimal" autoComplete="off" />
      <TextField name="reason" label={movement.reason} autoComplete="off" />
    </CallForm>
  )
}
