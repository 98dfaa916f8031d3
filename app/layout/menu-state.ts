/** Which submenu is open: the places of its entries from the top, `3-0`; nothing where none is. */
export type MenuState = {
  read: () => string
  show: (id: string) => void
  /** Closes all, and stays closed under a pointer that rests where it is. */
  close: () => void
}

const WIDE = '(min-width: 64rem)'

/** Whether the menu is the bar of a desktop; else it is a drawer (menu.module.css). */
export function isBar() {
  return matchMedia(WIDE).matches
}

/** Runs when the bar becomes a drawer or the drawer a bar. */
export function onChangeOfShape(act: () => void, signal: AbortSignal) {
  matchMedia(WIDE).addEventListener('change', act, { signal })
}

/** Whether a submenu shows while another is the deepest one open. */
export function isWithin(open: string, id: string) {
  return open === id || open.startsWith(`${id}-`)
}

/** Gives each entry its places in the menu, from the top: `3-0-2`. */
export function numberEntries(nav: HTMLElement) {
  const number = (entries: Element | null, prefix: string) => {
    for (const [place, entry] of [...(entries?.children ?? [])].entries()) {
      entry.setAttribute('data-entry', prefix + place)
      number(entry.querySelector(':scope > [data-panel]'), `${prefix}${place}-`)
    }
  }
  number(nav.querySelector('ul'), '')
}

/** The entry that something stands in: of several, the innermost. */
export function entryOf(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null
}

/** The submenu that an entry opens, or else the one it stands in. */
export function submenuAt(entry: HTMLElement) {
  return hasSubmenu(entry) ? idOf(entry) : above(idOf(entry))
}

export function idOf(entry: HTMLElement) {
  return entry.dataset['entry'] ?? ''
}

/** The submenu around a submenu; nothing around one of the bar's own. */
export function above(id: string) {
  return id.slice(0, Math.max(0, id.lastIndexOf('-')))
}

export function hasSubmenu(entry: HTMLElement) {
  return entry.querySelector('[data-panel]') !== null
}

export function findEntry(nav: HTMLElement, id: string) {
  return nav.querySelector<HTMLElement>(`[data-entry="${id}"]`)
}

/** An entry with nothing below it is its link. */
export function linkOf(entry: Element | null | undefined) {
  return entry instanceof HTMLAnchorElement ? entry : (entry?.querySelector('a') ?? null)
}
