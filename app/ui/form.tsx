import { useEffect, useRef, type FormEvent, type ReactNode, type SubmitEvent } from 'react'
import { useLocation, type FetcherWithComponents } from 'react-router'

import { form as words } from '#app/content/en/ui.ts'

import { TextBanner } from './banner.tsx'
import { FormContext } from './form-context.ts'
import { useDisabledUntilHydrated } from './hydrated.ts'
import type { FormErrors } from './read-form.ts'
import { useFormErrors } from './use-form-errors.ts'
import type { Submission } from './use-submission.ts'

type Outcome = { problems: FormErrors | null }

type FormProps = {
  /** What it is sent by: a fetcher, to its own page's clientAction, or `useSubmission`. */
  fetcher: FetcherWithComponents<Outcome | undefined> | Submission
  /** Names the form where a page has several. */
  label?: string
  /** What the Enter key asks for, in a form whose buttons ask for different things. */
  enter?: string
  children: ReactNode
}

/**
 * A form that is sent once at a time, and shows what is wrong beside the field that is wrong. It keeps
 * no history entry, and everything typed stays.
 */
export function Form({ fetcher, label, enter, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const untilHydrated = useDisabledUntilHydrated()
  const busy = fetcher.state !== 'idle'
  const sending = useRef(false)
  const problems = busy ? null : (fetcher.data?.problems ?? null)
  const { open, onInput } = useFormErrors(problems)
  const pending = busy ? String(fetcher.formData?.get('intent') ?? '') : null

  useEffect(() => {
    sending.current = fetcher.state !== 'idle'
  }, [fetcher])

  useEffect(() => {
    if (!problems) return
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  function refuseSecond(event: FormEvent) {
    if (sending.current) event.preventDefault()
    sending.current = true
  }

  function submitHere(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    fetcher.submit(new FormData(event.currentTarget, event.nativeEvent.submitter))
  }

  const attributes = {
    ref,
    noValidate: true,
    'aria-label': label,
    className: 'stack gap-5',
    onInput,
  }
  const content = (
    <>
      {enter && (
        <button
          type="submit"
          name="intent"
          value={enter}
          hidden
          {...untilHydrated}
          disabled={untilHydrated.disabled || busy}
        >
          {words.send}
        </button>
      )}
      <TextBanner tone="error" focused="if-lost" text={open?.form} />
      <FormContext value={{ problems: open, pending }}>{children}</FormContext>
    </>
  )
  if (!('Form' in fetcher)) {
    return (
      <form {...attributes} onSubmit={submitHere}>
        {content}
      </form>
    )
  }
  return (
    <fetcher.Form
      {...attributes}
      method="post"
      action={pathname.replace(/(?<=.)\/$/, '')}
      onSubmit={refuseSecond}
    >
      {content}
    </fetcher.Form>
  )
}
