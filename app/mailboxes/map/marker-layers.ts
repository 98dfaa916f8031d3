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

import type { Look } from './basemap.ts'
import type { PlacedMarker } from './marker.ts'

const POINT_PX = 8
const CHOSEN_PX = 12
const SMALLEST_CLUSTER_PX = 15
const LARGEST_CLUSTER_PX = 27
const count = new Intl.NumberFormat('en', { notation: 'compact' })

/** The layers over the map: markers, the chosen mailbox, the visitor. */
export function createMarkerLayers(look: Look) {
  const markers = new VectorSource()
  const chosen = new VectorSource()
  const here = new VectorSource()
  const layers = [
    new VectorLayer({
      source: markers,
      declutter: true,
      updateWhileInteracting: true,
      updateWhileAnimating: true,
      style: (feature) => feature.get('draw')(look),
    }),
    new VectorLayer({ source: here, style: () => ringed(look, 'text', 'ground', POINT_PX) }),
    new VectorLayer({ source: chosen, style: () => chosenStyle(look) }),
  ]

  return {
    layers,
    markers,
    show(shown: readonly PlacedMarker[], statusOf: (marker: PlacedMarker) => MailboxStatus | null) {
      const features = shown.map((marker) => {
        const status = statusOf(marker)
        const draw = status
          ? () => mailboxStyle(look, status)
          : () => clusterStyle(look, marker.count)
        return new Feature({ geometry: new Point(marker.at), marker, draw })
      })
      markers.clear(true)
      markers.addFeatures(features)
    },
    choose: (place: Position | null) => putOne(chosen, place),
    stand: (place: Position | null) => putOne(here, place),
  }
}

function putOne(source: VectorSource, place: Position | null) {
  source.clear(true)
  if (place) source.addFeature(new Feature(new Point(fromLonLat([place.lng, place.lat]))))
}

/** A mailbox that is not in use is a ring, so that colour alone tells nothing. */
function mailboxStyle(look: Look, status: MailboxStatus) {
  if (status === 'Active') return ringed(look, 'accent', 'ground', POINT_PX)
  return ringed(look, 'ground', status === 'Maintenance' ? 'accent' : 'line-strong', POINT_PX - 1)
}

function chosenStyle(look: Look) {
  return [
    ringed(look, 'ground', 'focus', CHOSEN_PX + 3),
    ringed(look, 'accent', 'ground', CHOSEN_PX),
  ]
}

type Colour = 'accent' | 'ground' | 'focus' | 'text' | 'line-strong'

function ringed({ palette }: Look, fill: Colour, stroke: Colour, radius: number) {
  return new Style({
    image: new CircleStyle({
      radius,
      fill: new Fill({ color: palette[fill] }),
      stroke: new Stroke({ color: palette[stroke], width: 2.5 }),
      declutterMode: 'obstacle',
    }),
  })
}

function clusterStyle({ palette }: Look, members: number) {
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
