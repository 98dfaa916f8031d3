import { useMemo, useState } from 'react'
import * as v from 'valibot'

import { mailboxForm, type MailboxValues } from '#app/sample-mailboxes/mailbox-form.ts'
import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import type { FormErrors } from '#app/ui/read-form.ts'

type Field = keyof MailboxValues

/** @param save returns what went wrong, or null */
export function useMailboxForm(initial: MailboxValues, save: (mailbox: Mailbox) => string | null) {
  const [values, setValues] = useState(initial)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const [isDone, setDone] = useState(false)
  const [refusal, setRefusal] = useState<{ sentence: string; number: number } | null>(null)
  const read = useMemo(() => v.safeParse(mailboxForm, values, { abortPipeEarly: true }), [values])
  const isChanged = Object.entries(values).some(([field, text]) => initial[field as Field] !== text)

  const problems: FormErrors = { fields: {} }
  for (const issue of read.issues ?? []) {
    const field = v.getDotPath(issue)
    if (field && visited.has(field)) problems.fields[field] ??= issue.message
  }

  function submit() {
    if (!read.success || isDone) return
    const problem = save({ ...read.output, lastUpdated: new Date().toISOString() })
    if (problem === null) setDone(true)
    setRefusal((last) =>
      problem === null ? null : { sentence: problem, number: (last?.number ?? 0) + 1 },
    )
  }

  return {
    values,
    problems,
    /** Numbered, so that a repeated refusal is announced again. */
    refusal,
    isDone,
    isValid: read.success,
    isUnsaved: isChanged && !isDone,
    change: (changed: Partial<MailboxValues>) => setValues((last) => ({ ...last, ...changed })),
    visit: (...fields: string[]) => setVisited((last) => new Set([...last, ...fields])),
    submit,
  }
}

export type OpenForm = ReturnType<typeof useMailboxForm>
