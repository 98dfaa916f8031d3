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
/** A pointer on its way to a panel may cross other entries; one that stays on them selects them. */
const CROSS_WITHIN_MS = 250
const LEAVE_AFTER_MS = 300
/** Shorter moves have no direction yet. */
const STEP_PX = 4

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

function panelsLeft(nav: HTMLElement, open: string, wanted: string) {
  const panels: Element[] = []
  for (let id = open; id && !isWithin(wanted, id); id = above(id)) {
    const panel = findEntry(nav, id)?.querySelector('[data-panel]')
    if (panel) panels.push(panel)
  }
  return panels
}

type Point = { x: number; y: number }
type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Whether the pointer moved inside the triangle between its last position and the nearer edge of the panel. A
 * diagonal move crosses entries that the visitor does not want.
 */
export function isHeadingFor(panel: Box, from: Point, to: Point) {
  const [first, second] = nearEdge(panel, from)
  const turns = [turn(from, first, to), turn(first, second, to), turn(second, from, to)]
  const isStanding = from.x === to.x && from.y === to.y
  return !isStanding && (turns.every((side) => side >= 0) || turns.every((side) => side <= 0))
}

function nearEdge({ left, top, right, bottom }: Box, { x, y }: Point): [Point, Point] {
  if (y < top) return [point(left, top), point(right, top)]
  if (x < left) return [point(left, top), point(left, bottom)]
  return [point(right, top), point(right, bottom)]
}

function point(x: number, y: number): Point {
  return { x, y }
}

/** The sign tells the side of the line. */
function turn(a: Point, b: Point, c: Point) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
