import { useEffect, useState } from 'react'

import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'

/** The service sends one email per address in this time. */
export const LETTER_WAIT_MS = MINUTE_MS

export function useLetterWait(letterAt: number) {
  const [now, setNow] = useState(Date.now)
  const left = Math.min(letterAt + LETTER_WAIT_MS - now, LETTER_WAIT_MS)
  const isWaiting = left > 0

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  return Math.max(0, Math.ceil(left / SECOND_MS))
}
