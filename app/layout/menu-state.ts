/** Indexes of the open entries from the top, `3-0`; empty if none is open. */
export type MenuState = {
  read: () => string
  show: (id: string) => void
  close: () => void
}

const WIDE = '(min-width: 64rem)'

export function isBar() {
  return matchMedia(WIDE).matches
}

export function onChangeOfShape(act: () => void, signal: AbortSignal) {
  matchMedia(WIDE).addEventListener('change', act, { signal })
}

export function isWithin(open: string, id: string) {
  return open === id || open.startsWith(`${id}-`)
}

/** `3-0-2` */
export function numberEntries(nav: HTMLElement) {
  const number = (entries: Element | null, prefix: string) => {
    for (const [place, entry] of [...(entries?.children ?? [])].entries()) {
      entry.setAttribute('data-entry', prefix + place)
      number(entry.querySelector(':scope > [data-panel]'), `${prefix}${place}-`)
    }
  }
  number(nav.querySelector('ul'), '')
}

export function entryOf(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null
}

export function submenuAt(entry: HTMLElement) {
  return hasSubmenu(entry) ? idOf(entry) : above(idOf(entry))
}

export function idOf(entry: HTMLElement) {
  return entry.dataset['entry'] ?? ''
}

export function above(id: string) {
  return id.slice(0, Math.max(0, id.lastIndexOf('-')))
}

export function hasSubmenu(entry: HTMLElement) {
  return entry.querySelector('[data-panel]') !== null
}

export function findEntry(nav: HTMLElement, id: string) {
  return nav.querySelector<HTMLElement>(`[data-entry="${id}"]`)
}

export function linkOf(entry: Element | null | undefined) {
  return entry instanceof HTMLAnchorElement ? entry : (entry?.querySelector('a') ?? null)
}
