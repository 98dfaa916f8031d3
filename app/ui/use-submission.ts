import { useRef, useState } from 'react'

import type { FormErrors } from './read-form.ts'

type Outcome = { problems: FormErrors | null }

/** A form's way to whoever draws it, where a fetcher leads to the clientAction of its page. */
export type Submission = {
  state: 'idle' | 'submitting'
  formData: FormData | undefined
  data: Outcome | undefined
  submit: (form: FormData) => void
}

/** For a form that belongs to no page: `act` does what it asks for, once at a time. */
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
  }
}
