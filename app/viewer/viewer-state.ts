import type { ViewerEntry } from './entry.ts'

/** What the viewer is doing: hidden, then loading, then loaded or failed. */
export type ViewerState =
  | { phase: 'hidden' }
  | {
      phase: 'loading' | 'loaded' | 'failed'
      entry: ViewerEntry
      /** Counts from 1: each Retry draws everything anew. */
      attempt: number
    }

export type ViewerAction =
  { type: 'open'; entry: ViewerEntry } | { type: 'load' | 'fail' | 'retry' | 'close' }

export const hiddenViewer: ViewerState = { phase: 'hidden' }

/** The viewer's state after an event; an event that means nothing at the moment changes nothing. */
export function reduceViewer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.type) {
    case 'open':
      return isShowing(state, action.entry) ? state : begin(action.entry)
    case 'close':
      return hiddenViewer
    case 'load':
      return state.phase === 'loading' ? { ...state, phase: 'loaded' } : state
    case 'fail':
      return state.phase === 'loading' ? { ...state, phase: 'failed' } : state
    case 'retry':
      return state.phase === 'failed' && isOurs(state.entry)
        ? { ...state, phase: 'loading', attempt: state.attempt + 1 }
        : state
  }
}

/** Whether an entry is content of this site, where a failure is an error and can be tried again. */
export function isOurs({ kind }: ViewerEntry) {
  return kind === 'pdf'
}

/** A site that refuses frames is not asked at all. */
function begin(entry: ViewerEntry): ViewerState {
  return { phase: entry.framing === 'refused' ? 'failed' : 'loading', entry, attempt: 1 }
}

function isShowing(state: ViewerState, { id }: ViewerEntry) {
  return state.phase !== 'hidden' && state.entry.id === id
}
