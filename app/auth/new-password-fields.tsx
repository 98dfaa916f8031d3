import { useEffect, useId, useRef, useState } from 'react'

import { fields as words } from '#app/content/en/auth-forms.ts'
import { Checklist } from '#app/ui/checklist.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { passwordRules } from '#shared/password.ts'

type NewPasswordFieldsProps = {
  labels?: { password: string; confirm: string }
}

const plainLabels = { password: words.password, confirm: words.confirmPassword }

/** A new password, typed twice, with the live list of rules. */
export function NewPasswordFields({ labels = plainLabels }: NewPasswordFieldsProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const rulesId = useId()
  const items = passwordRules.map(({ id, label, holds }) => ({ id, label, met: holds(text) }))

  // What was typed before React took over counts too.
  useEffect(() => setText(input.current?.value ?? ''), [])

  return (
    <div className="stack gap-5">
      <PasswordField
        ref={input}
        name="password"
        label={labels.password}
        autoComplete="new-password"
        describedBy={rulesId}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Checklist id={rulesId} title={words.passwordRules} items={items} />
      <PasswordField name="confirmPassword" label={labels.confirm} autoComplete="new-password" />
    </div>
  )
}
