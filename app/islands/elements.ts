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

/** Acts at idle moments, one act in each: what the visitor does meanwhile waits for one of them at most. */
export function inTurn([act, ...others]: (() => void)[]) {
  if (!act) return
  whenIdle(() => {
    act()
    inTurn(others)
  })
}

/** To ask for a module takes a phone about a millisecond, and the browser's other processes more: a lot fits in a frame. */
const QUIET_LOT = 3
/** What somebody waits for may take a frame's time. */
const WANTED_LOT = 12

/** Fetches modules, and evaluates none: a few at each idle moment. */
export function fetchAhead(scripts: Iterable<string>) {
  inTurn(lotsOf(scripts, QUIET_LOT).map((lot) => () => preload(lot, 'low')))
}

/** Fetches modules that somebody waits for, the first at once: a frame may come between the lots. */
export function fetchNow(scripts: Iterable<string>) {
  const lots = lotsOf(scripts, WANTED_LOT)
  const next = () => {
    preload(lots.shift() ?? [], 'auto')
    if (lots.length > 0) setTimeout(next)
  }
  next()
}

function lotsOf(scripts: Iterable<string>, size: number) {
  const left = [...new Set(scripts)]
  const lots: string[][] = []
  while (left.length > 0) lots.push(left.splice(0, size))
  return lots
}

function preload(scripts: string[], fetchPriority: string) {
  for (const href of scripts) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority })
    document.head.append(link)
  }
}
