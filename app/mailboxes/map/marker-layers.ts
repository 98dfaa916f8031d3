import type { Coordinate } from 'ol/coordinate'
import Feature from 'ol/Feature'
import Point from 'ol/geom/Point'
import VectorLayer from 'ol/layer/Vector'
import { fromLonLat } from 'ol/proj'
import VectorSource from 'ol/source/Vector'
import CircleStyle from 'ol/style/Circle'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'

import type { MailboxStatus } from '#app/mailboxes/mailbox.ts'
import type { Position } from '#app/mailboxes/position.ts'

import type { Marker } from './cluster-points.ts'
import type { MapTheme } from './palette.ts'

const POINT_PX = 8
const CHOSEN_PX = 12
const SMALLEST_CLUSTER_PX = 15
const LARGEST_CLUSTER_PX = 27
const count = new Intl.NumberFormat('en', { notation: 'compact' })

/** A marker with its place on the map. */
export type PlacedMarker = Marker & { at: Coordinate; label: string }

/** The layers over the map: markers, the chosen mailbox, the visitor. */
export function createMarkerLayers(theme: MapTheme) {
  const markers = new VectorSource()
  const chosen = new VectorSource()
  const visitor = new VectorSource()
  const layers = [
    new VectorLayer({
      source: markers,
      declutter: true,
      updateWhileInteracting: true,
      updateWhileAnimating: true,
      style: (feature) => feature.get('draw')(theme),
    }),
    new VectorLayer({ source: visitor, style: () => ringed(theme, 'text', 'ground', POINT_PX) }),
    new VectorLayer({ source: chosen, style: () => chosenStyle(theme) }),
  ]

  return {
    layers,
    markers,
    show(shown: readonly PlacedMarker[], statusOf: (marker: PlacedMarker) => MailboxStatus | null) {
      const features = shown.map((marker) => {
        const status = statusOf(marker)
        const draw = status
          ? () => mailboxStyle(theme, status)
          : () => clusterStyle(theme, marker.count)
        return new Feature({ geometry: new Point(marker.at), marker, draw })
      })
      markers.clear(true)
      markers.addFeatures(features)
    },
    showChosen: (place: Position | null) => putOne(chosen, place),
    showVisitor: (place: Position | null) => putOne(visitor, place),
  }
}

function putOne(source: VectorSource, place: Position | null) {
  source.clear(true)
  if (place) source.addFeature(new Feature(new Point(fromLonLat([place.lng, place.lat]))))
}

/** A mailbox that is not in use is a ring, so that color alone tells nothing. */
function mailboxStyle(theme: MapTheme, status: MailboxStatus) {
  if (status === 'Active') return ringed(theme, 'accent', 'ground', POINT_PX)
  return ringed(theme, 'ground', status === 'Maintenance' ? 'accent' : 'line-strong', POINT_PX - 1)
}

function chosenStyle(theme: MapTheme) {
  return [
    ringed(theme, 'ground', 'focus', CHOSEN_PX + 3),
    ringed(theme, 'accent', 'ground', CHOSEN_PX),
  ]
}

type Color = 'accent' | 'ground' | 'focus' | 'text' | 'line-strong'

function ringed({ palette }: MapTheme, fill: Color, stroke: Color, radius: number) {
  return new Style({
    image: new CircleStyle({
      radius,
      fill: new Fill({ color: palette[fill] }),
      stroke: new Stroke({ color: palette[stroke], width: 2.5 }),
      declutterMode: 'obstacle',
    }),
  })
}

function clusterStyle({ palette }: MapTheme, members: number) {
  const radius = Math.min(LARGEST_CLUSTER_PX, SMALLEST_CLUSTER_PX + 3 * Math.log10(members))
  return new Style({
    image: new CircleStyle({
      radius,
      fill: new Fill({ color: palette.lifted }),
      stroke: new Stroke({ color: palette.accent, width: 2.5 }),
      declutterMode: 'obstacle',
    }),
    text: new Text({
      text: count.format(members),
      font: `650 13px ${palette.font}`,
      fill: new Fill({ color: palette.text }),
      declutterMode: 'none',
    }),
  })
}
