import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'

import { map as words } from '#content/map.ts'

import type { PlacedMarker } from './marker-layers.ts'
import type { OpenMap } from './open-map.ts'

/** More buttons are no use by keyboard; the list beside the map holds all. */
const MAX_POINTS = 60

type MapPointsProps = {
  map: OpenMap
  markers: PlacedMarker[]
  chosen: number
  onPress: (marker: PlacedMarker) => void
}

/** Makes the map usable by keyboard. */
export function MapPoints({ map, markers, chosen, onPress }: MapPointsProps) {
  const list = useRef<HTMLUListElement>(null)
  const points = useMemo(
    () => markers.toSorted((one, other) => other.lat - one.lat).slice(0, MAX_POINTS),
    [markers],
  )
  const rememberFocus = useRestoredFocus(map, points)

  useLayoutEffect(() => {
    const follow = () => position(list.current, points, map)
    follow()
    map.map.on('postrender', follow)
    return () => map.map.un('postrender', follow)
  }, [map, points])

  return (
    <ul
      ref={list}
      aria-label={words.inView}
      className="absolute inset-0 *:absolute *:-top-5.5 *:-left-5.5"
    >
      {points.map((marker) => (
        <li key={marker.key}>
          <button
            type="button"
            data-key={marker.key}
            aria-label={marker.label}
            aria-pressed={marker.index === undefined ? undefined : marker.index === chosen}
            className="pointer-events-auto block size-11 rounded-full hover:shadow-[0_0_0_2px_var(--line-strong)] focus-visible:outline-offset-0"
            onClick={() => onPress(marker)}
            onFocus={() => rememberFocus(marker.key)}
            onBlur={({ relatedTarget }) => relatedTarget && rememberFocus(null)}
          />
        </li>
      ))}
    </ul>
  )
}

function position(list: HTMLUListElement | null, points: PlacedMarker[], { map }: OpenMap) {
  for (const [index, item] of [...(list?.children ?? [])].entries()) {
    const pixel = map.getPixelFromCoordinate(points[index]?.at ?? [0, 0])
    if (!(item instanceof HTMLElement) || !pixel) continue
    item.style.translate = `${pixel[0]}px ${pixel[1]}px`
  }
}

/** After a cluster splits, the focus moves to the marker nearest to the middle. */
function useRestoredFocus({ map }: OpenMap, points: PlacedMarker[]) {
  const focused = useRef<string | null>(null)

  useEffect(() => {
    const isLost = focused.current !== null && !points.some(({ key }) => key === focused.current)
    if (!isLost || document.activeElement !== document.body) return
    const [x = 0, y = 0] = map.getView().getCenter() ?? []
    const far = ({ at: [east = 0, north = 0] }: PlacedMarker) => Math.hypot(east - x, north - y)
    const [nearest] = points.toSorted((one, other) => far(one) - far(other))
    const target = map.getTargetElement()
    const next = target?.querySelector<HTMLElement>(`[data-key="${nearest?.key}"]`) ?? target
    next?.focus({ preventScroll: true })
  }, [map, points])

  return (key: string | null) => {
    focused.current = key
  }
}
