import { useSyncExternalStore } from 'react'

import { readSelection, writeSelection, type Selection } from './selection.ts'

const CHANGED = 'selection'

/**
 * What the visitor reckons with: it stands in the page's address and nowhere else, so that the
 * address is the sum. The finished HTML shows the first selection; a choice makes no history entry.
 */
export function useSelection(first: Selection) {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  const { selection, ignored } = readSelection(search, first)

  function choose(change: Partial<Selection>) {
    const { pathname, hash } = window.location
    const address = pathname + writeSelection({ ...selection, ...change }, first) + hash
    window.history.replaceState(window.history.state, '', address)
    window.dispatchEvent(new Event(CHANGED))
  }

  return { selection, ignored, choose }
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('popstate', listener)
  }
}
