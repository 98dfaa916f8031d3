import type { ViewerEntry } from './entry.ts'

/** What the viewer is doing: hidden, then loading, then loaded or failed. */
export type Viewing =
  | { phase: 'hidden' }
  | {
      phase: 'loading' | 'loaded' | 'failed'
      entry: ViewerEntry
      /** Counts from 1: each Retry draws everything anew. */
      attempt: number
    }

export type ViewingEvent =
  { type: 'open'; entry: ViewerEntry } | { type: 'load' | 'fail' | 'retry' | 'close' }

export const hidden: Viewing = { phase: 'hidden' }

/** The viewer's state after an event; an event that means nothing at the moment changes nothing. */
export function view(viewing: Viewing, event: ViewingEvent): Viewing {
  switch (event.type) {
    case 'open':
      return isShowing(viewing, event.entry) ? viewing : begin(event.entry)
    case 'close':
      return hidden
    case 'load':
      return viewing.phase === 'loading' ? { ...viewing, phase: 'loaded' } : viewing
    case 'fail':
      return viewing.phase === 'loading' ? { ...viewing, phase: 'failed' } : viewing
    case 'retry':
      return viewing.phase === 'failed' && isOurs(viewing.entry)
        ? { ...viewing, phase: 'loading', attempt: viewing.attempt + 1 }
        : viewing
  }
}

/** Whether an entry is content of this site, where a failure is an error and can be tried again. */
export function isOurs({ kind }: ViewerEntry) {
  return kind === 'pdf'
}

/** A site that refuses frames is not asked at all. */
function begin(entry: ViewerEntry): Viewing {
  return { phase: entry.framing === 'refused' ? 'failed' : 'loading', entry, attempt: 1 }
}

function isShowing(viewing: Viewing, { id }: ViewerEntry) {
  return viewing.phase !== 'hidden' && viewing.entry.id === id
}
