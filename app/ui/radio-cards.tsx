import type { ReactNode } from 'react'

import css from './radio-group.module.css'

type RadioCardsProps<Value extends string | number> = {
  legend: string
  name: string
  options: { value: Value; label: ReactNode }[]
  value: Value
  onChoose: (value: Value) => void
  /** How the cards are laid out. */
  layout: string | undefined
  /** Of the fieldset: what it carries until the page is hydrated. */
  group?: object
}

/** A few things to choose one of, each in a frame of its own. */
export function RadioCards<Value extends string | number>(props: RadioCardsProps<Value>) {
  const { legend, name, options, value, onChoose, layout, group } = props
  return (
    <fieldset className={css.group} {...group}>
      <legend>{legend}</legend>
      <div className={layout}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
