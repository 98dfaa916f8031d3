import { useCallback, useLayoutEffect, useRef } from 'react'

import { anchorAt, GAP_PX, heightOf, readingLine, type Anchor } from './page-layout.ts'
import type { PagePlace } from './page-layout.ts'

/**
 * Keeps the visitor's place in the column of pages when the pages change size.
 *
 * @returns what turns to a page, from 1
 */
export function useScroll(box: HTMLElement | null, places: PagePlace[]) {
  const anchor = useRef<Anchor | null>(null)

  useLayoutEffect(() => {
    if (!box) return
    const line = () => readingLine(0, box.clientHeight)
    if (anchor.current) {
      box.scrollTo({ top: heightOf(places, anchor.current) - line(), behavior: 'instant' })
    }
    const remember = () => {
      const isBegun = box.scrollTop > GAP_PX
      anchor.current = isBegun ? anchorAt(places, box.scrollTop + line()) : null
    }
    box.addEventListener('scroll', remember, { passive: true })
    return () => box.removeEventListener('scroll', remember)
  }, [box, places])

  return useCallback(
    (page: number) => {
      const place = places[page - 1]
      if (place) box?.scrollTo({ top: place.top - GAP_PX, behavior: 'instant' })
    },
    [box, places],
  )
}
