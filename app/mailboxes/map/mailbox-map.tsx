import { useState } from 'react'

import { MapFailure } from './map-failure.tsx'
import { MapSurface, type MailboxMapProps } from './map-surface.tsx'

/**
 * Mailboxes on a map: fills the place it is given. Heavy, so to be loaded when needed, through
 * `LazyMailboxMap`.
 */
export function MailboxMap(props: MailboxMapProps) {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)

  function retry() {
    setFailed(false)
    setAttempt(attempt + 1)
  }

  if (failed) return <MapFailure onRetry={retry} />
  return <MapSurface key={attempt} {...props} onFailure={() => setFailed(true)} />
}
