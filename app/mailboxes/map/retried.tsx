import { Fragment, useState, type ReactNode } from 'react'

import { MapFailure } from './map-failure.tsx'

/** A map that is drawn anew when the visitor asks for it after a failure. */
export function Retried({ children }: { children: (onFailure: () => void) => ReactNode }) {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)

  function retry() {
    setFailed(false)
    setAttempt(attempt + 1)
  }

  if (failed) return <MapFailure onRetry={retry} />
  return <Fragment key={attempt}>{children(() => setFailed(true))}</Fragment>
}
