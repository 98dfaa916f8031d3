import { useEffect } from 'react'

import { useConnectionLost } from '#app/auth/connection.ts'

import { sendWaiting, useIntakeQueue } from './intake-queue.ts'

const RETRY_MS = 4_000

/** Sends what waits as soon as it can be, while the page is open. @returns how much waits */
export function useSending() {
  const count = useIntakeQueue(
    ({ entries }) => entries.filter(({ state }) => state === 'waiting').length,
  )
  const isLost = useConnectionLost()
  const isWaiting = count > 0

  useEffect(() => {
    if (!isWaiting || isLost) return
    void sendWaiting()
    const timer = setInterval(() => void sendWaiting(), RETRY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, isLost])

  return { count, isLost }
}
