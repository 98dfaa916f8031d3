import { useCallback, useEffect, useState } from 'react'

import { secondFactor as words } from '#content/second-factor.ts'

import { explainChange } from './messages.ts'
import { readSecondFactor } from './second-factor.ts'
import { useSignedIn } from './use-session.ts'

export function useSecondFactor() {
  const { answer, refresh } = useWhenSignedIn(readOwn)
  return {
    secondFactor: answer?.secondFactor ?? null,
    problem: answer?.error ? explainChange(answer.error, words.unknown) : null,
    refresh: () => void refresh(),
  }
}

function readOwn() {
  return readSecondFactor()
}

/**
 * @param read must be stable
 * @param choose picks between the last result and a new one; the new one by default
 */
export function useWhenSignedIn<Answer>(
  read: () => Promise<Answer>,
  choose?: (before: Answer | null, after: Answer) => Answer,
) {
  const signedIn = useSignedIn()
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    if (!signedIn) return
    let left = false
    void read().then((response) => left || setAnswer(() => response))
    return () => {
      left = true
      setAnswer(null)
    }
  }, [signedIn, read])

  const refresh = useCallback(async () => {
    const after = await read()
    setAnswer((before) => choose?.(before, after) ?? after)
  }, [read, choose])

  return { answer, refresh }
}
