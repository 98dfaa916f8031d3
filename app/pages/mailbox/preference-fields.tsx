import { useId, type ReactNode } from 'react'

import controls from './control.module.css'
import css from './preference-fields.module.css'

/** Controls under one name. */
export function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of a few, all in sight. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <Group label={label}>
      {options.map((option) => (
        <label key={option.value} className={css.line}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Group>
  )
}

type SwitchProps = {
  label: string
  hint?: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Yes or no. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <label className={css.line}>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint && id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p id={id} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

type SwitchesProps<Name extends string> = {
  of: readonly { name: Name; label: string; hint?: string }[]
  values: Readonly<Record<Name, boolean>>
  onChange: (name: Name, checked: boolean) => void
}

/** Several of them, each for the value of its name. */
export function Switches<Name extends string>({ of, values, onChange }: SwitchesProps<Name>) {
  return of.map(({ name, ...words }) => (
    <Switch
      key={name}
      {...words}
      checked={values[name]}
      onChange={(checked) => onChange(name, checked)}
    />
  ))
}

type NumberChoiceProps = {
  label: string
  value: number
  /** Ascending; a value that is not among them is added. */
  numbers: readonly number[]
  describe: (number: number) => string
  onChange: (number: number) => void
}

/** One of several numbers. */
export function NumberChoice({ label, value, numbers, describe, onChange }: NumberChoiceProps) {
  const all = [...new Set([...numbers, value])].toSorted((one, other) => one - other)
  return (
    <label className={css.choice}>
      <span>{label}</span>
      <select
        className={controls.control}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {all.map((number) => (
          <option key={number} value={number}>
            {describe(number)}
          </option>
        ))}
      </select>
    </label>
  )
}
