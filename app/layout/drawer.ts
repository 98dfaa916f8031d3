import { isBar, onChangeOfShape } from './menu-state.ts'

const modal: [string, string][] = [
  ['role', 'dialog'],
  ['aria-modal', 'true'],
  ['aria-label', 'Menu'],
]

/** Traps the focus. Opening and closing is the browser's (`popover`). */
export function trapFocus(drawer: HTMLElement, signal: AbortSignal) {
  let uncover = () => {}
  let turns = 0
  // Restyling the page takes longer than a frame, so the press is painted first.
  const afterNextFrame = (act: () => void) => {
    const turn = ++turns
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (turn === turns) act()
      }),
    )
  }

  const cover = () => {
    for (const [name, value] of modal) drawer.setAttribute(name, value)
    drawer.querySelector('button')?.focus()
    afterNextFrame(() => {
      uncover()
      uncover = putOutOfReach(around(drawer))
    })
  }
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') return
    for (const [name] of modal) drawer.removeAttribute(name)
    const bar = drawer.closest('header')
    for (const part of around(drawer)) if (bar?.contains(part)) part.inert = false
    afterNextFrame(uncover)
  }
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && !isBar()) cover()
  }
  drawer.addEventListener('toggle', onToggle, { signal })
  drawer.addEventListener('beforetoggle', onBeforeToggle, { signal })
  onChangeOfShape(() => drawer.hidePopover(), signal)
  if (drawer.matches(':popover-open')) cover()
}

function putOutOfReach(parts: HTMLElement[]) {
  const covered = parts.filter(({ inert }) => !inert)
  for (const part of covered) part.inert = true
  return () => {
    for (const part of covered) part.inert = false
  }
}

function around(drawer: HTMLElement) {
  const parts: HTMLElement[] = []
  for (let inside = drawer; inside !== document.body;) {
    const parent = inside.parentElement
    if (!parent) break
    for (const part of parent.children) {
      const isOutside = part instanceof HTMLElement && part !== inside
      if (isOutside && !('toasts' in part.dataset)) parts.push(part)
    }
    inside = parent
  }
  return parts
}
