import { MapFailure } from './map-failure.tsx'
import type { MailboxMapProps } from './map-surface.tsx'
import { MapWaiting } from './map-waiting.tsx'
import { useLazyPart } from './use-lazy-part.ts'

const fetchMap = () => import('./mailbox-map.tsx').then(({ MailboxMap }) => MailboxMap)

/** The map, fetched when it is first shown. It fills the place it is given. */
export function LazyMailboxMap(props: MailboxMapProps) {
  const { state, retry } = useLazyPart(fetchMap)

  if (state.is === 'ready') return <state.Part {...props} />
  return state.is === 'failed' ? <MapFailure onRetry={retry} /> : <MapWaiting />
}
