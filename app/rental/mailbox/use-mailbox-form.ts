import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import type { MailboxAnswer } from '#shared/rental/answers.ts'

import type { MailboxOutcome } from './mailbox-actions.ts'

export type MailboxProps = {
  mailbox: MailboxAnswer
  /** Something has changed on the server. */
  onChange: () => void
}

/** A form that changes a mailbox: once it has, `onChange` is called. */
export function useMailboxForm(onChange: () => void) {
  const fetcher = useFetcher<MailboxOutcome>()
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const isDone = outcome?.problems === null && outcome.closesOn === undefined

  useEffect(() => {
    if (isDone) onChange()
  }, [isDone, onChange])

  return { fetcher, outcome, isDone }
}
