export const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

export const closest = (target: unknown, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

export const partOf = (target: unknown) =>
  closest(target, 'a[data-viewer]') ? null : closest(target, '[data-part]')

/** A held link's address is known only after hydration. */
export const NEEDS_REACT =
  'button:not([popovertarget],[data-theme-switch]),a:is([data-viewer],[data-held],[data-starts]),form,input,select,textarea'

export function whenIdle(act: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const ticket = requestIdleCallback(act, { timeout: 2000 })
  return () => cancelIdleCallback(ticket)
}

/** One task for each idle moment, so that the visitor's input waits for at most one. */
export function inTurn([act, ...others]: (() => void)[]) {
  if (!act) return
  whenIdle(() => {
    act()
    inTurn(others)
  })
}

/** Requesting a module takes a phone about a millisecond: three fit in a frame. */
const QUIET_LOT = 3
/** When the visitor waits, a lot may take a whole frame. */
const WANTED_LOT = 12

export function fetchAhead(scripts: Iterable<string>) {
  inTurn(lotsOf(scripts, QUIET_LOT).map((lot) => () => preload(lot, 'low')))
}

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
