import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Marker } from './cluster-points.ts'
import { openMap, type OpenMap, type Scene, type StreetState } from './open-map.ts'

/** How far from a marker a finger may be. */
const TOLERANCE_PX = 8

type MapOptions = {
  zoom: number
  isClustered: boolean
  calm: boolean
  onFailure: () => void
}

const nothing: Scene = { markers: [], isThinned: false, inView: 0 }

export function useMap(options: MapOptions) {
  const [map, setMap] = useState<OpenMap | null>(null)
  const [scene, setScene] = useState(nothing)
  const [streets, setStreets] = useState<{ state: StreetState; attribution: string } | null>(null)
  const [isReady, setReady] = useState(false)
  const [ref] = useState(() => (element: HTMLDivElement) => {
    let close = () => {}
    const open = () => {
      try {
        const opened = openMap(element, {
          ...options,
          onScene: setScene,
          onStreets: (state, attribution) => setStreets({ state, attribution }),
        })
        setMap(opened)
        void opened.opened.then(() => setReady(true))
        close = opened.close
      } catch {
        options.onFailure()
      }
    }
    // Layout first, then the map: both at once block a phone too long.
    const timer = setTimeout(open)
    return () => {
      clearTimeout(timer)
      close()
    }
  })

  return { ref, map, scene, streets, isReady }
}

/**
 * Presses on markers without a button.
 * @returns whether a click is a press and not the end of a drag
 */
export function usePresses(map: OpenMap | null, onPress: (marker: Marker) => void) {
  const isDragged = useRef(false)
  const press = useEffectEvent(onPress)

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
      const features = map.map.getFeaturesAtPixel(pixel, { hitTolerance: TOLERANCE_PX })
      const marker = features.find((feature) => feature.get('marker'))?.get('marker')
      if (marker) press(marker)
    })
    return () => {
      viewport.removeEventListener('pointerdown', begin, true)
      viewport.removeEventListener('keydown', begin, true)
    }
  }, [map])

  return () => !isDragged.current
}
