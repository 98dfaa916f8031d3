import { useState } from 'react'

import { moneyPage } from '#app/content/en/staff/money.ts'
import { CallForm } from '#app/staff/call-form.tsx'
import { formatDollars } from '#app/ui/dollars.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { Sums } from '#app/ui/sums.tsx'
import type { TillAnswer } from '#shared/rental/money-answers.ts'
import { denominations, sumCounts } from '#shared/rental/till.ts'

import css from './money.module.css'

const { close: words } = moneyPage.till

type CloseFormProps = {
  till: Pick<TillAnswer, 'day' | 'expected'>
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
      path="/staff/money/till/close"
      label={words.title}
      submit={words.submit}
      values={isPast ? { day } : {}}
      onDone={onDone}
    >
      <p className="col-span-all">{words.about}</p>
      <div className={`${css.counts} stack gap-3 col-span-all`}>
        {denominations.map((cents) => (
          <TextField
            key={cents}
            name={`counts.${cents}`}
            label={formatDollars(cents)}
            inputMode="numeric"
            autoComplete="off"
            required={false}
            onChange={({ target }) => setCounts({ ...counts, [cents]: Number(target.value) || 0 })}
          />
        ))}
      </div>
      <div className="col-span-all" aria-live="polite">
        <Sums
          rows={[[words.counted, counted]]}
          total={[words.difference, difference === 0 ? words.even : difference]}
        />
      </div>
      {difference !== 0 && (
        <TextField name="reason" label={words.reason} autoComplete="off" required={false} />
      )}
    </CallForm>
  )
}
