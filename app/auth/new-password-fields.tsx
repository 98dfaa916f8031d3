import { useEffect, useId, useRef, useState } from 'react'

import { Icon } from '#app/ui/icon.tsx'
import { PasswordField } from '#app/ui/text-field.tsx'
import { fields as words } from '#content/auth-forms.ts'
import { checklist } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'
import { composePassword, passwordRules } from '#shared/password.ts'

type NewPasswordFieldsProps = {
  labels?: { password: string; confirm: string }
}

const plainLabels = { password: words.password, confirm: words.confirmPassword }

export function NewPasswordFields({ labels = plainLabels }: NewPasswordFieldsProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const rulesId = useId()
  const password = composePassword(text)
  const items = passwordRules.map(({ id, label, holds }) => ({ id, label, met: holds(password) }))

  // The field may have text from before hydration.
  useEffect(() => setText(input.current?.value ?? ''), [])

  return (
    <div className="grid grid-cols-1 gap-5">
      <PasswordField
        ref={input}
        name="password"
        label={labels.password}
        autoComplete="new-password"
        describedBy={rulesId}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Checklist id={rulesId} items={items} />
      <PasswordField name="confirmPassword" label={labels.confirm} autoComplete="new-password" />
    </div>
  )
}

type ChecklistItem = { id: string; label: string; met: boolean }

function Checklist({ id, items }: { id: string; items: ChecklistItem[] }) {
  const met = items.filter((item) => item.met).length
  return (
    <div id={id}>
      <p className="text-15 text-muted">{words.passwordRules}</p>
      <ul className="mt-2 grid grid-cols-1 gap-[0.3125rem]">
        {items.map((item) => (
          <li
            key={item.id}
            className={`flex items-start gap-2.5 text-15 leading-[1.45] wrap-anywhere [&>svg]:mt-0.5 [&>svg]:flex-none ${item.met ? 'text-ink [&>svg]:text-success' : 'text-muted [&>svg]:text-line-strong'}`}
          >
            <Icon name={item.met ? 'check' : 'circle'} size={18} />
            <span>
              <span className="sr-only">{item.met ? checklist.met : checklist.notMet} </span>
              {item.label}
            </span>
          </li>
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {interpolate(checklist.count, { met, all: items.length })}
      </p>
    </div>
  )
}
