import type { BrowserKey } from '#content/browser-keys.ts'

import { trapFocus } from './drawer.ts'
import { followMouse } from './menu-hover.ts'
import {
  above,
  entryOf,
  findEntry,
  hasSubmenu,
  idOf,
  isBar,
  isWithin,
  linkOf,
  numberEntries,
  submenuAt,
  type MenuState,
} from './menu-state.ts'

/** Until the visitor comes to the menu, submenus open by styles alone. */
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
  if (drawer) trapFocus(drawer, signal)
}

function openByStyles(nav: HTMLElement) {
  if (!isBar()) return ''
  const marked = [...nav.querySelectorAll('[data-entry]:is(:hover, :focus-within)')].at(-1)
  const entry = entryOf(marked ?? null)
  return entry ? submenuAt(entry) : ''
}

const inBar = { next: 'ArrowRight', previous: 'ArrowLeft', enter: 'ArrowDown', leave: null }
const inPanel = { next: 'ArrowDown', previous: 'ArrowUp', enter: 'ArrowRight', leave: 'ArrowLeft' }

function followKeys(nav: HTMLElement, { read, show, close }: MenuState, signal: AbortSignal) {
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

function isShown(entry: Element) {
  return entry.getClientRects().length > 0
}

const CHOSEN: BrowserKey = 'mailbox.menu'

/** A first tap on an entry of the bar opens its submenu, a second follows the link. */
function followPresses(nav: HTMLElement, { read, show, close }: MenuState, signal: AbortSignal) {
  let pointer = ''

  function onDown({ pointerType }: PointerEvent) {
    pointer = pointerType
  }

  function onKey() {
    pointer = 'keyboard'
  }

  function onClick(event: MouseEvent) {
    const entry = entryOf(event.target)
    const pressed = event.target instanceof Element && event.target.closest('a, button')
    if (!entry || !pressed) return
    const submenu = submenuAt(entry)
    const isOpen = isWithin(read(), submenu)

    if (pressed instanceof HTMLButtonElement) {
      show(isOpen && !isOpenedByMouse(entry) ? above(submenu) : submenu)
    } else if (isByHand() && isBar() && hasSubmenu(entry) && !isOpen) {
      event.preventDefault()
      show(submenu)
    } else if (!isForAnotherTab(event)) {
      close()
      nav.closest<HTMLElement>(':popover-open')?.hidePopover()
      const top = entry.closest<HTMLElement>('[data-name]')
      chooseEntry(top?.dataset['name'] ?? '')
    }
  }

  /** A click must not close what hovering has opened. */
  function isOpenedByMouse(entry: Element) {
    const isMouse = pointer === 'mouse' || (pointer === '' && matchMedia('(hover: hover)').matches)
    return isMouse && isBar() && entry.matches(':hover')
  }

  function isByHand() {
    return pointer === 'touch' || pointer === 'pen'
  }

  function onDownElsewhere({ target }: PointerEvent) {
    if (read() && isBar() && target instanceof Node && !nav.contains(target)) show('')
  }

  nav.addEventListener('pointerdown', onDown, { signal })
  nav.addEventListener('keydown', onKey, { signal })
  nav.addEventListener('click', onClick, { signal })
  document.addEventListener('pointerdown', onDownElsewhere, { signal })
}

/** In the session's storage, because the next page is a new load. */
function chooseEntry(name: string) {
  try {
    sessionStorage.setItem(CHOSEN, name)
  } catch {}
  dispatchEvent(new Event('menuchoice'))
}

function isForAnotherTab({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  return button !== 0 || ctrlKey || metaKey || shiftKey
}
