/*
 * The open viewer is one step of the history at the page's own address, marked with the id of an
 * entry: Back leaves that step, and with it the viewer, but not the page.
 */

/** Whether what lies before the viewer's step is this page: after a reload nobody says so. */
let known = false
let last = { step: null as string | null, address: '' }
/** Settles when the step that is being left at this moment has been left. */
let leaving = Promise.resolve()
let settle = () => {}

/** The id that the present step carries. It may be anything: the catalogue says if it counts. */
export function readStep(): string | null {
  const id: unknown = history.state?.viewer
  return typeof id === 'string' ? id : null
}

/** Makes the viewer's step, once an older one has been left. */
export async function takeStep(id: string) {
  await leaving
  if (readStep() === null) history.pushState({ ...history.state, viewer: id }, '')
  else history.replaceState({ ...history.state, viewer: id }, '')
  known = true
  remember()
}

/** Leaves the viewer's step, if the present one is it, so that none is left over. */
export function leaveStep() {
  if (readStep() === null) return
  if (known || comesAfterThisPage()) {
    leaving = new Promise((resolve) => (settle = resolve))
    history.back()
  } else {
    history.replaceState({ ...history.state, viewer: undefined }, '')
    remember()
  }
}

/**
 * Calls back with the id, or null, of the present step, and whenever Back or Forward lead to another
 * one of this page. Of the way to and from the viewer's step nobody else hears: to the router it is
 * no navigation.
 */
export function followSteps(arrive: (id: string | null) => void) {
  const follow = (event: PopStateEvent) => {
    const { step, address } = last
    remember()
    known = true
    settle()
    if (last.address === address && last.step !== step) event.stopImmediatePropagation()
    arrive(last.step)
  }
  remember()
  arrive(last.step)
  addEventListener('popstate', follow, { capture: true })
  return () => removeEventListener('popstate', follow, { capture: true })
}

function remember() {
  last = { step: readStep(), address: location.href }
}

function comesAfterThisPage() {
  if (!('navigation' in window)) return false
  const { navigation } = window
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  return before?.sameDocument === true && before.url === location.href
}
