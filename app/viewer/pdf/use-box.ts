import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

import type { PageSize } from './page-layout.ts'

/** Fine enough to know the page that is read; each step draws the column of pages once more. */
const STEP_PX = 16

/** The room inside an element's scroll bars, in CSS pixels; 0 by 0 until it is known. */
export function useRoom(box: HTMLElement | null): PageSize {
  const [room, setRoom] = useState({ width: 0, height: 0 })

  useLayoutEffect(() => {
    if (!box) return
    const observer = new ResizeObserver(() =>
      setRoom({ width: box.clientWidth, height: box.clientHeight }),
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [box])

  return room
}

/** How far an element is scrolled, in CSS pixels and rounded down in small steps. */
export function useScrollTop(box: HTMLElement | null) {
  return useSyncExternalStore(
    (onChange) => {
      box?.addEventListener('scroll', onChange, { passive: true })
      return () => box?.removeEventListener('scroll', onChange)
    },
    () => Math.floor((box?.scrollTop ?? 0) / STEP_PX) * STEP_PX,
  )
}
