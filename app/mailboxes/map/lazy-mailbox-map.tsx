import { useEffect, useState, type ComponentType } from 'react'

import { MapFailure } from './map-failure.tsx'
import type { MailboxMapProps } from './map-surface.tsx'

import css from './map.module.css'

type State = { is: 'loading' | 'failed' } | { is: 'ready'; Map: ComponentType<MailboxMapProps> }

/** The map, fetched when it is first shown. It fills the place it is given. */
export function LazyMailboxMap(props: MailboxMapProps) {
  const [state, setState] = useState<State>({ is: 'loading' })

  useEffect(() => {
    void fetchMap().then(setState)
  }, [])

  function retry() {
    setState({ is: 'loading' })
    void fetchMap().then(setState)
  }

  if (state.is === 'ready') return <state.Map {...props} />
  if (state.is === 'failed') return <MapFailure onRetry={retry} />
  return (
    <p role="status" className={css.instead}>
      Loading the map…
    </p>
  )
}

function fetchMap(): Promise<State> {
  return import('./mailbox-map.tsx').then(
    ({ MailboxMap }) => ({ is: 'ready', Map: MailboxMap }),
    () => ({ is: 'failed' }),
  )
}
