import { useState } from 'react'

import { explainChange, type ServiceError } from '#app/auth/messages.ts'

type Answered = { error: ServiceError | null }

type Sentences = {
  /** When it is done; nothing where the page shows it. */
  done?: string
  failed: string
  explain?: (error: ServiceError, otherwise: string) => string
}

/** Something that a button of the account does: one at a time, with what came of it. */
export function useChange() {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)

  async function change<Answer extends Answered>(
    act: () => Promise<Answer>,
    { done, failed, explain = explainChange }: Sentences,
  ) {
    setBusy(true)
    setOutcome(null)
    const answer = await act()
    setBusy(false)
    if (answer.error) setOutcome({ tone: 'error', text: explain(answer.error, failed) })
    else if (done) setOutcome({ tone: 'success', text: done })
    return answer
  }

  return { busy, outcome, change }
}
