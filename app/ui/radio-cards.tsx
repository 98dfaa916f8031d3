import type { ReactNode } from 'react'

import { CHOICE } from './looks.ts'

type RadioCardsProps<Value extends string | number> = {
  legend: string
  name: string
  options: { value: Value; label: ReactNode; text?: string }[]
  value: Value | null
  onChoose?: (value: Value) => void
  className?: string | undefined
  group?: object
}

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
