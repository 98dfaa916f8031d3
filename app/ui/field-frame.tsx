import { useId, type ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { useForm } from './form-context.ts'

import css from './field.module.css'

/** What a control must carry, so that its label, hint and problem are read with it. */
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
  /** Ids of further texts that describe the field. */
  describedBy?: string
  children: (attributes: ControlAttributes) => ReactNode
}

/** A control with its label above; what is wrong with it stands below and is read with it. */
export function FieldFrame({ name, label, hint, describedBy, children }: FieldFrameProps) {
  const ownId = useId()
  const { problems, ids } = useForm()
  const id = ids ? `${ids}-${name}` : ownId
  const problem = problems?.fields[name]
  const descriptions = [problem && `${id}-problem`, hint && `${id}-hint`, describedBy].filter(
    Boolean,
  )

  return (
    <div className={css.field}>
      <label className="text-15 semibold" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': descriptions.join(' ') || undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} className={`${css.problem} text-15 row gap-1.5 items-start`}>
          <Icon name="alert" size={18} />
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={`${css.hint} muted small`}>
          {hint}
        </p>
      )}
    </div>
  )
}
