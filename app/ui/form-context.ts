import { createContext, use } from 'react'

import type { FormErrors } from './read-form.ts'

type FormContext = {
  problems: FormErrors | null
  /** The submit button's value while the form is on its way; `''` for a button without one. */
  pending: string | null
  /** What its fields' ids begin with, where React's own would not fit the finished HTML (static-part.tsx). */
  ids?: string
}

export const FormContext = createContext<FormContext | null>(null)

/** For fields that act at once and are never sent. */
export const noForm: FormContext = { problems: null, pending: null }

/** What a field or a button must know of the form it stands in. */
export function useForm() {
  const form = use(FormContext)
  if (!form) throw new Error('A field or submit button stands outside a <Form>: put it inside one.')
  return form
}
