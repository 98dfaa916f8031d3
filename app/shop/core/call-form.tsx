import { useEffectEvent, useState, type ReactNode } from 'react'

import { staffConsole } from '#app/content/staff/console.ts'
import type { AnswerOf, InputOf } from '#app/shop/client.ts'
import { refreshAnswers } from '#app/shop/use-shop-query.ts'
import type { ButtonStyle } from '#app/ui/button.tsx'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { lookUp } from '#shared/look-up.ts'
import type { Call } from '#shared/shop/core/contract.ts'
import { isIdempotencyKey } from '#shared/shop/core/fields.ts'

import { CallFields, fieldsOf, type Fields } from './call-fields.tsx'
import { postForm } from './post-form.ts'
import { useSay, type Done } from './status-line.tsx'

type ActingProps = { seen: string }

export type CallFormProps<One extends Call> = FormProps<One> &
  (InputOf<One> extends { seen: string } ? ActingProps : unknown)

type FormProps<One extends Call> = ButtonStyle & {
  call: One
  label?: string
  submit: string
  values?: Partial<InputOf<One>>
  /** Queries of the page reload by themselves. */
  done?: Done | ((answer: AnswerOf<One>, sent: InputOf<One>) => Done | void)
  isRepeated?: boolean
  /** Called for a stale version, and shows it: queries are reloaded, typed values stay. */
  onStale?: (sentence: string) => Promise<void>
  /** In place of the contract's sentences, by code. */
  refusals?: Record<string, string>
  isSticky?: boolean
  about?: string
  fields?: Fields<One>
  children?: ReactNode
}

/** Refusals of a stale version. */
const STALE = ['changed', 'price_changed', 'item_gone']

/** Final: the next attempt is another one. */
const FINAL = ['refund_refused']

export function CallForm<One extends Call>(props: CallFormProps<One>) {
  const { call, submit, label = submit, values, isRepeated, done, ...rest } = props
  const { seen, onStale, refusals, isSticky, about, fields, children, ...style } =
    rest as Partial<ActingProps> & typeof rest
  const [id, setId] = useState(() => crypto.randomUUID())
  const { id: key } = fieldsOf(call)
  const say = useSay()
  const finish = useEffectEvent((answer: AnswerOf<One>, sent: InputOf<One>) => {
    const result = typeof done === 'function' ? done(answer, sent) : done
    if (result) say(result)
  })
  const submission = useSubmission(async (form) => {
    const posted = await postForm(call, form, {
      ...values,
      ...(key && isIdempotencyKey(key) && { id }),
      ...(seen !== undefined && { seen }),
    })
    if (posted.problems) {
      const { problems, error } = posted
      // Refusal and new data appear together, because the next attempt uses both.
      const isStale = error && STALE.includes(error.code)
      if (isStale && onStale) {
        await onStale(error.message)
        return { problems: { fields: {} } }
      }
      if (isStale) await refreshAnswers()
      if (error && FINAL.includes(error.code)) setId(crypto.randomUUID())
      const sentence = error?.isAnswer && lookUp(refusals ?? {}, error.code)
      if (!sentence) return { problems }
      await refreshAnswers()
      return { problems: { ...problems, form: sentence } }
    }
    // After a refusal or a lost response the next attempt keeps the idempotency key.
    setId(crypto.randomUUID())
    finish(posted.data, posted.sent)
    await refreshAnswers()
    return { problems: null }
  })

  return (
    <Form key={isRepeated ? id : undefined} fetcher={submission} label={label}>
      {(about ?? fields ?? children) && (
        <div className="grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] items-start [&>fieldset]:col-span-full">
          {about && <p className="col-span-full text-muted">{about}</p>}
          {fields && <CallFields call={call} of={fields} />}
          {children}
        </div>
      )}
      <div className={isSticky ? 'sticky bottom-0 bg-raised py-2' : undefined}>
        <SubmitButton {...style} busy={staffConsole.waiting}>
          {submit}
        </SubmitButton>
      </div>
    </Form>
  )
}
