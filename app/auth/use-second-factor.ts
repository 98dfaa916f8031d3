import { useCallback, useEffect, useState } from 'react'

import { secondFactor as words } from '#app/content/en/second-factor.ts'

import { explainChange } from './messages.ts'
import { readSecondFactor } from './second-factor.ts'
import { useSignedIn } from './use-session.ts'

type Known = Awaited<ReturnType<typeof readSecondFactor>>

/** What the account of the session asks for beside the password; `null` until known. */
export function useSecondFactor() {
  const signedIn = useSignedIn()
  const [known, setKnown] = useState<Known | null>(null)

  useEffect(() => {
    if (!signedIn) return
    let left = false
    void readSecondFactor().then((read) => left || setKnown(read))
    return () => {
      left = true
      setKnown(null)
    }
  }, [signedIn])

  const refresh = useCallback(() => void readSecondFactor().then(setKnown), [])
  return {
    secondFactor: known?.secondFactor ?? null,
    problem: known?.error ? explainChange(known.error, words.unknown) : null,
    refresh,
  }
}
