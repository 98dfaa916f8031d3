import type { ComponentProps, ReactNode } from 'react'

import { FieldFrame } from './field-frame.tsx'

import css from './field.module.css'

export type FieldProps = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'defaultValue'
  | 'inputMode'
  | 'maxLength'
  | 'onBlur'
  | 'onChange'
  | 'readOnly'
  | 'ref'
  | 'required'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'value'
> & {
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'time'
  hint?: string
  /** Stands inside the control, after the input. */
  after?: ReactNode
  /** Ids of further texts that describe the field. */
  describedBy?: string
}

/** A labelled input; what is wrong with it stands below and is read with it. */
export function TextField({
  name,
  label,
  hint,
  after,
  describedBy,
  type = 'text',
  required = true,
  ...rest
}: FieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} describedBy={describedBy}>
      {(attributes) => {
        const input = (
          <input
            {...rest}
            {...attributes}
            type={type}
            required={required}
            className={after ? `${css.input} ${css.secret}` : css.input}
          />
        )
        if (!after) return input
        return (
          <div className={`${css.control} relative`}>
            {input}
            {after}
          </div>
        )
      }}
    </FieldFrame>
  )
}
