import { useEffectEvent, useState, type ReactNode } from 'react'

import { staffConsole } from '#app/content/staff/console.ts'
import type { AnswerOf, InputOf } from '#app/shop/client.ts'
import { refreshAnswers } from '#app/shop/use-shop-query.ts'
import type { ButtonStyle } from '#app/ui/button.tsx'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Call } from '#shared/shop/core/contract.ts'

import { postForm } from './post-form.ts'

import css from './call-form.module.css'

/** Of a call that rests on what the screen showed. */
type ActingProps = {
  /** The version of what the screen shows. */
  seen: string
  /** Something of it has changed: it is asked for anew, while what was typed stays. */
  onChanged: (sentence: string) => void
}

export type CallFormProps<One extends Call> = FormProps<One> &
  (InputOf<One> extends { seen: string } ? ActingProps : unknown)

type FormProps<One extends Call> = ButtonStyle & {
  call: One
  /** The name of the form, where it is not what its button says. */
  label?: string
  submit: string
  /** Sent beside what is entered. */
  values?: Partial<InputOf<One>>
  /** Sends an id of its own with each attempt, as its idempotency key. */
  hasId?: boolean
  /** Every answer on the page is loaded again by itself. */
  onDone?: (answer: AnswerOf<One>, sent: InputOf<One>) => void
  /** Why the call as a whole was refused: by code, and in a sentence. */
  onRefused?: (code: string, sentence: string) => void
  /** The button stays in view at the bottom of the window. */
  isSticky?: boolean
  children?: ReactNode
}

/** A form of the console: the fields of a call, by their names, and the button that makes it. */
export function CallForm<One extends Call>(props: CallFormProps<One>) {
  const { call, submit, label = submit, values, hasId, onDone, onRefused, ...rest } = props
  const { seen, onChanged, isSticky, children, ...style } = rest as Partial<ActingProps> &
    typeof rest
  const [id, setId] = useState(() => crypto.randomUUID())
  const finish = useEffectEvent((answer: AnswerOf<One>, sent: InputOf<One>) =>
    onDone?.(answer, sent),
  )
  const submission = useSubmission(async (form) => {
    const posted = await postForm(call, form, {
      ...values,
      ...(hasId && { id }),
      ...(seen !== undefined && { seen }),
    })
    if (posted.problems) {
      const { problems, error } = posted
      if (error) onRefused?.(error.code, error.message)
      if (error?.code === 'changed') onChanged?.(error.message)
      return { problems }
    }
    // After a refusal or a lost answer the next attempt is the same one.
    setId(crypto.randomUUID())
    finish(posted.data, posted.sent)
    await refreshAnswers()
    return { problems: null }
  })

  return (
    <Form fetcher={submission} label={label}>
      {children && <div className={`${css.fields} stack items-start`}>{children}</div>}
      <div className={isSticky ? 'sticky bottom-0 bg-raised py-2' : undefined}>
        <SubmitButton {...style} busy={staffConsole.waiting}>
          {submit}
        </SubmitButton>
      </div>
    </Form>
  )
}
