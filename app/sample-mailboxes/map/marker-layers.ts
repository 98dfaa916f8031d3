import type { Coordinate } from 'ol/coordinate'
import Feature from 'ol/Feature'
import Point from 'ol/geom/Point'
import VectorLayer from 'ol/layer/Vector'
import { fromLonLat } from 'ol/proj'
import VectorSource from 'ol/source/Vector'
import type { FlatStyle, NumberExpression, Rule } from 'ol/style/flat'

import type { MailboxStatus } from '#app/sample-mailboxes/mailbox.ts'
import type { Position } from '#app/sample-mailboxes/position.ts'
import { formatCompactCount } from '#app/ui/count.ts'

import type { Marker } from './cluster-points.ts'
import { paint, type Palette } from './palette.ts'

const POINT_PX = 8
const CHOSEN_PX = 12
const MIN_CLUSTER_PX = 15
const MAX_CLUSTER_PX = 27

export type PlacedMarker = Marker & { at: Coordinate; label: string }

export function createMarkerLayers() {
  const markers = new VectorSource()
  const chosen = new VectorSource()
  const userPosition = new VectorSource()
  const layers = [
    paint(
      new VectorLayer({
        source: markers,
        declutter: true,
        updateWhileInteracting: true,
        updateWhileAnimating: true,
      }),
      markerRules,
    ),
    paint(new VectorLayer({ source: userPosition }), ({ text, ground }) =>
      ring(text, ground, POINT_PX),
    ),
    paint(new VectorLayer({ source: chosen }), ({ accent, ground, focus }) => [
      ring(ground, focus, CHOSEN_PX + 3),
      ring(accent, ground, CHOSEN_PX),
    ]),
  ]

  return {
    layers,
    markers,
    show(shown: readonly PlacedMarker[], statusOf: (marker: PlacedMarker) => MailboxStatus | null) {
      const features = shown.map(
        (marker) =>
          new Feature({
            geometry: new Point(marker.at),
            marker,
            status: statusOf(marker) ?? 'several',
            count: formatCompactCount(marker.count),
            radius: Math.min(MAX_CLUSTER_PX, MIN_CLUSTER_PX + 3 * Math.log10(marker.count)),
          }),
      )
      markers.clear(true)
      markers.addFeatures(features)
    },
    showChosen: (place: Position | null) => putOne(chosen, place),
    showUserPosition: (place: Position | null) => putOne(userPosition, place),
  }
}

function putOne(source: VectorSource, place: Position | null) {
  source.clear(true)
  if (place) source.addFeature(new Feature(new Point(fromLonLat([place.lng, place.lat]))))
}

/** Inactive mailboxes are rings, so that color is not the only sign. */
function markerRules(palette: Palette): Rule[] {
  const { accent, ground, lifted, text, font } = palette
  const is = (status: MailboxStatus | 'several') => ['==', ['get', 'status'], status]
  return [
    { filter: is('Active'), style: ring(accent, ground, POINT_PX) },
    { filter: is('Maintenance'), style: ring(ground, accent, POINT_PX - 1) },
    { filter: is('Inactive'), style: ring(ground, palette['line-strong'], POINT_PX - 1) },
    {
      filter: is('several'),
      style: {
        ...ring(lifted, accent, ['get', 'radius']),
        'text-value': ['get', 'count'],
        'text-font': `650 13px ${font}`,
        'text-fill-color': text,
        'text-declutter-mode': 'none',
      },
    },
  ]
}

function ring(fill: string, stroke: string, radius: NumberExpression): FlatStyle {
  return {
    'circle-radius': radius,
    'circle-fill-color': fill,
    'circle-stroke-color': stroke,
    'circle-stroke-width': 2.5,
    'circle-declutter-mode': 'obstacle',
  }
}
