import { secondFactor as words } from '#app/content/en/second-factor.ts'

import { explainChange } from './messages.ts'
import { readSecondFactor } from './second-factor.ts'
import { useWhenSignedIn } from './use-when-signed-in.ts'

/** What the account of the session asks for beside the password; `null` until known. */
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
