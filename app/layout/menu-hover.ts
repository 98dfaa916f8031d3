import { isHeadingFor, type Point } from './heading-for.ts'
import {
  above,
  entryOf,
  findEntry,
  idOf,
  isBar,
  isWithin,
  submenuAt,
  type MenuState,
} from './menu-state.ts'

const OPEN_AFTER_MS = 80
/** A pointer on its way to a panel may cross other entries; one that stays there means them. */
const CROSS_WITHIN_MS = 250
const LEAVE_AFTER_MS = 300
/** Shorter moves have no direction yet. */
const STEP_PX = 4

/**
 * Opens and closes the bar's submenus under a mouse, until it is told to stop.
 *
 * @returns a function after which the pointer opens nothing before it has moved to another entry
 */
export function followMouse(
  nav: HTMLElement,
  { read, show }: Pick<MenuState, 'read' | 'show'>,
  signal: AbortSignal,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let awaited: string | null = null
  let from: Point | null = null
  let resting: string | null = null

  function forget() {
    clearTimeout(timer)
    awaited = null
  }

  function showAfter(id: string, delayMs: number) {
    clearTimeout(timer)
    awaited = id
    timer = setTimeout(() => {
      awaited = null
      show(id)
    }, delayMs)
  }

  function onMove({ pointerType, target, clientX: x, clientY: y }: PointerEvent) {
    const entry = entryOf(target)
    if (pointerType !== 'mouse' || !entry || !isBar()) return
    const wanted = submenuAt(entry)
    if (resting !== null && isWithin(wanted, resting)) return
    resting = null

    const before = from ?? { x, y }
    if (!from || Math.hypot(x - from.x, y - from.y) >= STEP_PX) from = { x, y }
    if (wanted === read()) forget()
    else if (isOnItsWay(before, { x, y }, wanted)) showAfter(wanted, CROSS_WITHIN_MS)
    else if (read()) showAfter(wanted, 0)
    else if (awaited !== wanted) showAfter(wanted, OPEN_AFTER_MS)
  }

  function isOnItsWay(before: Point, now: Point, wanted: string) {
    return panelsLeft(nav, read(), wanted).some((panel) =>
      isHeadingFor(panel.getBoundingClientRect(), before, now),
    )
  }

  function onLeave({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || !isBar()) return
    from = null
    resting = null
    if (nav.querySelector('[data-panel] :focus-visible')) forget()
    else showAfter('', LEAVE_AFTER_MS)
  }

  nav.addEventListener('pointermove', onMove, { signal })
  nav.addEventListener('pointerleave', onLeave, { signal })
  signal.addEventListener('abort', forget)
  return () => {
    forget()
    const hovered = nav.querySelector<HTMLElement>('[data-entry]:hover')
    resting = hovered && idOf(hovered)
  }
}

/** The open panels that would close if another submenu were shown. */
function panelsLeft(nav: HTMLElement, open: string, wanted: string) {
  const panels: Element[] = []
  for (let id = open; id && !isWithin(wanted, id); id = above(id)) {
    const panel = findEntry(nav, id)?.querySelector('[data-panel]')
    if (panel) panels.push(panel)
  }
  return panels
}
