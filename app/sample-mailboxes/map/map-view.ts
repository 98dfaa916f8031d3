import { defaults as defaultInteractions } from 'ol/interaction/defaults'
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom'
import OlMap from 'ol/Map'
import { fromLonLat, transformExtent } from 'ol/proj'
import View from 'ol/View'

import type { Position } from '#app/sample-mailboxes/position.ts'

/** OpenLayers counts zoom on tiles of 256 pixels, the preferences on tiles of 512. */
const ZOOM_OFFSET = 1
const USUAL_ZOOM = 4 + ZOOM_OFFSET
/** Without streets there is nothing closer to see. */
export const OUTLINE_ZOOM = 10
export const STREET_ZOOM = 18
const MIN_ZOOM = 1.5
const MAILBOX_ZOOM = 9
const MOVE_MS = 350
const EDGE_PX = 24
/** West, south, east, north in degrees: the contiguous states. */
const COUNTRY = [-125.2, 24.2, -66.6, 49.6]

export function createMapView(
  target: HTMLElement,
  { zoom, calm }: { zoom: number; calm: boolean },
) {
  const view = new View({ maxZoom: OUTLINE_ZOOM, minZoom: MIN_ZOOM, enableRotation: false })
  const map = new OlMap({
    target,
    view,
    controls: [],
    interactions: defaultInteractions({
      mouseWheelZoom: false,
      altShiftDragRotate: false,
      pinchRotate: false,
    }).extend([new MouseWheelZoom({ condition: () => !calm || hasFocus(target) })]),
  })
  const wanted = zoom + ZOOM_OFFSET
  /** Begins the last move once more. */
  let resume = () => {}

  function move(begin: () => void) {
    resume = begin
    begin()
  }

  function showCountry(duration?: number) {
    const extent = transformExtent(COUNTRY, 'EPSG:4326', 'EPSG:3857')
    view.fit(extent, {
      size: map.getSize() ?? [EDGE_PX, EDGE_PX],
      padding: [EDGE_PX, EDGE_PX, EDGE_PX, EDGE_PX],
      maxZoom: USUAL_ZOOM + ZOOM_OFFSET,
      ...(duration && { duration }),
    })
  }

  const viewport = map.getViewport()
  const overlay = map.getOverlayContainer()
  if (!viewport || !overlay) throw new Error('The map found no place to draw in.')
  showCountry()
  if (wanted !== USUAL_ZOOM) view.setZoom(wanted)

  return {
    map,
    view,
    viewport,
    overlay,
    showCountry: () => move(() => showCountry(moveTime())),
    /** OpenLayers ends a move when this changes, so it is resumed. */
    limitZoom(max: number) {
      const isMoving = view.getAnimating()
      view.setMaxZoom(max)
      if (isMoving) resume()
    },
    zoomBy: (steps: number) => {
      const next = view.getConstrainedZoom((view.getZoom() ?? 0) + steps, Math.sign(steps))
      if (next !== undefined) move(() => view.animate({ zoom: next, duration: moveTime() }))
    },
    goTo({ lat, lng }: Position, minZoom = MAILBOX_ZOOM) {
      const center = fromLonLat([lng, lat])
      move(() => {
        const close = Math.max(view.getZoom() ?? 0, Math.min(minZoom, view.getMaxZoom()))
        view.animate({ center, zoom: close, duration: moveTime() })
      })
    },
  }
}

function moveTime() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS
}

function hasFocus(target: HTMLElement) {
  return target.contains(document.activeElement)
}
