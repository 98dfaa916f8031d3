import { useId, useState, type ComponentProps, type ReactNode } from 'react'

import { form as words } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

import { useForm } from './form-context.ts'
import { useDisabledUntilHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import { FIELD, INPUT } from './looks.ts'

type ControlAttributes = {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldFrameProps = {
  name: string
  label: string
  hint?: string
  describedBy?: string
  children: (attributes: ControlAttributes) => ReactNode
}

export function FieldFrame({ name, label, hint, describedBy, children }: FieldFrameProps) {
  const ownId = useId()
  const { problems, ids } = useForm()
  const id = ids ? `${ids}-${name}` : ownId
  const problem = problems?.fields[name]
  const descriptions = [problem && `${id}-problem`, hint && `${id}-hint`, describedBy].filter(
    Boolean,
  )

  return (
    <div className={FIELD}>
      <label className="text-15 font-semibold" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': descriptions.join(' ') || undefined,
      })}
      {problem && <FieldProblem id={`${id}-problem`} text={problem} />}
      {hint && (
        <p id={`${id}-hint`} className="text-small leading-normal text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldProblem({ id, text }: { id: string; text: string }) {
  return (
    <p
      id={id}
      className="flex items-start gap-1.5 text-15 leading-[1.4] font-medium wrap-anywhere text-error [&>svg]:mt-0.5 [&>svg]:flex-none"
    >
      <Icon name="alert" size={18} />
      {text}
    </p>
  )
}

type FieldProps = Pick<
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
  after?: ReactNode
  describedBy?: string
}

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
            className={after ? `${INPUT} pr-14` : INPUT}
          />
        )
        if (!after) return input
        return (
          <div className="relative flex">
            {input}
            {after}
          </div>
        )
      }}
    </FieldFrame>
  )
}

export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false)
  const untilHydrated = useDisabledUntilHydrated()

  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      after={
        <button
          type="button"
          className="absolute inset-y-[0.3125rem] right-[0.3125rem] grid w-10 place-items-center rounded-[0.4375rem] text-muted hover:bg-lifted hover:text-ink"
          {...untilHydrated}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <span className="sr-only">
            {interpolate(words.showPassword, { field: props.label.toLowerCase() })}
          </span>
          <Icon name={shown ? 'hidden' : 'shown'} size={22} />
        </button>
      }
    />
  )
}

type TextAreaProps = Pick<
  ComponentProps<'textarea'>,
  'autoComplete' | 'defaultValue' | 'onChange' | 'required' | 'rows' | 'spellCheck' | 'value'
> & { name: string; label: string; hint?: string; describedBy?: string }

export function TextArea({ name, label, hint, describedBy, rows = 5, ...rest }: TextAreaProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} describedBy={describedBy}>
      {(attributes) => (
        <textarea
          {...rest}
          {...attributes}
          rows={rows}
          className={`${INPUT} field-sizing-content max-h-120 min-h-37 resize-y [contain:inline-size]`}
        />
      )}
    </FieldFrame>
  )
}
