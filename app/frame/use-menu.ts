import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { followMouse } from './menu-hover.ts'
import { followKeys } from './menu-keys.ts'
import { followPresses } from './menu-press.ts'
import { entryOf, findEntry, isBar, linkOf, submenuAt, type MenuState } from './menu-state.ts'

/**
 * The submenus of the bar and the drawer, once React has taken over. Before that they open by
 * styles alone; what was open then stays open.
 *
 * @returns which submenu is open, or null as long as the styles decide
 */
export function useMenu(nav: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null)

  useEffect(() => {
    if (!nav.current) return
    const listening = new AbortController()
    attach(nav.current, setOpen, listening.signal)
    return () => listening.abort()
  }, [nav])

  return open
}

function attach(nav: HTMLElement, setOpen: (id: string) => void, signal: AbortSignal) {
  let open = openByStyles(nav)
  setOpen(open)
  const read = () => open
  const show = (id: string) => {
    if (id === open) return
    open = id
    flushSync(() => setOpen(id))
  }
  const rest = followMouse(nav, { read, show }, signal)
  const close = () => {
    const [top = ''] = open.split('-')
    const focused = document.activeElement
    if (top && focused?.closest('ul ul')) linkOf(findEntry(nav, top))?.focus()
    rest()
    show('')
  }

  followKeys(nav, { read, show, close } satisfies MenuState, signal)
  followPresses(nav, { read, show, close }, signal)
}

function openByStyles(nav: HTMLElement) {
  if (!isBar()) return ''
  const marked = [...nav.querySelectorAll('[data-entry]:is(:hover, :focus-within)')].at(-1)
  const entry = entryOf(marked ?? null)
  return entry ? submenuAt(entry) : ''
}
