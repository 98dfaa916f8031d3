/*
 * The open viewer is an entry of the browser's history at the page's own address, whose state holds
 * the id of what is shown: Back leaves that entry, and with it the viewer, but not the page.
 */

/** Whether the entry before the viewer's is this page: after a reload nobody says so. */
let followsThisPage = false
let current = { id: null as string | null, address: '' }
/** Settles when the entry that is being left at this moment has been left. */
let leaving = Promise.resolve()
let settle = () => {}

/** The id in the history's present state. It may be anything: the catalogue says if it counts. */
export function readViewerEntry(): string | null {
  const id: unknown = history.state?.viewer
  return typeof id === 'string' ? id : null
}

/** Makes the viewer's entry, once an older one has been left. */
export async function pushViewerEntry(id: string) {
  await leaving
  if (readViewerEntry() === null) history.pushState({ ...history.state, viewer: id }, '')
  else history.replaceState({ ...history.state, viewer: id }, '')
  followsThisPage = true
  remember()
}

/** Leaves the viewer's entry, if the present one is it, so that none is left over. */
export function leaveViewerEntry() {
  if (readViewerEntry() === null) return
  if (followsThisPage || isPreviousEntryThisPage()) {
    leaving = new Promise((resolve) => (settle = resolve))
    history.back()
  } else {
    history.replaceState({ ...history.state, viewer: undefined }, '')
    remember()
  }
}

/**
 * Calls back with the id, or null, of the present entry, and whenever Back or Forward lead to another
 * one of this page. Of the way to and from the viewer's entry nobody else hears: to the router it is
 * no navigation.
 *
 * @returns what ends it
 */
export function followViewerHistory(onEntry: (id: string | null) => void) {
  const follow = (event: PopStateEvent) => {
    const { id, address } = current
    remember()
    followsThisPage = true
    settle()
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
