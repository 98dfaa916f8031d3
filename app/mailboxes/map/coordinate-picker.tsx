import { toLonLat } from 'ol/proj'
import { useEffect, useRef } from 'react'

import type { Position } from '#app/mailboxes/position.ts'
import { Button } from '#app/ui/button.tsx'

import { MapControls } from './map-controls.tsx'
import { MapLegend } from './map-legend.tsx'
import { MapTarget } from './map-target.tsx'
import { Retried } from './retried.tsx'
import { useMap } from './use-map.ts'

import css from './map.module.css'

const COUNTRY_ZOOM = 4
/** Close enough to see where in its state a place is. */
const REGION_ZOOM = 7

export type CoordinatePickerProps = {
  /** Where the mark stands, if anywhere. */
  value: Position | null
  onPick: (place: Position) => void
}

/** A map to pick coordinates on: by a click, or by moving the map under the cross. */
export function CoordinatePicker(props: CoordinatePickerProps) {
  return <Retried>{(onFailure) => <PickerSurface {...props} onFailure={onFailure} />}</Retried>
}

function PickerSurface({
  value,
  onPick,
  onFailure,
}: CoordinatePickerProps & { onFailure: () => void }) {
  const target = useRef<HTMLDivElement>(null)
  const wishes = { zoom: COUNTRY_ZOOM, isClustered: true, calm: true, onFailure }
  const { map, streets, isReady } = useMap(target, wishes)
  const pick = useRef(onPick)
  const begun = useRef(value)
  const { lat, lng } = value ?? {}

  useEffect(() => {
    pick.current = onPick
  })
  useEffect(() => {
    if (begun.current) map?.goTo(begun.current, REGION_ZOOM)
  }, [map])
  useEffect(() => {
    map?.map.on('click', ({ coordinate }) => pick.current(placeAt(coordinate)))
  }, [map])
  useEffect(() => {
    map?.choose(lat !== undefined && lng !== undefined ? { lat, lng } : null)
  }, [map, lat, lng])

  return (
    <div className={css.picker}>
      <div className={css.frame}>
        <div className={css.map} data-ready={isReady}>
          <MapTarget
            ref={target}
            label="Map to pick coordinates on"
            keys="Arrow keys move the map under the cross, plus and minus zoom. The button below takes the place under the cross."
          />
          <Cross />
          {map && <MapControls map={map} />}
          <MapLegend streets={streets} />
        </div>
      </div>
      <div>
        <Button
          look="quiet"
          small
          onClick={() => map && onPick(placeAt(map.view.getCenter() ?? [0, 0]))}
        >
          Take the place under the cross
        </Button>
      </div>
    </div>
  )
}

function Cross() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={css.cross}>
      <path d="M12 3v18M3 12h18" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

function placeAt(coordinate: number[]): Position {
  const [lng = 0, lat = 0] = toLonLat(coordinate)
  return { lat, lng }
}
