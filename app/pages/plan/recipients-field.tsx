import { useState } from 'react'

import { fees } from '#app/content/fees.ts'
import { fillIn } from '#app/facts/leave-out.ts'
import { charged, childRule } from '#app/pricing/price-words.ts'
import { FormContext } from '#app/ui/form-context.ts'
import { useDisabledUntilHydrated } from '#app/ui/hydrated.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { costCalculator, mostRecipients } from '#content/cost-calculator.ts'
import { interpolate } from '#shared/interpolate.ts'

import { readRecipients } from './selection.ts'

const words = costCalculator.form

type RecipientsFieldProps = { count: number; choose: (count: number) => void }

export function RecipientsField({ count, choose }: RecipientsFieldProps) {
  const untilHydrated = useDisabledUntilHydrated()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readRecipients(typed) === null
  const sentence = interpolate(words.recipientsProblem, { most: mostRecipients })

  function type(text: string) {
    const number = readRecipients(text)
    setTyped(number === count ? null : text)
    if (number === null) return
    setTyped(null)
    choose(number)
  }

  function step(by: number) {
    setTyped(null)
    choose(Math.min(Math.max(count + by, 0), mostRecipients))
  }

  return (
    <FormContext
      value={{ problems: { fields: isWrong ? { recipients: sentence } : {} }, pending: null }}
    >
      <fieldset className="relative [&_input]:pr-28 [&_input]:tabular-nums" {...untilHydrated}>
        <legend className="sr-only">{words.recipients}</legend>
        <TextField
          name="recipients"
          label={words.recipients}
          hint={fillIn(words.recipientsHint, {
            recipientFee: charged(fees.additionalRecipient),
            childRule,
          })}
          inputMode="numeric"
          autoComplete="off"
          required={false}
          value={typed ?? String(count)}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(null)}
        />
        <Step
          sign="−"
          className="right-13.5"
          name={words.fewer}
          off={count === 0}
          press={() => step(-1)}
        />
        <Step
          sign="+"
          className="right-[0.3125rem]"
          name={words.more}
          off={count === mostRecipients}
          press={() => step(1)}
        />
        <p className="sr-only" role="status">
          {isWrong ? sentence : ''}
        </p>
      </fieldset>
    </FormContext>
  )
}

const STEP =
  'absolute top-[calc(0.9375rem*1.6+0.4375rem+0.3125rem)] grid h-10 w-11 place-items-center rounded-[0.4375rem] bg-lifted text-[1.25rem] leading-none enabled:not-aria-disabled:hover:bg-line aria-disabled:cursor-default aria-disabled:text-line-strong'

type StepProps = {
  sign: string
  name: string
  className: string
  off: boolean
  press: () => void
}

/** `aria-disabled`, because a disabled button would lose the focus. */
function Step({ sign, name, className, off, press }: StepProps) {
  return (
    <button
      type="button"
      className={`${STEP} ${className}`}
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={off ? undefined : press}
    >
      {sign}
    </button>
  )
}
