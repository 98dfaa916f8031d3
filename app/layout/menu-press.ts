import {
  above,
  entryOf,
  hasSubmenu,
  isBar,
  isWithin,
  submenuAt,
  type MenuState,
} from './menu-state.ts'

/** Where the starter reads it (app/islands/starter.ts). */
const CHOSEN = 'mailbox.menu'

/** Follows clicks and taps. A first tap on an entry of the bar opens its submenu, a second leads on. */
export function followPresses(
  nav: HTMLElement,
  { read, show, close }: MenuState,
  signal: AbortSignal,
) {
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

  /** What hovering has opened a click must not close. */
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

/** The entry at the top that was clicked last in this tab: it outlives the load of the next page. */
function chooseEntry(name: string) {
  try {
    sessionStorage.setItem(CHOSEN, name)
  } catch {}
  dispatchEvent(new Event('menuchoice'))
}

function isForAnotherTab({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  return button !== 0 || ctrlKey || metaKey || shiftKey
}
