import { useCallback, useMemo, useState } from 'react'
import * as v from 'valibot'

import { mailboxForm, type MailboxValues } from '#app/mailboxes/mailbox-form.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import type { Problems } from '#app/ui/read-form.ts'

type Field = keyof MailboxValues
type State = 'open' | 'sending' | 'done'

/**
 * The values of the mailbox form, and what is wrong with those that were visited.
 *
 * @param save keeps the mailbox and answers with what went wrong, or null
 */
export function useMailboxForm(
  initial: MailboxValues,
  save: (mailbox: Mailbox) => Promise<string | null>,
) {
  const [values, setValues] = useState(initial)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<State>('open')
  const [refusal, setRefusal] = useState<string | null>(null)
  const read = useMemo(() => v.safeParse(mailboxForm, values, { abortPipeEarly: true }), [values])
  const isChanged = Object.entries(values).some(([field, text]) => initial[field as Field] !== text)

  const visit = useCallback((...fields: string[]) => {
    setVisited((known) => new Set([...known, ...fields]))
  }, [])

  const problems: Problems = { fields: {} }
  for (const issue of read.issues ?? []) {
    const field = v.getDotPath(issue)
    if (field && visited.has(field)) problems.fields[field] ??= issue.message
  }

  async function submit() {
    if (!read.success || state !== 'open') return
    setState('sending')
    setRefusal(null)
    const problem = await save({ ...read.output, lastUpdated: new Date().toISOString() })
    setRefusal(problem)
    setState(problem === null ? 'done' : 'open')
  }

  return {
    values,
    problems,
    refusal,
    state,
    isValid: read.success,
    isUnsaved: isChanged && state !== 'done',
    change: (changed: Partial<MailboxValues>) => setValues((known) => ({ ...known, ...changed })),
    visit,
    submit: () => void submit(),
  }
}

export type OpenForm = ReturnType<typeof useMailboxForm>
