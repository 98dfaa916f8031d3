import { useEffect, useState } from 'react'

import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts'

/** How long the service sends no second letter to an address. */
export const LETTER_WAIT_MS = MINUTE_MS

/** How many seconds are left until another letter can be asked for. */
export function useLetterWait(letterAt: number) {
  const [now, setNow] = useState(Date.now)
  const left = Math.min(letterAt + LETTER_WAIT_MS - now, LETTER_WAIT_MS)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])

  return Math.max(0, Math.ceil(left / SECOND_MS))
}
