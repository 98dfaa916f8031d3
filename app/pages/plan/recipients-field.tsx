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

import css from './recipients-field.module.css'

const words = costCalculator.form

type RecipientsFieldProps = { count: number; choose: (count: number) => void }

/** A number that can be typed, or stepped; what is no number is said and reckons nothing. */
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
      <fieldset className={`${css.stepper} relative`} {...untilHydrated}>
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
        <Step sign="−" name={words.fewer} off={count === 0} press={() => step(-1)} />
        <Step sign="+" name={words.more} off={count === mostRecipients} press={() => step(1)} />
        <p className="sr-only" role="status">
          {isWrong ? sentence : ''}
        </p>
      </fieldset>
    </FormContext>
  )
}

type StepProps = { sign: string; name: string; off: boolean; press: () => void }

/** It keeps the focus at either end, where a disabled button would lose it. */
function Step({ sign, name, off, press }: StepProps) {
  return (
    <button
      type="button"
      className={css.step}
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={off ? undefined : press}
    >
      {sign}
    </button>
  )
}
