import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'

import { staffConsole } from '#app/content/staff/console.ts'
import type { ButtonStyle } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

import type { CallOutcome } from './call-action.ts'

import css from '#app/shop/core/call-form.module.css'

export type CallFormProps<Answer> = ButtonStyle & {
  /** What follows `/shop/v1` in the address of the call. */
  path: string
  /** The name of the form, where it is not what its button says. */
  label?: string
  submit: string
  /** Sent as they are, beside what is entered. */
  values?: Record<string, string | number | boolean>
  /** Sends an id of its own with each attempt, so that the same attempt is posted once. */
  hasId?: boolean
  onDone: (answer: Answer) => void
  /** Why the call as a whole was refused: by code, and in a sentence. */
  onRefused?: (code: string, sentence: string) => void
  children?: ReactNode
}

/** A form of the console: its fields, and the button that posts them to a call. */
export function CallForm<Answer>(props: CallFormProps<Answer>) {
  const { path, submit, label = submit, values = {}, hasId, onDone, onRefused, ...rest } = props
  const { children, ...style } = rest
  const fetcher = useFetcher<CallOutcome>()
  const [firstId] = useState(() => crypto.randomUUID())
  const { data } = fetcher
  const finish = useEffectEvent((outcome: CallOutcome) => {
    if (outcome.problems === null) onDone(outcome.answer as Answer)
    else if (outcome.problems.form) onRefused?.(outcome.code, outcome.problems.form)
  })

  useEffect(() => {
    if (data) finish(data)
  }, [data])

  return (
    <Form fetcher={fetcher} label={label}>
      <input type="hidden" name="path" value={path} />
      {hasId && <input type="hidden" name="id" value={data?.nextId ?? firstId} />}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children && <div className={`${css.fields} stack items-start`}>{children}</div>}
      <div>
        <SubmitButton {...style} busy={staffConsole.waiting}>
          {submit}
        </SubmitButton>
      </div>
    </Form>
  )
}
