import { useState, type FormEvent } from 'react'

import type { FormErrors } from './read-form.ts'

/** What is wrong with one of a pair may be put right in the other. */
const PAIRS = [['password', 'confirmPassword']]

/**
 * The problems of the last submission that still stand: each vanishes as its field is corrected, and what was said above
 * the form as soon as anything is.
 */
export function useFormErrors(problems: FormErrors | null) {
  const [corrected, setCorrected] = useState({ problems, fields: new Set<string>() })
  const isCurrent = corrected.problems === problems
  const fields = isCurrent ? corrected.fields : new Set<string>()

  function onInput(event: FormEvent<HTMLFormElement>) {
    if (!problems || !('name' in event.target)) return
    const name = String(event.target.name)
    const pair = PAIRS.find((names) => names.includes(name)) ?? [name]
    setCorrected({ problems, fields: new Set([...fields, ...pair]) })
  }

  return { open: problems && fields.size > 0 ? withoutFields(problems, fields) : problems, onInput }
}

function withoutFields({ fields }: FormErrors, corrected: Set<string>): FormErrors {
  const left = Object.entries(fields).filter(([name]) => !corrected.has(name))
  return { fields: Object.fromEntries(left) }
}
