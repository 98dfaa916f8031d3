import {
  use,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { useLocation, type FetcherWithComponents } from 'react-router'

import { form as words } from '#content/ui.ts'

import { TextBanner } from './banner.tsx'
import { FormContext, useFormErrors } from './form-context.ts'
import { useDisabledUntilHydrated } from './hydrated.ts'
import type { FormErrors } from './read-form.ts'

const SLOW_MS = 5_000

type Outcome = { problems: FormErrors | null }

type FormProps = {
  fetcher: FetcherWithComponents<Outcome | undefined> | Submission
  label?: string
  /** The intent of the Enter key, in a form with several buttons. */
  enter?: string
  /** The current problems of the values, if known: other problems disappear. */
  standing?: FormErrors | null
  id?: string
  /** Rendered below the form: buttons that refer to its id, and other forms before them. */
  end?: ReactNode
  children: ReactNode
}

/** Submits once at a time, makes no history entry and keeps typed text. */
export function Form({ fetcher, label, enter, id, end, standing, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const untilHydrated = useDisabledUntilHydrated()
  const busy = fetcher.state !== 'idle'
  const sending = useRef(false)
  const problems = busy ? null : (fetcher.data?.problems ?? null)
  const { open, onInput } = useFormErrors(problems, standing)
  const isSlow = useSlow(busy)
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
    id,
    noValidate: true,
    'aria-label': label,
    className: 'grid grid-cols-1 gap-5',
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
      {children}
      {!end && <StillWorking />}
    </>
  )
  return (
    <FormContext value={{ problems: open, pending, isSlow }}>
      {'Form' in fetcher ? (
        <fetcher.Form
          {...attributes}
          method="post"
          action={pathname.replace(/(?<=.)\/$/, '')}
          onSubmit={refuseSecond}
        >
          {content}
        </fetcher.Form>
      ) : (
        <form {...attributes} onSubmit={submitHere}>
          {content}
        </form>
      )}
      {end}
    </FormContext>
  )
}

export function StillWorking() {
  return use(FormContext)?.isSlow && <p role="status">{words.stillWorking}</p>
}

function useSlow(busy: boolean) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return isSlow
}

type Submission = {
  state: 'idle' | 'submitting'
  formData: FormData | undefined
  data: Outcome | undefined
  submit: (form: FormData) => void
  reset: () => void
}

export function useSubmission(act: (form: FormData) => Promise<Outcome>): Submission {
  const [formData, setFormData] = useState<FormData>()
  const [data, setData] = useState<Outcome>()
  const isBusy = useRef(false)

  async function submit(form: FormData) {
    if (isBusy.current) return
    isBusy.current = true
    setFormData(form)
    setData(await act(form))
    setFormData(undefined)
    isBusy.current = false
  }

  return {
    state: formData ? 'submitting' : 'idle',
    formData,
    data,
    submit: (form) => void submit(form),
    reset: () => setData(undefined),
  }
}
