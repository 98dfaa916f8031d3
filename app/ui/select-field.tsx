import type { ComponentProps } from 'react'

import { INPUT, SELECT } from './looks.ts'
import { FieldFrame } from './text-field.tsx'

type Option = { id: string; label: string; group?: string }

type SelectFieldProps = Pick<
  ComponentProps<'select'>,
  'defaultValue' | 'onChange' | 'required' | 'value'
> & {
  name: string
  label: string
  hint?: string
  options: readonly Option[]
  unchosen?: string
}

export function SelectField({ name, label, hint, options, unchosen, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {(attributes) => (
        <select {...rest} {...attributes} className={`${INPUT} ${SELECT}`}>
          {unchosen && <option value="">{unchosen}</option>}
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) =>
            group ? (
              <optgroup key={group} label={group}>
                {members.map(renderOption)}
              </optgroup>
            ) : (
              members.map(renderOption)
            ),
          )}
        </select>
      )}
    </FieldFrame>
  )
}

function renderOption({ id, label }: Option) {
  return (
    <option key={id} value={id}>
      {label}
    </option>
  )
}
