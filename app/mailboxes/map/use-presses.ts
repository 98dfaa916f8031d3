import { useEffect, useRef } from 'react'

import type { Marker } from './marker.ts'
import type { OpenMap } from './open-map.ts'

/** How far beside a marker a finger may be. */
const TOLERANCE_PX = 8

/**
 * Presses on markers that have no button over them, since there are too many.
 *
 * @returns a function that tells, at a click, whether it is one and not the end of a drag
 */
export function usePresses(map: OpenMap | null, onPress: (marker: Marker) => void) {
  const isDragged = useRef(false)
  const press = useRef(onPress)

  useEffect(() => {
    press.current = onPress
  })

  useEffect(() => {
    if (!map) return
    const { viewport } = map
    const begin = () => {
      isDragged.current = false
    }
    viewport.addEventListener('pointerdown', begin, true)
    viewport.addEventListener('keydown', begin, true)
    map.map.on('pointerdrag', () => {
      isDragged.current = true
    })
    map.map.on('click', ({ pixel, originalEvent }) => {
      if (originalEvent.target instanceof Element && originalEvent.target.closest('button')) return
      const found = map.map.getFeaturesAtPixel(pixel, { hitTolerance: TOLERANCE_PX })
      const marker = found.find((feature) => feature.get('marker'))?.get('marker')
      if (marker) press.current(marker)
    })
    return () => {
      viewport.removeEventListener('pointerdown', begin, true)
      viewport.removeEventListener('keydown', begin, true)
    }
  }, [map])

  return () => !isDragged.current
}
