/**
 * The open viewer is a history entry at the page's own address, with the shown id in its state: Back closes the
 * viewer and stays on the page.
 */

/** Unknown after a reload. */
let followsThisPage = false
let current = { id: null as string | null, address: '' }
let leaving = Promise.resolve()
let resolveLeaving = () => {}

/** Unchecked; only ids of the catalogue count. */
export function readViewerEntry(): string | null {
  const id: unknown = history.state?.viewer
  return typeof id === 'string' ? id : null
}

export async function pushViewerEntry(id: string) {
  await leaving
  if (readViewerEntry() === null) history.pushState({ ...history.state, viewer: id }, '')
  else history.replaceState({ ...history.state, viewer: id }, '')
  followsThisPage = true
  remember()
}

/** Only if it is the current entry. */
export function leaveViewerEntry() {
  if (readViewerEntry() === null) return
  if (followsThisPage || isPreviousEntryThisPage()) {
    leaving = new Promise((resolve) => (resolveLeaving = resolve))
    history.back()
  } else {
    history.replaceState({ ...history.state, viewer: undefined }, '')
    remember()
  }
}

/**
 * The router does not see these entries.
 * @returns a function that ends it
 */
export function followViewerHistory(onEntry: (id: string | null) => void) {
  const follow = (event: PopStateEvent) => {
    const { id, address } = current
    remember()
    followsThisPage = true
    resolveLeaving()
    if (current.address === address && current.id !== id) event.stopImmediatePropagation()
    onEntry(current.id)
  }
  remember()
  onEntry(current.id)
  addEventListener('popstate', follow, { capture: true })
  return () => removeEventListener('popstate', follow, { capture: true })
}

function remember() {
  current = { id: readViewerEntry(), address: location.href }
}

function isPreviousEntryThisPage() {
  if (!('navigation' in window)) return false
  const { navigation } = window
  const previous = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  return previous?.sameDocument === true && previous.url === location.href
}
