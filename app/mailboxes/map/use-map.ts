import { useEffect, useRef, useState, type RefObject } from 'react'

import { openMap, type OpenMap, type Scene, type StreetState } from './open-map.ts'

type Wishes = {
  zoom: number
  isClustered: boolean
  calm: boolean
  onFailure: () => void
}

const nothing: Scene = { markers: [], isThinned: false, inView: 0 }

/** The map in an element of this component, as long as the component stands. */
export function useMap(target: RefObject<HTMLElement | null>, wishes: Wishes) {
  const begun = useRef(wishes)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [scene, setScene] = useState(nothing)
  const [streets, setStreets] = useState<{ state: StreetState; attribution: string } | null>(null)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    begun.current = wishes
  })

  useEffect(() => {
    if (!target.current) return
    const { zoom, isClustered, calm } = begun.current
    const opened = attempt(target.current, { zoom, isClustered, calm })
    if (!opened) return begun.current.onFailure()
    setMap(opened)
    void opened.opened.then(() => setReady(true))
    return opened.close

    function attempt(element: HTMLElement, options: Omit<Wishes, 'onFailure'>) {
      try {
        return openMap(element, {
          ...options,
          onScene: setScene,
          onStreets: (state, attribution) => setStreets({ state, attribution }),
          onFailure: () => begun.current.onFailure(),
        })
      } catch {
        return null
      }
    }
  }, [target])

  return { map, scene, streets, isReady }
}
