import { useEffect, type RefObject } from 'react'

const LINE_PX = 40
/** What stays in sight when a whole view is turned. */
const OVERLAP = 0.9

type Commands = { onZoom: (direction: 'in' | 'out') => void; onPrint: () => void }

/**
 * The keys that read a document, wherever the focus is in the viewer: + and − zoom, the others
 * scroll, and Ctrl+P prints the document instead of the page. Fields keep their keys, and every
 * other key held with Ctrl, Alt or Meta is the browser's.
 */
export function useKeys(container: RefObject<HTMLElement | null>, { onZoom, onPrint }: Commands) {
  useEffect(() => {
    const box = container.current
    const dialog = box?.closest('dialog')
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (!box || !(target instanceof HTMLElement) || event.defaultPrevented) return
      const isField = target.matches('input, select, textarea')

      if (isPrint(event)) onPrint()
      else if (isField || event.ctrlKey || event.altKey || event.metaKey) return
      else if (key === '+' || key === '=') onZoom('in')
      else if (key === '-') onZoom('out')
      else if (box.contains(target) || !scroll(box, key)) return
      event.preventDefault()
    }
    dialog?.addEventListener('keydown', press)
    return () => dialog?.removeEventListener('keydown', press)
  }, [container, onZoom, onPrint])
}

function isPrint({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return key === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/** What the browser does by itself only while the focus is inside the scrolling box. */
function scroll(box: HTMLElement, key: string) {
  const view = box.clientHeight * OVERLAP
  const ways: Record<string, number> = {
    ArrowDown: LINE_PX,
    ArrowUp: -LINE_PX,
    PageDown: view,
    PageUp: -view,
    Home: -box.scrollHeight,
    End: box.scrollHeight,
  }
  const way = ways[key]
  if (way === undefined) return false
  box.scrollBy({ top: way, behavior: 'instant' })
  return true
}
