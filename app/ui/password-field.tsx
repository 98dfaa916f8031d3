import { useState } from 'react'

import { interpolate } from '#shared/interpolate.ts'
import { form as words } from '#app/content/en/ui.ts'

import { useDisabledUntilHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import { TextField, type FieldProps } from './text-field.tsx'

import css from './field.module.css'

/** A field for a password: it may be pasted, and looked at. */
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
          className={`${css.reveal} centered muted`}
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
