import { useId, type ComponentProps, type ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { useForm } from './form-context.ts'

import css from './field.module.css'

export type FieldProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'defaultValue' | 'onChange' | 'ref' | 'spellCheck' | 'autoCapitalize'
> & {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
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
  ...rest
}: FieldProps) {
  const id = useId()
  const { problems } = useForm()
  const problem = problems?.fields[name]
  const descriptions = [problem && `${id}-problem`, hint && `${id}-hint`, describedBy].filter(
    Boolean,
  )

  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.control}>
        <input
          {...rest}
          id={id}
          name={name}
          type={type}
          required
          className={after ? `${css.input} ${css.secret}` : css.input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={descriptions.join(' ') || undefined}
        />
        {after}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={css.problem}>
          <Icon name="alert" size={18} />
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
