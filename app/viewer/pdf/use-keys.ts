import { useEffect } from 'react'

const LINE_PX = 40
/** What stays in sight when a whole view is turned. */
const OVERLAP = 0.9

/**
 * The keys that read a document, wherever the focus is in the viewer: + and − zoom, the others
 * scroll. Fields keep their keys, and every key held with Ctrl, Alt or Meta is the browser's.
 */
export function useKeys(box: HTMLElement | null, onZoom: (direction: 'in' | 'out') => void) {
  useEffect(() => {
    const dialog = box?.closest('dialog')
    const press = (event: KeyboardEvent) => {
      const { target } = event
      if (!box || !(target instanceof HTMLElement) || target instanceof HTMLInputElement) return
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return

      if (event.key === '+' || event.key === '=') onZoom('in')
      else if (event.key === '-') onZoom('out')
      else if (box.contains(target) || !scroll(box, event.key)) return
      event.preventDefault()
    }
    dialog?.addEventListener('keydown', press)
    return () => dialog?.removeEventListener('keydown', press)
  }, [box, onZoom])
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
