import { toLonLat } from 'ol/proj'
import { useEffect, useEffectEvent } from 'react'

import type { Position } from '#app/sample-mailboxes/position.ts'
import { Button } from '#app/ui/button.tsx'
import { map as words } from '#content/map.ts'

import { MapFrame } from './map-frame.tsx'
import { useMap } from './use-map.ts'

const COUNTRY_ZOOM = 4
const REGION_ZOOM = 7

export type CoordinatePickerProps = {
  value: Position | null
  onPick: (place: Position) => void
}

export function CoordinatePicker({
  value,
  onPick,
  onFailure,
}: CoordinatePickerProps & { onFailure: () => void }) {
  const options = { zoom: COUNTRY_ZOOM, isClustered: true, calm: true, onFailure }
  const { ref, map, streets, isReady } = useMap(options)
  const { lat, lng } = value ?? {}
  const pick = useEffectEvent(onPick)
  const goToValue = useEffectEvent(() => value && map?.goTo(value, REGION_ZOOM))

  useEffect(() => {
    goToValue()
    map?.map.on('click', ({ coordinate }) => pick(positionAt(coordinate)))
  }, [map])
  useEffect(() => {
    map?.showChosen(lat !== undefined && lng !== undefined ? { lat, lng } : null)
  }, [map, lat, lng])

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="relative h-80 overflow-clip rounded-control border border-line-strong">
        <MapFrame
          ref={ref}
          label={words.picker.label}
          keys={words.picker.keys}
          isReady={isReady}
          map={map}
          streets={streets}
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="pointer-events-none absolute top-1/2 left-1/2 -m-4 size-8 text-ink"
          >
            <path d="M12 3v18M3 12h18" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </MapFrame>
      </div>
      <div>
        <Button
          variant="quiet"
          small
          onClick={() => map && onPick(positionAt(map.view.getCenter() ?? [0, 0]))}
        >
          {words.picker.take}
        </Button>
      </div>
    </div>
  )
}

function positionAt(coordinate: number[]): Position {
  const [lng = 0, lat = 0] = toLonLat(coordinate)
  return { lat, lng }
}
