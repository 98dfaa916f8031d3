import { createContext, use, useState, type FormEvent } from 'react'

import type { FormErrors } from './read-form.ts'

type FormContext = {
  problems: FormErrors | null
  /** The submit button's value while the form is on its way; `''` for a button without one. */
  pending: string | null
  /** It has been on its way for longer than usual. */
  isSlow?: boolean
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

/** What is wrong with one of a pair may be put right in the other. */
const PAIRS = [['password', 'confirmPassword']]

/**
 * The problems of the last submission that still stand: each vanishes as its field is corrected, and what was said above
 * the form as soon as anything is. `standing` is what is wrong now, where that is known: a remedy may lie outside of the fields.
 */
export function useFormErrors(problems: FormErrors | null, standing?: FormErrors | null) {
  const [corrected, setCorrected] = useState({ problems, fields: new Set<string>() })
  const isCurrent = corrected.problems === problems
  const fields = isCurrent ? corrected.fields : new Set<string>()

  function onInput(event: FormEvent<HTMLFormElement>) {
    if (!problems || !('name' in event.target)) return
    const name = String(event.target.name)
    const pair = PAIRS.find((names) => names.includes(name)) ?? [name]
    setCorrected({ problems, fields: new Set([...fields, ...pair]) })
  }

  const open = problems && fields.size > 0 ? withoutFields(problems, fields) : problems
  return { open: open && standing !== undefined ? stillWrong(open, standing) : open, onInput }
}

function stillWrong(said: FormErrors, now: FormErrors | null): FormErrors {
  const left = Object.entries(said.fields).filter(([name, text]) => now?.fields[name] === text)
  const isLeft = said.form !== undefined && said.form === now?.form
  return { ...(isLeft && { form: said.form }), fields: Object.fromEntries(left) }
}

function withoutFields({ fields }: FormErrors, corrected: Set<string>): FormErrors {
  const left = Object.entries(fields).filter(([name]) => !corrected.has(name))
  return { fields: Object.fromEntries(left) }
}
