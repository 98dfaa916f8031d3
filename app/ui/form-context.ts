import { createContext, use, useState, type FormEvent } from 'react'

import type { FormErrors } from './read-form.ts'

type FormContext = {
  problems: FormErrors | null
  /** The submit button's value while the form is submitting; `''` for a button without one. */
  pending: string | null
  isSlow?: boolean
  /** Prefix of field ids where React's would not match the finished HTML (static-part.tsx). */
  ids?: string
}

export const FormContext = createContext<FormContext | null>(null)

export const noForm: FormContext = { problems: null, pending: null }

export function useForm() {
  const form = use(FormContext)
  if (!form) throw new Error('A field or submit button stands outside a <Form>: put it inside one.')
  return form
}

/** A mismatch may be corrected in either field. */
const PAIRS = [['password', 'confirmPassword']]

/**
 * Each problem disappears when its field is corrected. `standing`: the current problems, if known, because the fix
 * may lie in other fields.
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

function stillWrong(reported: FormErrors, now: FormErrors | null): FormErrors {
  const left = Object.entries(reported.fields).filter(([name, text]) => now?.fields[name] === text)
  const isLeft = reported.form !== undefined && reported.form === now?.form
  return { ...(isLeft && { form: reported.form }), fields: Object.fromEntries(left) }
}

function withoutFields({ fields }: FormErrors, corrected: Set<string>): FormErrors {
  const left = Object.entries(fields).filter(([name]) => !corrected.has(name))
  return { fields: Object.fromEntries(left) }
}
