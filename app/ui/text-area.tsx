import type { ComponentProps } from 'react'

import { FieldFrame } from './field-frame.tsx'

import css from './field.module.css'

type TextAreaProps = Pick<
  ComponentProps<'textarea'>,
  'autoComplete' | 'defaultValue' | 'onChange' | 'required' | 'rows' | 'spellCheck' | 'value'
> & { name: string; label: string; hint?: string; describedBy?: string }

/** A labelled control for several lines; it grows with what is written, where the browser can. */
export function TextArea({ name, label, hint, describedBy, rows = 5, ...rest }: TextAreaProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} describedBy={describedBy}>
      {(attributes) => (
        <textarea {...rest} {...attributes} rows={rows} className={`${css.input} ${css.area}`} />
      )}
    </FieldFrame>
  )
}
