import {
  above,
  entryOf,
  hasSubmenu,
  idOf,
  isBar,
  isWithin,
  linkOf,
  type MenuState,
} from './menu-state.ts'

/** The bar lies, its panels stand: which arrow does what at an entry. */
const inBar = { next: 'ArrowRight', previous: 'ArrowLeft', enter: 'ArrowDown', leave: null }
const inPanel = { next: 'ArrowDown', previous: 'ArrowUp', enter: 'ArrowRight', leave: 'ArrowLeft' }

/** Follows the arrow keys, Home, End and Escape, and the focus as it moves on. */
export function followKeys(
  nav: HTMLElement,
  { read, show, close }: MenuState,
  signal: AbortSignal,
) {
  function onKey(event: KeyboardEvent) {
    const entry = entryOf(event.target)
    if (!entry || !isBar() || event.ctrlKey || event.altKey || event.metaKey) return
    const parent = entryOf(entry.parentElement)
    const keys = parent ? inPanel : inBar
    const siblings = [...(entry.parentElement?.children ?? [])].filter(isShown)
    const place = siblings.indexOf(entry)
    const goTo = (to: Element | null | undefined) => {
      event.preventDefault()
      linkOf(to)?.focus()
    }

    if (event.key === 'Home') goTo(siblings[0])
    else if (event.key === 'End') goTo(siblings.at(-1))
    else if (event.key === keys.next) goTo(siblings[(place + 1) % siblings.length])
    else if (event.key === keys.previous) goTo(siblings.at(place - 1))
    else if (event.key === keys.enter && hasSubmenu(entry)) {
      show(idOf(entry))
      goTo(entry.querySelector('[data-panel] > *'))
    } else if (event.key === keys.leave && parent) {
      goTo(parent)
      show(above(idOf(parent)))
    }
  }

  function onEscape({ key, defaultPrevented }: KeyboardEvent) {
    if (key === 'Escape' && !defaultPrevented && read() && isBar()) close()
  }

  /** Tab leads out of a submenu: it closes, as far as the focus is no longer inside. */
  function onFocus({ target }: FocusEvent) {
    const entry = entryOf(target)
    if (!entry || !isBar()) return
    let open = read()
    while (open && !isWithin(idOf(entry), open)) open = above(open)
    if (open !== read()) show(open)
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    const isElsewhere = relatedTarget instanceof Node && !nav.contains(relatedTarget)
    if (isElsewhere && isBar() && read() && !nav.matches(':hover')) show('')
  }

  nav.addEventListener('keydown', onKey, { signal })
  nav.addEventListener('focusin', onFocus, { signal })
  nav.addEventListener('focusout', onBlur, { signal })
  document.addEventListener('keydown', onEscape, { signal })
}

/** Where the bar has no room for an entry, styles leave it out. */
function isShown(entry: Element) {
  return entry.getClientRects().length > 0
}
