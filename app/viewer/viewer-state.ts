import type { ViewerEntry } from './entry.ts'

export type ViewerState =
  | { phase: 'hidden' }
  | {
      phase: 'loading' | 'loaded' | 'failed'
      entry: ViewerEntry
      /** From 1: each retry renders everything anew. */
      attempt: number
    }

export type ViewerAction =
  { type: 'open'; entry: ViewerEntry } | { type: 'load' | 'fail' | 'retry' | 'close' }

export const hiddenViewer: ViewerState = { phase: 'hidden' }

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

/** Failures of our own content can be retried. */
export function isOurs({ kind }: ViewerEntry) {
  return kind === 'pdf'
}

/** No request to a site that refuses frames. */
function begin(entry: ViewerEntry): ViewerState {
  return { phase: entry.framing === 'refused' ? 'failed' : 'loading', entry, attempt: 1 }
}

function isShowing(state: ViewerState, { id }: ViewerEntry) {
  return state.phase !== 'hidden' && state.entry.id === id
}
