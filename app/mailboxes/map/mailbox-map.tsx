import { MapSurface, type MailboxMapProps } from './map-surface.tsx'
import { Retried } from './retried.tsx'

/**
 * Mailboxes on a map: fills the place it is given. Heavy, so to be loaded when needed, through
 * `LazyMailboxMap`.
 */
export function MailboxMap(props: MailboxMapProps) {
  return <Retried>{(onFailure) => <MapSurface {...props} onFailure={onFailure} />}</Retried>
}
