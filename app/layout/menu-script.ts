import { keepInDrawer } from './drawer.ts'
import { followMouse } from './menu-hover.ts'
import { followKeys } from './menu-keys.ts'
import { followPresses } from './menu-press.ts'
import {
  entryOf,
  findEntry,
  idOf,
  isBar,
  isWithin,
  linkOf,
  numberEntries,
  submenuAt,
} from './menu-state.ts'

/**
 * Takes over the menu, bar or drawer, when the visitor comes to it: before that its submenus open by
 * styles alone. What is open then stays open.
 */
export function attach(nav: HTMLElement) {
  const { signal } = new AbortController()
  numberEntries(nav)
  let open = openByStyles(nav)
  const read = () => open
  const show = (id: string) => {
    open = id
    for (const entry of nav.querySelectorAll<HTMLElement>('[data-entry]')) {
      const isOpen = id !== '' && isWithin(id, idOf(entry))
      entry.toggleAttribute('data-open', isOpen)
      entry.querySelector(':scope > button')?.setAttribute('aria-expanded', String(isOpen))
    }
  }
  show(open)
  const rest = followMouse(nav, { read, show }, signal)
  const close = () => {
    const [top = ''] = open.split('-')
    const focused = document.activeElement
    if (top && focused?.closest('[data-panel]')) linkOf(findEntry(nav, top))?.focus()
    rest()
    show('')
  }

  followKeys(nav, { read, show, close }, signal)
  followPresses(nav, { read, show, close }, signal)
  const drawer = nav.closest<HTMLElement>('[popover]')
  if (drawer) keepInDrawer(drawer, signal)
}

function openByStyles(nav: HTMLElement) {
  if (!isBar()) return ''
  const marked = [...nav.querySelectorAll('[data-entry]:is(:hover, :focus-within)')].at(-1)
  const entry = entryOf(marked ?? null)
  return entry ? submenuAt(entry) : ''
}
