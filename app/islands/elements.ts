export const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

export const closest = (target: unknown, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** The part of the page whose small script answers. Links to the viewer are React's wherever they stand. */
export const partOf = (target: unknown) =>
  closest(target, 'a[data-viewer]') ? null : closest(target, '[data-part]')

/** Controls that do nothing until React has hydrated them; a held link's address is known only then. */
export const NEEDS_REACT =
  'button:not([popovertarget],[data-theme-switch]),a:is([data-viewer],[data-held],[data-starts]),form,input,select,textarea'

/** Acts once the page has nothing else to do. @returns what calls it off */
export function whenIdle(act: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const ticket = requestIdleCallback(act, { timeout: 2000 })
  return () => cancelIdleCallback(ticket)
}

/** To ask for one takes a phone about a millisecond; each lot may draw a frame. */
const LOT = 12

/** Fetches modules, and evaluates none: a few at a time, so that a touch need not wait until all are asked for. */
export function fetchAhead(scripts: Iterable<string>, fetchPriority = 'low') {
  const left = [...new Set(scripts)]
  const ask = () => {
    for (const href of left.splice(0, LOT)) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href, fetchPriority })
      document.head.append(link)
    }
    if (left.length > 0) setTimeout(ask)
  }
  ask()
}
