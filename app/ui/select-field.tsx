import type { ComponentProps } from 'react'

import { FieldFrame } from './field-frame.tsx'

import css from './field.module.css'

type SelectFieldProps = Pick<
  ComponentProps<'select'>,
  'defaultValue' | 'onChange' | 'required' | 'value'
> & {
  name: string
  label: string
  hint?: string
  options: readonly { id: string; label: string }[]
  /** The first line, which chooses nothing. */
  unchosen?: string
}

/** A labelled choice of one among several. */
export function SelectField({ name, label, hint, options, unchosen, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {(attributes) => (
        <select {...rest} {...attributes} className={`${css.input} ${css.choice}`}>
          {unchosen && <option value="">{unchosen}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
