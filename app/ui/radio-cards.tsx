import type { ReactNode } from 'react'

import { CHOICE } from './looks.ts'

type RadioCardsProps<Value extends string | number> = {
  legend: string
  name: string
  /** `text`: what a choice means. */
  options: { value: Value; label: ReactNode; text?: string }[]
  value: Value | null
  /** Without it the form alone keeps what is chosen, and `value` is where it begins. */
  onChoose?: (value: Value) => void
  /** How the cards are laid out. */
  className?: string | undefined
  /** Of the fieldset: what it carries until the page is hydrated. */
  group?: object
}

/** A few things to choose one of, each in a frame of its own. */
export function RadioCards<Value extends string | number>(props: RadioCardsProps<Value>) {
  const {
    legend,
    name,
    options,
    value,
    onChoose,
    className = 'flex flex-wrap gap-3',
    group,
  } = props
  return (
    <fieldset {...group}>
      <legend>{legend}</legend>
      <div className={className}>
        {options.map((option) => (
          <label key={option.value} className={CHOICE}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(onChoose
                ? { checked: value === option.value, onChange: () => onChoose(option.value) }
                : { defaultChecked: value === option.value })}
            />
            {option.text ? (
              <span>
                {option.label} <span className="block text-15 text-muted">{option.text}</span>
              </span>
            ) : (
              option.label
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
